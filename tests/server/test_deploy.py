"""What is told to whoever runs a house: every command, flag, name and figure of it is there."""

from __future__ import annotations

import argparse
import re
import shlex
from collections.abc import Iterator
from ipaddress import ip_address, ip_network
from typing import Any

import pytest
import yaml

from ossuary.cli.arguments import COMMANDS, parse
from ossuary.cli.serve import DATABASE_URL, PORT, STOPPING, networks
from ossuary.server.database import url_of
from ossuary.server.deals import new_id
from ossuary.server.hosting import healthz, metrics
from ossuary.server.metrics import Metrics
from tests.conftest import ROOT

DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
CADDYFILE = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
SERVERS = {name: service for name, service in SERVICES.items() if service["image"] == "ossuary"}


def understood(words: list[str]) -> argparse.Namespace:
    """A command line that the program takes, with what it means."""
    given = parse(words, "en")
    for flag in ("trust_proxy", "metrics_from"):
        networks(flag, getattr(given, flag, None))
    return given


def commands_of_the_guide() -> Iterator[str]:
    """What it tells people to type that is for this program."""
    for block in re.findall(r"```(?:sh)?\n(.*?)```", GUIDE, re.DOTALL):
        for line in block.splitlines():
            found = re.search(rf"(?:^|[ /])ossuary ((?:{'|'.join(COMMANDS)}) .*)", line)
            if found:
                # What the shell puts in is a word like any other.
                yield re.sub(r"\$\([^)]*\)", "today", found[1].split(" && ")[0])


@pytest.mark.parametrize("command", list(commands_of_the_guide()))
def test_every_command_of_the_guide_is_understood(command: str) -> None:
    given = understood(shlex.split(command))
    if getattr(given, "database_url", None):
        url_of(given.database_url)


def test_the_guide_has_commands() -> None:
    named = {command.split()[0] for command in commands_of_the_guide()}
    assert named == {"serve", "backup", "export", "import"}
    assert DATABASE_URL in GUIDE


def test_the_unit_starts_what_the_guide_says() -> None:
    unit = (DEPLOY / "ossuary.service").read_text(encoding="utf-8")
    [start] = re.findall(r"^ExecStart=\S+/ossuary (.*)$", unit, re.MULTILINE)
    given = understood(shlex.split(start))
    [folder] = re.findall(r"^StateDirectory=(.*)$", unit, re.MULTILINE)
    assert given.data == f"/var/lib/{folder}"
    [seconds] = re.findall(r"^TimeoutStopSec=(\d+)$", unit, re.MULTILINE)
    assert int(seconds) > 2 * STOPPING
    assert f"reverse_proxy 127.0.0.1:{given.port}" in GUIDE


def test_the_image_starts_and_is_asked_where_it_listens() -> None:
    [start] = re.findall(r"^CMD \[(.*)\]$", DOCKERFILE, re.MULTILINE)
    given = understood([word.strip(' "') for word in start.split(",")])
    assert given.port == str(PORT)
    assert f"EXPOSE {PORT}" in DOCKERFILE
    assert f"http://127.0.0.1:{PORT}/healthz" in DOCKERFILE
    assert f"VOLUME {given.data}" in DOCKERFILE
    for copied in re.findall(r"^COPY (?!--from)(.*) \S+$", DOCKERFILE, re.MULTILINE):
        for name in copied.split():
            assert (ROOT / name).exists(), name


def test_all_that_the_image_is_made_of_is_sent_to_it() -> None:
    sent = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    for copied in re.findall(r"^COPY (?!--from)(.*) \S+$", DOCKERFILE, re.MULTILINE):
        for name in copied.split():
            assert f"!{name.split('/')[0]}" in sent, name


def test_the_processes_are_told_alike_and_believe_only_their_proxy() -> None:
    [network] = COMPOSE["networks"]["inside"]["ipam"]["config"]
    inside = ip_network(network["subnet"])
    proxy = ip_address(SERVICES["proxy"]["networks"]["inside"]["ipv4_address"])
    assert proxy in inside
    assert len(SERVERS) == 3
    for service in SERVERS.values():
        given = understood(service["command"])
        assert [*networks("", given.trust_proxy)] == [ip_network(proxy)]
        assert [*networks("", given.metrics_from)] == [inside]
        assert given.port == str(PORT)
        assert given.name == "${OSSUARY_NAME:?}"
        assert given.log_format == "json"
        url = url_of(service["environment"][DATABASE_URL].replace("${POSTGRES_PASSWORD:?}", "x"))
        database = SERVICES["postgres"]["environment"]
        assert url.host == "postgres"
        assert (url.username, url.database) == (database["POSTGRES_USER"], database["POSTGRES_DB"])
        assert int(service["stop_grace_period"].rstrip("s")) > 2 * STOPPING
    assert "ports" not in SERVICES["postgres"]


def test_the_proxy_asks_every_process_and_each_table_at_one() -> None:
    [upstreams] = re.findall(r"reverse_proxy (.*) \{", CADDYFILE)
    assert upstreams.split() == [f"{name}:{PORT}" for name in SERVERS]
    [pattern] = re.findall(r"path_regexp table (\S+)", CADDYFILE)
    id = new_id()
    for path in ("", "/live", "/sit"):
        found = re.match(pattern, f"/api/tables/{id}{path}")
        assert found
        assert found[1] == id
    assert not re.match(pattern, "/api/tables")
    [header] = re.findall(r"request_header @table (\S+) \{re\.table\.1\}", CADDYFILE)
    assert f"lb_policy header {header}\n" in CADDYFILE
    assert "read_header " in CADDYFILE


def test_what_is_asked_inside_is_there_and_not_let_through() -> None:
    [inside] = re.findall(r"@inside path (.*)", CADDYFILE)
    [checked] = re.findall(r"health_uri (\S+)", CADDYFILE)
    paths = {*healthz.paths, *metrics.paths}
    assert paths == {"/metrics", checked}
    assert {*inside.split()} == {*paths, *[f"{path}/*" for path in paths]}
    assert "respond @inside 404" in CADDYFILE
    for name in re.findall(r"header_up -(\S+)", CADDYFILE):
        assert name.lower() in (ROOT / "src/ossuary/server/relay.py").read_text(encoding="utf-8")


def test_every_figure_of_the_guide_is_counted() -> None:
    counted = Metrics().text().decode()
    named = {*re.findall(r"`((?:ossuary|process)_\w+)`", GUIDE)}
    assert [name for name in named if f"# TYPE {name} " not in counted] == []
    own = {*re.findall(r"# TYPE (ossuary_\w+) (?!gauge)", counted)}
    assert own - named == set()
