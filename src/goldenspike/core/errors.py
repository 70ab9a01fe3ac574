"""Every error Golden Spike raises on purpose, as one tree.

GoldenSpikeError            one clear sentence and a stable ``code``
├── BoardError              a board file is broken: which file, which line, what
├── OptionsError            the choices of a table do not fit together
├── RecordError             a record is broken: which action, what
│   └── IllegalRecord       a record holds an action the rules refuse
├── ProgramError            a decision in advance that makes no sense
├── BotError                a bot broke, or chose what is not legal: which one, what
├── RulesError              an action the rules refuse; names the rule's id
└── UndoError               a decision that cannot be taken back
"""

from __future__ import annotations


class GoldenSpikeError(Exception):
    """One clear sentence naming what is wrong and where."""

    code = "error"

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class BoardError(GoldenSpikeError):
    code = "board_invalid"

    def __init__(self, message: str, *, file: str = "", line: int = 0) -> None:
        where = f"{file}, line {line}: " if file else ""
        super().__init__(where + message)
        self.file = file
        self.line = line


class OptionsError(GoldenSpikeError):
    code = "options_invalid"


class RecordError(GoldenSpikeError):
    code = "record_invalid"


class ProgramError(GoldenSpikeError):
    code = "program_refused"


class BotError(GoldenSpikeError):
    code = "bot_failed"


class RulesError(GoldenSpikeError):
    """An action the rules refuse. ``code`` is the rule's id and a short name, and never changes."""

    def __init__(self, rule: str, name: str, message: str) -> None:
        super().__init__(f"{message} ({rule})")
        self.rule = rule
        self.code = f"{rule}.{name}"


class UndoError(GoldenSpikeError):
    code = "undo_refused"


class IllegalRecord(RecordError):
    """An action of a record that the rules refuse, with its place in the record."""

    def __init__(self, index: int, cause: RulesError) -> None:
        super().__init__(f"action {index}: {cause.message}")
        self.index = index
        self.rule = cause.rule
        self.code = cause.code
