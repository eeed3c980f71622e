"""The board, a widget, and what its engine in the browser is asked."""

from __future__ import annotations

import asyncio
import importlib
import itertools
import json
import pathlib
import uuid
from typing import Any

import anywidget
import traitlets

#: The seconds after which a question without an answer is given up.
TIMEOUT = 60.0
#: The most answers that are kept.
ANSWERS = 1000


class BoardError(Exception):
    """A refusal. Nothing was changed.

    ``code`` never changes from version to version; ``arguments`` are given by name.
    """

    def __init__(
        self, code: str, arguments: dict[str, Any] | None = None, message: str = ""
    ) -> None:
        super().__init__(f"{code}: {message}" if message else code)
        self.code = code
        self.arguments = arguments or {}


class Board(anywidget.AnyWidget):
    """A board of Battleship or Reversi.

    Every trait may be given when the board is made and be set later. The board writes what happens into the traits, so that
    ``board.observe(...)`` hears of it.

    Which game is shown
        ``game`` (a rule set: ``admiral``, ``sea-battle``, ``solitaire``, ``puzzle-6``, ``reversi`` and others), ``mode``
        (``watch``, ``race``, ``play``, ``compare``, ``puzzle``, ``edit``), ``agent``, ``seed`` and ``v`` open a fresh game;
        ``record`` opens a game that is written in one line, ``position`` one that is written as a dict, as JSON or as the line
        of a puzzle. ``step`` moves along it. ``lesson`` shows a lesson instead: a dict, JSON, or a link that holds one.

    How it is shown
        ``show`` (any of ``overlay``, ``reason``, ``candidates``, ``moves``, ``fleet``), ``height`` (a length in CSS, the most
        that the board may take), ``theme`` (``light``, ``dark``, ``system``), ``lang`` (``en``, ``it``, ``ru``, ``tr``, ``el``),
        ``autoplay`` (steps by itself), ``predict``, ``readonly``, ``no_undo`` and ``deductions``.

    What has happened
        ``record``, ``step`` and ``position`` follow the board; ``state`` has its mode, steps and whether it is over; ``answers``
        lists what a person has done, the last 1,000; ``progress`` has how far a lesson has come, and goes on from there where
        it is given; ``outcome`` is set at an end; ``error`` is the last refusal.
    """

    _esm = pathlib.Path(__file__).parent / "static" / "widget.js"
    #: Tells the boards of one page apart.
    _id = traitlets.Unicode().tag(sync=True)
    #: Which view has reported what the traits say, and the number of that report.
    _source = traitlets.Unicode().tag(sync=True)

    v = traitlets.Int(2).tag(sync=True)
    game = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    mode = traitlets.Enum(
        ["watch", "race", "play", "compare", "puzzle", "edit"], None, allow_none=True
    ).tag(sync=True)
    agent = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    seed = traitlets.Union(
        [traitlets.Int(), traitlets.Unicode()], default_value=None, allow_none=True
    ).tag(sync=True)
    record = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    position = traitlets.Union(
        [traitlets.Dict(), traitlets.Unicode()], default_value=None, allow_none=True
    ).tag(sync=True)
    lesson = traitlets.Union(
        [traitlets.Dict(), traitlets.Unicode()], default_value=None, allow_none=True
    ).tag(sync=True)
    progress = traitlets.Dict(None, allow_none=True).tag(sync=True)
    step = traitlets.Int(None, allow_none=True, min=0).tag(sync=True)

    show = traitlets.Union(
        [traitlets.Unicode(), traitlets.List(traitlets.Unicode())],
        default_value=None,
        allow_none=True,
    ).tag(sync=True)
    deductions = traitlets.Union(
        [traitlets.Unicode(), traitlets.List(traitlets.Unicode())],
        default_value=None,
        allow_none=True,
    ).tag(sync=True)
    lang = traitlets.Enum(["en", "it", "ru", "tr", "el"], None, allow_none=True).tag(sync=True)
    theme = traitlets.Enum(["light", "dark", "system"], None, allow_none=True).tag(sync=True)
    height = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    autoplay = traitlets.Bool(False).tag(sync=True)
    predict = traitlets.Bool(False).tag(sync=True)
    readonly = traitlets.Bool(False).tag(sync=True)
    no_undo = traitlets.Bool(False).tag(sync=True)

    state = traitlets.Dict().tag(sync=True)
    answers = traitlets.List(traitlets.Dict()).tag(sync=True)
    outcome = traitlets.Dict(None, allow_none=True).tag(sync=True)
    error = traitlets.Dict(None, allow_none=True).tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        known = set(self.trait_names())
        unknown = sorted(set(traits) - known)
        if unknown:
            raise TypeError(f"a board has no {', '.join(unknown)}")
        super().__init__(_id=uuid.uuid4().hex, **traits)
        self._numbers = itertools.count()
        self._asked: dict[int, tuple[asyncio.AbstractEventLoop, asyncio.Future[Any]]] = {}
        self.on_msg(self._hear)

    async def belief(self, position: dict[str, Any] | str | None = None) -> dict[str, Any]:
        """The probability of a ship on every cell, over all fleets that fit.

        Of ``position``, a dict, JSON or the line of a puzzle; without one, of the game or position shown, at its step, as its
        first player knows it.

        Returns ``basis`` (how it was computed: ``{"kind": "counted", "fleets": "…"}`` for an exact count), ``likeliest`` (at
        most three cells not shot at) and ``chances``: a pandas frame with the rows and columns of the board where pandas is
        installed, else a dict from cells (``"C7"``) to numbers from 0 to 1.

        Raises ``BoardError``: ``contradiction`` where no fleet fits, ``not-counted``, ``bad-position``, ``bad-puzzle``,
        ``not-shown`` where no position is given and the board is in no output, ``no-answer``.
        """
        found = await (
            self._ask("beliefOfRecord")
            if position is None
            else self._ask("beliefOfPosition", position=_text(position))
        )
        rules = found.pop("rules")
        chances = _by_cell(found["chances"], rules["rows"], rules["cols"])
        return {**found, "chances": chances}

    async def solve(self, puzzle: str) -> dict[str, Any]:
        """The solutions of a puzzle, as one line of text.

        Returns ``solutions`` (``"0"``, ``"1"``, ``"2+"``, ``"undecided"``), ``grid`` (a text a row) where there is one, ``other``
        where there are several, and ``steps``: the chain of reasons, where there is just one.

        Raises ``BoardError``: ``bad-puzzle``, ``no-answer``.
        """
        return await self._ask("solve", line=puzzle)

    async def play(self, action: str) -> dict[str, Any]:
        """Plays an action on the board shown, as a record writes it: ``FC7`` shoots at C7, ``Mf5`` plays f5 in Reversi.

        Returns the state afterwards, with what agents have answered: ``mode``, ``record``, ``step``, ``steps``, ``over``.

        Raises ``BoardError``: ``not-shown`` where the board is in no output, ``bad-action`` and the codes of the game,
        ``no-answer``.
        """
        return await self._ask("play", action=action)

    async def _ask(self, call: str, **asked: Any) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        number = next(self._numbers)
        self._asked[number] = (loop, future)
        self.send({"id": number, "call": call, **asked})
        try:
            return await asyncio.wait_for(future, TIMEOUT)
        except asyncio.TimeoutError:
            message = "no browser has answered; see 'Waiting for an answer' in the README"
            raise BoardError("no-answer", message=message) from None
        finally:
            del self._asked[number]

    def _hear(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        if "view" in content:
            self._follow(content)
        else:
            self._settle(content)

    def _follow(self, content: dict[str, Any]) -> None:
        with self.hold_sync():
            self._source = f"{content['view']} {content['number']}"
            if (state := content.get("state")) is not None:
                position = state.pop("position")
                self.position = None if position is None else json.loads(position)
                self.record, self.step, self.state = state["record"], state["step"], state
                if self.record is not None or self.position is not None:
                    # A game stands in the place of a lesson.
                    self.lesson = self.progress = None
            if (answer := content.get("answer")) is not None:
                self.answers = [*self.answers, answer][-ANSWERS:]
            for name in ("outcome", "error", "progress"):
                if name in content:
                    self.set_trait(name, content[name])

    def _settle(self, content: dict[str, Any]) -> None:
        asked = self._asked.get(content.get("id", -1))
        if asked is None:
            return
        loop, future = asked

        def settle() -> None:
            # Of several pages that show the board the first has answered.
            if future.done():
                return
            if (error := content.get("error")) is not None:
                future.set_exception(
                    BoardError(error["code"], error.get("args"), error.get("message", ""))
                )
            else:
                future.set_result(content.get("result"))

        # A kernel may hear the browser in another thread than the one that waits.
        loop.call_soon_threadsafe(settle)


def _text(position: dict[str, Any] | str) -> str:
    return position if isinstance(position, str) else json.dumps(position)


def _by_cell(values: list[float], rows: int, cols: int) -> Any:
    names = [chr(ord("A") + col) for col in range(cols)]
    try:
        pandas = importlib.import_module("pandas")
    except ImportError:
        cells = [f"{name}{row + 1}" for row in range(rows) for name in names]
        return dict(zip(cells, values, strict=True))
    table = [values[row * cols : (row + 1) * cols] for row in range(rows)]
    return pandas.DataFrame(table, index=range(1, rows + 1), columns=names)
