"""``python -m goldenspike.kernel``: compile everything once, so that nobody waits for it later."""

from __future__ import annotations

from goldenspike.kernel.steel_driver.ready import compile_steel_driver
from goldenspike.kernel.transamerica.ready import compile_transamerica

if __name__ == "__main__":
    compile_transamerica("transamerica")
    compile_steel_driver("steel-driver")
