"""The same tournament on a cluster of two nodes, each a process of its own on this machine."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import pytest

from goldenspike.games import game_named
from goldenspike.sim.spread import NoCluster, over_cluster, over_cores
from goldenspike.sim.tournament import Contest, compete
from spike import spike

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    pytest.importorskip("ray")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from ray.cluster_utils import Cluster  # noqa: PLC0415

        nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        nodes.add_node(num_cpus=1)
        yield nodes.address
        nodes.shutdown()  # type: ignore[no-untyped-call]


def test_a_cluster_plays_the_same_games_as_one_process(cluster: str) -> None:
    options = game_named("transamerica").options_type(players=2)
    contest = Contest("transamerica", options, (("novice", "random"),), deals=4, seed=7)
    assert list(compete(contest, over_cluster(cluster))) == list(compete(contest, over_cores(1)))


def test_the_command_line_plays_on_a_cluster(cluster: str) -> None:
    words = ("tournament", "--players", "2", "--bots", "novice,random", "--games", "4", "--seed", "3")
    on_cluster, here = spike(*words, "--cluster", cluster), spike(*words)
    assert on_cluster.code == here.code == 0
    wins = [output.out.split("Rating")[0] for output in (on_cluster, here)]
    assert wins[0] == wins[1]


def test_no_cluster_is_one_clear_sentence() -> None:
    pytest.importorskip("ray")
    with pytest.raises(NoCluster, match=r"there is no Ray cluster at 127\.0\.0\.1:1"):
        list(over_cluster("127.0.0.1:1")(abs, [1]))
