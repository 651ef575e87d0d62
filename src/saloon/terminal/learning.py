"""Lessons at the terminal: the same texts as in the browser, pointing by naming. What was taken is remembered, and
leads to a match."""

from __future__ import annotations

from itertools import islice

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from saloon import things
from saloon.engine import SaloonError
from saloon.games import game as find_game
from saloon.school.lessons import Answer, Lesson, NoSuchLesson, Standing, follow, following, lesson, lessons
from saloon.terminal import screen, thoughts
from saloon.terminal.asking import Words, heard, meant, show_refusal
from saloon.terminal.boards import board
from saloon.terminal.course import next_lesson, note_taken, taken
from saloon.terminal.files import FileTrouble
from saloon.terminal.opening import Request
from saloon.terminal.pages import title
from saloon.terminal.seating import Wish, chairs
from saloon.terminal.voice import Voice

_WIDTH = 76  # of what is said


def show_course(voice: Voice, slug: str) -> None:
    """The lessons of a game: number, title and what each teaches."""
    voice.game = slug
    voice.console.print(Text(voice.say("lesson-course", title=title(slug, voice.language)), style="bold"))
    done = taken(slug)
    for number, one in enumerate(lessons(slug), 1):
        mark = ("  " + voice.say("cli-learn-taken"), "dim") if one.name in done else ""
        voice.console.print(Text.assemble((f"{number:>3}  {voice.say(one.title)}", "bold"), f"  {one.name}", mark))
        voice.console.print(Padding(Text(voice.say(one.about)), (0, 0, 0, 5)))


def chosen(slug: str, wanted: str) -> Lesson:
    """The lesson meant by its number in the course, or by its name."""
    course = lessons(slug)
    if wanted.isdecimal() and 1 <= int(wanted) <= len(course):
        return course[int(wanted) - 1]
    return lesson(slug, wanted)


def where_left(slug: str) -> Lesson:
    """The lesson to go on with: the first that was not taken yet."""
    found = next_lesson(slug)
    if found is None:
        raise NoSuchLesson("no-lessons", game=slug)
    return found


def learn(voice: Voice, begin: Lesson) -> Request | None:
    """One lesson after the other, until the last or until somebody leaves (Left, EOFError, KeyboardInterrupt). What is
    returned is the match he wants to play then, if he wants one."""
    lesson: Lesson | None = begin
    while lesson:
        Learning(voice, lesson).take()
        _remember(voice, lesson)
        voice.tell("cli-learn-over", style="bold", title=voice.say(lesson.title))
        after = following(lesson)
        if after:
            voice.tell("cli-learn-next", title=voice.say(after.title))
        words = Words(voice, ["help", "rules", "play", "quit"])
        word, _ = heard(voice, words, "cli-learn-begin" if after else "cli-learn-play", find_game(lesson.game))
        if word == "play" or not after:
            return _match_against_tenderfeet(lesson)
        lesson = after
    return None


def _remember(voice: Voice, lesson: Lesson) -> None:
    """That a lesson was taken; where that cannot be kept, it is said, and nothing else is lost."""
    try:
        note_taken(lesson)
    except FileTrouble as trouble:
        show_refusal(voice, trouble)


def _match_against_tenderfeet(lesson: Lesson) -> Request:
    """A match at the table the lesson was about."""
    return Request(lesson.game, lesson.players, lesson.options, wish=Wish(bots=["tenderfoot"]))


class Learning:
    """One lesson being taken."""

    def __init__(self, voice: Voice, taken: Lesson) -> None:
        self.voice = voice
        self.lesson = taken
        self.standing = follow(taken)
        self._path: list[list[int]] = [[]]  # the choices made before each step so far
        self._words = Words(voice, ["help", "rules", "back", "quit"])
        voice.game = taken.game
        voice.names = [chair.name for chair in chairs(voice, self.standing.match.seats)]

    def take(self) -> None:
        """To the end."""
        while True:
            self._show()
            if self.standing.last:
                return
            self._go_on()

    def _show(self) -> None:
        """The board, what has happened, what the lesson says and points at."""
        voice, standing = self.voice, self.standing
        voice.clear()
        heading = voice.say("cli-learn-heading", title=voice.say(self.lesson.title), **_count(standing))
        voice.console.print(Rule(Text(heading, style="bold"), style="dim"))
        seat = self.lesson.seat
        voice.console.print(board(self.lesson.game, voice, standing.match.view(seat), seat))
        screen.show_story(voice, standing.story.events)
        if standing.anew:
            voice.tell("lesson-scene", style="dim")
        said = voice.say(self.lesson.says(standing.step.say))
        voice.console.print(Padding(Text(said, style="bold"), (1, 0, 1, 2)), width=_WIDTH)
        named = [name for on in standing.pointed if (name := self._named(on))]
        if named:
            voice.tell("cli-learn-look", style="dim", things=" · ".join(dict.fromkeys(named)))

    def _named(self, on: str) -> str:
        """What people call a thing; where it is, the text of a lesson says."""
        game = self.standing.match.game
        about = game.about(on)
        return things.said(game, about, self.voice.language).name if about else ""

    def _go_on(self) -> None:
        """Ask until another step is reached."""
        number = self.standing.number
        if self.standing.choices:
            screen.show_choices(self.voice, self.standing.choices)
        while self.standing.number == number:
            prompt = "cli-learn-choose" if self.standing.choices else "cli-learn-prompt"
            word, answer = heard(self.voice, self._words, prompt, self.standing.match.game, self.standing.choices)
            try:
                self._follow(word, answer)
            except SaloonError as error:
                show_refusal(self.voice, error)

    def _follow(self, word: str, answer: str) -> None:
        """Do what a person typed: go back or on, or choose."""
        if word == "back":
            self._back()
        elif self.standing.choices:
            self._choose(answer)
        else:
            self._reach(self._path[-1])

    def _back(self) -> None:
        if len(self._path) > 1:
            self._path.pop()
            self.standing = follow(self.lesson, self.standing.number - 1, self._path[-1])

    def _reach(self, choices: list[int]) -> None:
        self.standing = follow(self.lesson, self.standing.number + 1, choices)
        self._path.append(choices)

    def _choose(self, answer: str) -> None:
        code = meant(self.standing.match, answer).code
        if self.standing.accepts(code):
            self._reach([*self._path[-1], code])
        else:
            self._answer(self.standing.answer_to_choice(code))

    def _answer(self, answer: Answer) -> None:
        """What is said to a choice that does not go on."""
        self.voice.tell(answer.key, style="red", **answer.args)
        for ground in islice(thoughts.words(self.voice, answer.grounds), 1):  # the strongest is enough
            self.voice.tell("lesson-grounds")
            self.voice.console.print(Padding(Text(f"· {ground}"), (0, 0, 0, 2), expand=False))


def _count(standing: Standing) -> dict[str, int]:
    return {"step": standing.number + 1, "steps": len(standing.lesson.steps)}
