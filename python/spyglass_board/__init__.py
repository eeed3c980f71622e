"""Boards of Battleship and Reversi in a notebook, whose agents show how they think."""

from ._board import Board, BoardError

__version__ = "0.1.0"
__all__ = ["Board", "BoardError"]
