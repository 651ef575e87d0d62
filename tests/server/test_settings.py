"""The settings: where they are read from, how a bad one is refused, and that the page tells of all."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.kit import refused, saloon
from tools.settings_page import PAGE, page

from saloon.server.settings import BadSetting, Settings, declared, default_database, read_settings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "settings.toml"
    path.write_text('linger = 5\nproxies = ["10.0.0.0/8"]\nhellos = 3\n', encoding="utf-8")
    return path


def test_everything_is_usual_unless_somebody_says_otherwise() -> None:
    assert read_settings(environment={}) == Settings()
    assert Settings().home == default_database()
    assert default_database().endswith("saloon.db")


def test_a_choice_goes_before_the_environment_and_that_before_the_file(file: Path) -> None:
    around = {"SALOON_HELLOS": "4", "SALOON_MESSAGES": "7", "SALOON_STUDIES": "", "SALOON_SETTINGS": str(file)}
    found = read_settings(environment=around, messages=8)
    assert found == Settings(linger=5, proxies=("10.0.0.0/8",), hellos=4, messages=8)


def test_a_database_named_by_the_environment_is_the_home() -> None:
    around = {"SALOON_DATABASE": "postgresql://somewhere/saloon"}
    assert read_settings(environment=around).home == "postgresql://somewhere/saloon"


def test_lists_are_written_with_commas_in_a_variable() -> None:
    around = {"SALOON_ORIGINS": "https://a.example, http://b.example:81", "SALOON_PROXIES": "127.0.0.1,"}
    found = read_settings(environment=around)
    assert found.origins == ("https://a.example", "http://b.example:81")
    assert found.proxies == ("127.0.0.1",)


@pytest.mark.parametrize(
    ("variable", "value", "expected"),
    [
        ("SALOON_LINGER", "a minute", "a number, at least 0"),
        ("SALOON_LINGER", "nan", "a number, at least 0"),
        ("SALOON_LINGER", "-1", "a number, at least 0"),
        ("SALOON_HELLOS", "0", "a whole number, at least 1"),
        ("SALOON_HELLOS", "1.5", "a whole number"),
        ("SALOON_PROXIES", "10.0.0.0/99", "networks such as"),
        ("SALOON_ORIGINS", "example.org", "origins such as"),
        ("SALOON_PEOPLE", "perhaps", "one of offered, required, off"),
    ],
)
def test_a_bad_value_is_refused_with_its_name_and_what_was_expected(variable: str, value: str, expected: str) -> None:
    with pytest.raises(BadSetting) as refusal:
        read_settings(environment={variable: value})
    told = str(refusal.value)
    assert variable in told
    assert f"“{value}”" in told
    assert expected in told
    assert refusal.value.text("fr") != told


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("lingers = 5", ("lingers", "no setting")),
        ("linger = true", ("linger", "True", "a number")),
        ("hellos = 2.5", ("hellos", "2.5", "a whole number")),
        ('proxies = "127.0.0.1"\norigins = [1]', ("origins", "[1]")),
        ("metrics_token = 12", ("metrics_token", "…")),
        ("linger =", ("cannot be read",)),
    ],
)
def test_a_bad_file_is_refused_before_anything_is_opened(tmp_path: Path, text: str, words: tuple[str, ...]) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, encoding="utf-8")
    refused(saloon("serve", "--settings", path), path, *words)


def test_a_secret_is_not_shown(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text("metrics_token = 8675309", encoding="utf-8")
    assert "8675309" not in saloon("serve", "--settings", path).stderr


def test_the_page_tells_of_all_settings() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()
    assert all(one.about and f"`{one.variable}`" in page() for one in declared())
