"""A small network that says how likely answers are, or what a position is worth; and its learning.

Each other seat is looked at by the same weights; what is found is summed up, so that any number of
seats can be looked at. Two layers follow, then the answers; how much it draws one to flip another's
disc comes from what was found there. Arrays have a sight for each row.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Weights: TypeAlias = dict[str, NDArray[np.float32]]
Sight: TypeAlias = tuple[NDArray[np.float32], NDArray[np.float32]]
"""Of oneself, and of each other seat, of which the first trait is whether it is there."""

FORGETTING: Final = 0.9, 0.995
"""How much of the mean slope and of its mean square is kept (Adam)."""
STEEPEST: Final = 0.5
"""Slopes longer than this are shortened."""


def made(own: int, other: int, answers: int, sizes: tuple[int, int], rng: Any) -> Weights:
    """Weights by chance. sizes: of what is found of a seat, and of both layers."""
    found, layer = sizes

    def drawn(rows: int, columns: int, scale: float) -> NDArray[np.float32]:
        noise: NDArray[np.float32] = rng.standard_normal((rows, columns), np.float32)
        return noise * np.float32(scale / np.sqrt(rows))

    return {
        "other": drawn(other, found, 1.4),
        "other_bias": np.zeros(found, np.float32),
        "own": drawn(own, layer, 1.0),
        "found": drawn(found, layer, 1.0),
        "first_bias": np.zeros(layer, np.float32),
        "second": drawn(layer, layer, 1.4),
        "second_bias": np.zeros(layer, np.float32),
        "answers": drawn(layer, answers, 0.01),
        "answers_bias": np.zeros(answers, np.float32),
        "flips": drawn(layer, found, 0.05),
    }


class Network:
    """Weights, and how they are moved down a slope."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.slope = {name: np.zeros_like(array) for name, array in weights.items()}
        self.square = {name: np.zeros_like(array) for name, array in weights.items()}
        self.steps = 0
        self._kept: tuple[Any, ...] = ()

    def reckon(self, sight: Sight) -> NDArray[np.float32]:
        """What speaks for each answer, then for each flip; kept for `slopes`."""
        w, (own, others) = self.weights, sight
        seats = others.shape[:2]
        found = np.maximum(others.reshape(-1, others.shape[2]) @ w["other"] + w["other_bias"], 0)
        found = found.reshape(*seats, w["other"].shape[1]) * others[:, :, :1]
        sum_ = found.sum(axis=1)
        first = np.maximum(own @ w["own"] + sum_ @ w["found"] + w["first_bias"], 0)
        second = np.maximum(first @ w["second"] + w["second_bias"], 0)
        drawn_to = second @ w["flips"]
        self._kept = own, others, found, sum_, first, second, drawn_to
        flips = np.einsum("sof,sf->so", found, drawn_to)
        return np.concatenate([second @ w["answers"] + w["answers_bias"], flips], axis=1)

    def slopes(self, by: NDArray[np.float32]) -> Weights:
        """How each weight moves the last result, summed up with these factors."""
        w, (own, others, found, sum_, first, second, drawn_to) = self.weights, self._kept
        answers, flips = np.split(by, [w["answers"].shape[1]], axis=1)
        to_drawn = np.einsum("sof,so->sf", found, flips)
        to_second = (answers @ w["answers"].T + to_drawn @ w["flips"].T) * (second > 0)
        to_first = (to_second @ w["second"].T) * (first > 0)
        to_found = (to_first @ w["found"].T)[:, None, :] + flips[:, :, None] * drawn_to[:, None, :]
        to_found = (to_found * (found > 0)).reshape(-1, found.shape[2])
        return {
            "other": others.reshape(-1, others.shape[2]).T @ to_found,
            "other_bias": to_found.sum(axis=0),
            "own": own.T @ to_first,
            "found": sum_.T @ to_first,
            "first_bias": to_first.sum(axis=0),
            "second": first.T @ to_second,
            "second_bias": to_second.sum(axis=0),
            "answers": second.T @ answers,
            "answers_bias": answers.sum(axis=0),
            "flips": second.T @ to_drawn,
        }

    def descend(self, slopes: Weights, pace: float) -> None:
        """Moves the weights (Adam)."""
        length = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        self.steps += 1
        keeps, keeps_squares = FORGETTING
        for name, slope in slopes.items():
            slope *= min(1.0, STEEPEST / (length + 1e-9))
            self.slope[name] += (1 - keeps) * (slope - self.slope[name])
            self.square[name] += (1 - keeps_squares) * (slope**2 - self.square[name])
            mean = self.slope[name] / (1 - keeps**self.steps)
            spread = np.sqrt(self.square[name] / (1 - keeps_squares**self.steps))
            self.weights[name] -= np.float32(pace) * mean / (spread + np.float32(1e-7))


def likely(reckoned: NDArray[np.float32], allowed: Any) -> NDArray[np.float32]:
    """The chances of the answers that are allowed."""
    reckoned = np.where(allowed, reckoned, np.float32(-1e9))
    chances: NDArray[np.float32] = np.exp(reckoned - reckoned.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    return chances
