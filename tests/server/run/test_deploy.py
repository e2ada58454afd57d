"""The files for containers and docs/deploy.md say what is so."""

import dataclasses
import re
from typing import Any

import httpx
import pytest
import yaml
from prometheus_client.registry import REGISTRY

from ratskeller.server.base import metrics
from ratskeller.server.base.settings import Limits, Settings, checked_proxies
from tests.documented import ROOT, check

DEPLOY = ROOT / "deploy"
DOCUMENT = (ROOT / "docs" / "deploy.md").read_text("utf-8")
CONTAINERFILE = (DEPLOY / "Containerfile").read_text("utf-8")
COMPOSE = (DEPLOY / "compose.yaml").read_text("utf-8")


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    """What the compose file starts."""
    found: dict[str, Any] = yaml.safe_load(COMPOSE)["services"]
    return found


def rows_of(heading: str) -> dict[str, str]:
    """The first two columns of the table whose heading begins so; signs of code are left out."""
    table = DOCUMENT.split(f"| {heading} |")[1].split("\n\n")[0].splitlines()[2:]
    cells = [[cell.strip(" `") for cell in row.split("|")] for row in table]
    return {cell[1]: cell[2] for cell in cells}


def test_the_compose_file_runs_two_processes_on_postgresql_behind_one_address(services: dict[str, Any]) -> None:
    app = services["app"]
    check(app["command"])
    assert app["command"][:3] == ["serve", "--processes", "2"]
    assert app["environment"]["RATSKELLER_DATABASE"].startswith("postgresql://rat:")
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert f"reverse_proxy app:{Settings('').port}\n" in (DEPLOY / "Caddyfile").read_text("utf-8")


def test_a_container_is_given_as_much_time_to_stop_as_the_server_takes(services: dict[str, Any]) -> None:
    assert int(services["app"]["stop_grace_period"].removesuffix("s")) > Limits().seconds_to_drain


@pytest.fixture(scope="module")
def service() -> dict[str, str]:
    """The settings of the unit; of those that are there several times, the last."""
    lines = (DEPLOY / "ratskeller.service").read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))


def test_the_unit_runs_a_command_that_there_is_and_gives_it_time_to_stop(service: dict[str, str]) -> None:
    program, *words = service["ExecStart"].split()
    assert program.endswith("/bin/ratskeller")
    check(words)
    assert int(service["TimeoutStopSec"]) > Limits().seconds_to_drain
    assert service["KillMode"] == "mixed"  # bots and analyses are ended by the server, not before it


def test_the_unit_may_write_to_its_folders_alone_and_run_what_it_compiles(service: dict[str, str]) -> None:
    variables = dict(word.split("=", 1) for word in service["Environment"].split())
    assert variables["RATSKELLER_CACHE"] == f"/var/cache/{service['CacheDirectory']}"
    assert f"{variables['XDG_DATA_HOME']}/ratskeller" == f"/var/lib/{service['StateDirectory']}"
    assert (service["ProtectSystem"], service["CapabilityBoundingSet"], service["DynamicUser"]) == ("strict", "", "yes")
    assert service["NoNewPrivileges"] == service["PrivateTmp"] == service["RestrictNamespaces"] == "yes"
    assert "MemoryDenyWriteExecute" not in service


def test_volumes_and_services_of_the_compose_file_are_all_declared(services: dict[str, Any]) -> None:
    volumes = {volume.partition(":")[0] for service in services.values() for volume in service["volumes"]}
    assert {name for name in volumes if not name.startswith(".")} == set(yaml.safe_load(COMPOSE)["volumes"])
    assert {name for service in services.values() for name in service.get("depends_on", ())} <= set(services)


def test_what_the_containers_copy_is_there_and_not_ignored(services: dict[str, Any]) -> None:
    build = services["app"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    lines = re.findall(r"^COPY (?!--from)(.*) \S+$", CONTAINERFILE, re.MULTILINE)
    copied = {word for line in lines for word in line.split()}
    kept = set(re.findall(r"^!(\S+)$", (ROOT / ".dockerignore").read_text("utf-8"), re.MULTILINE))
    assert {name.partition("/")[0] for name in copied} == kept
    assert all((ROOT / name).exists() for name in copied)


def test_the_page_of_the_container_is_the_one_that_a_stage_of_its_own_has_built() -> None:
    place = "src/ratskeller/server/page"
    assert place in (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert f"COPY --from=page /ratskeller/{place} {place}\n" in CONTAINERFILE


def test_every_variable_that_is_told_is_read() -> None:
    source = "".join(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))
    told = set(re.findall(r"\bRATSKELLER_[A-Z_]+", CONTAINERFILE + COMPOSE + DOCUMENT))
    assert {"RATSKELLER_DATABASE", "RATSKELLER_CACHE"} < told
    assert {name for name in told if f'"{name}"' not in source} == set()
    assert all(f"{name}=" in DOCUMENT for name in re.findall(r"\$\{([A-Z_]+)", COMPOSE))


def test_the_compose_file_names_its_proxy(services: dict[str, Any]) -> None:
    assert checked_proxies(services["app"]["environment"]["RATSKELLER_PROXY"].split())
    assert "FORWARDED_ALLOW_IPS" not in COMPOSE


def test_the_page_has_all_limits_with_their_defaults() -> None:
    assert {name: float(figure) for name, figure in rows_of("name").items()} == dataclasses.asdict(Limits())


def test_the_page_has_all_metrics() -> None:
    own = [family for family in REGISTRY.collect() if family.name.startswith("ratskeller_")]
    names = {family.name + ("_total" if family.type == "counter" else "") for family in own}
    assert set(rows_of("metric")) == names | {family.name for family in metrics.Kept({}, 0).collect()}


def test_addresses_for_machines_answer(served: str) -> None:
    for address in rows_of("address"):
        assert httpx.get(served + address).status_code == 200
