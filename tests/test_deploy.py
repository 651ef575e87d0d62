"""The files of `deploy`: they can be read by those they are for, and name only what there is."""

from __future__ import annotations

import configparser
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from saloon.cli import main
from saloon.server.metrics import Metrics
from saloon.server.settings import PREFIX, declared

DEPLOY = Path(__file__).parents[1] / "deploy"
OTHERS = {"up"}  # what Prometheus itself knows of whoever it asks
WORD = re.compile(r"\b(?:saloon|process)_[a-z_]+\b")


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def figures() -> set[str]:
    """The names of all figures that a house tells, with those Prometheus makes of histograms and counters."""
    declared = re.findall(r"^# TYPE (\w+) (\w+)$", Metrics().text().decode(), re.MULTILINE)
    names = {name for name, _ in declared}
    return names | {f"{name}_{part}" for name, kind in declared if kind == "histogram" for part in ("bucket", "count")}


def expressions() -> list[str]:
    board = json.loads(read("grafana.json"))
    shown = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    asked = [variable["query"] for variable in board["templating"]["list"] if variable["type"] == "query"]
    rules = [rule["expr"] for group in yaml.safe_load(read("alerts.yml"))["groups"] for rule in group["rules"]]
    return [*shown, *asked, *rules]


def test_dashboard_and_alarms_name_only_figures_that_there_are(figures: set[str]) -> None:
    named = {name for expression in expressions() for name in WORD.findall(expression)}
    assert len(named) > 15
    assert named - figures == set()


def test_every_figure_of_ours_is_shown_or_watched(figures: set[str]) -> None:
    named = " ".join(expressions())
    ours = {name for name in figures if name.startswith("saloon_") and not name.endswith(("_created", "_count"))}
    assert {name for name in ours if name not in named} == set()


def test_expressions_are_balanced_and_alarms_are_explained() -> None:
    for expression in expressions():
        for opening, closing in ("()", "[]", "{}"):
            assert expression.count(opening) == expression.count(closing), expression
    monitoring = (DEPLOY.parent / "docs" / "operating" / "monitoring.md").read_text(encoding="utf-8")
    for group in yaml.safe_load(read("alerts.yml"))["groups"]:
        for rule in group["rules"]:
            assert rule["annotations"]["summary"]
            assert f"`{rule['alert']}`" in monitoring


def test_panels_do_not_lie_on_each_other() -> None:
    places = [panel["gridPos"] for panel in json.loads(read("grafana.json"))["panels"]]
    covered = [(at["x"] + x, at["y"] + y) for at in places for x in range(at["w"]) for y in range(at["h"])]
    assert len(covered) == len(set(covered))
    assert max(x for x, _ in covered) < 24


def test_prometheus_finds_the_rules() -> None:
    known = yaml.safe_load(read("prometheus.yml"))
    assert all((DEPLOY / name).is_file() for name in known["rule_files"])
    jobs = {scrape["job_name"] for scrape in known["scrape_configs"]}
    assert jobs == set(re.findall(r'job="(\w+)"', read("alerts.yml")))


class TestService:
    def unit(self) -> configparser.ConfigParser:
        unit = configparser.ConfigParser(delimiters="=", interpolation=None, strict=True)
        unit.optionxform = str  # type: ignore[assignment, method-assign]
        unit.read_string(read("saloon.service"))
        return unit

    def test_it_starts_a_house_with_options_that_there_are(self) -> None:
        started = self.unit()["Service"]["ExecStart"].split()
        assert started[0].endswith("/saloon")
        known = {name for option in main.commands[started[1]].params for name in option.opts}
        assert {word for word in started if word.startswith("--")} <= known

    def test_it_sets_only_variables_that_there_are(self) -> None:
        known = {one.variable for one in declared()} | {f"{PREFIX}{name}" for name in ("DATA", "CACHE", "SETTINGS")}
        assert set(re.findall(rf"{PREFIX}[A-Z_]+", read("saloon.service"))) <= known

    def test_it_may_do_no_more_than_it_must(self) -> None:
        service = self.unit()["Service"]
        assert service["Type"] == "notify"
        assert service["NoNewPrivileges"] == service["DynamicUser"] == "yes"
        assert service["ProtectSystem"] == "strict"
        assert service["CapabilityBoundingSet"] == ""

    def test_systemd_finds_nothing_wrong(self, tmp_path: Path) -> None:
        """As far as there is a systemd here; what it is to start is put where it looks."""
        analyse = shutil.which("systemd-analyze")
        if analyse is None:
            return
        program = shutil.which("true") or "/bin/true"
        unit = tmp_path / "saloon.service"
        unit.write_text(read("saloon.service").replace("/opt/saloon/bin/saloon", program), encoding="utf-8")
        found = subprocess.run([analyse, "verify", "--man=no", str(unit)], check=False, capture_output=True, text=True)
        complaints = [line for line in found.stderr.splitlines() if "saloon.service" in line]
        assert complaints == []


class TestProxies:
    def test_nginx_blocks_are_closed_and_lines_end(self) -> None:
        depth = 0
        for line in (line.partition("#")[0].strip() for line in read("nginx.conf").splitlines()):
            assert not line or line[-1] in "{};", line
            depth += line.count("{") - line.count("}")
            assert depth >= 0
        assert depth == 0

    def test_caddy_blocks_are_closed(self) -> None:
        text = "\n".join(line.partition("#")[0] for line in read("Caddyfile").splitlines())
        assert len(re.findall(r"\{$", text, re.MULTILINE)) == len(re.findall(r"^\t*\}$", text, re.MULTILINE)) > 1

    @pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
    def test_what_a_house_relies_on_is_passed_on(self, name: str) -> None:
        text = read(name)
        assert "X-Forwarded-For" in text
        assert "X-Request-Id" in text
        assert "/metrics" in text
        assert 'proxies = ["127.0.0.1"]' in text

    def test_sockets_are_upgraded_and_kept_open(self) -> None:
        text = read("nginx.conf")
        assert "proxy_set_header Upgrade $http_upgrade;" in text
        assert "proxy_http_version 1.1;" in text
        patience = int(re.findall(r"proxy_read_timeout (\d+)s", text)[0])
        assert patience > 20 + 20  # a house asks every 20 seconds whether somebody is there, and waits as long
