"""A net learns Six Territories from games against itself: PyTorch (`pip install torch`) on `saloon.batch`.

`python examples/selfplay.py` learns for a few seconds, `--seconds 120` for two minutes; `--game` names another one. One
net plays all seats, for everybody sees the table from where he sits. Games go on side by side; when one ends, whatever
was chosen in it is made likelier by what it won beyond what the net had expected, by PPO.
"""

import argparse
import time

import torch
from torch import Tensor, nn

import saloon
from saloon.research import Batch

GAMES, STEPS, EPOCHS, PORTION = 256, 96, 3, 1024
CLIP, CURIOSITY, RATE = 0.2, 0.01, 1e-3


class Net(nn.Module):
    """From what a seat sees to how much it likes each action, and to the share of the win that it expects."""

    def __init__(self, games: Batch, width: int = 128) -> None:
        super().__init__()
        source, value, most = (torch.from_numpy(one) for one in games.layout.spread())
        self.register_buffer("source", source)
        self.register_buffer("value", value)
        self.register_buffer("most", most)
        hidden = [nn.Linear(len(source), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()]
        self.body = nn.Sequential(*hidden)
        self.liking, self.hope = nn.Linear(width, games.masks.shape[1]), nn.Linear(width, 1)

    def forward(self, seen: Tensor, allowed: Tensor) -> tuple[Tensor, Tensor]:
        """Both, for many at once; what is not allowed is not liked at all."""
        taken = seen[:, self.source]
        kinds = torch.where(self.value > 0, taken == self.value, (taken & -self.value) != 0)
        wide = torch.where(self.value == 0, taken / self.most, kinds.float())
        felt = self.body(wide)
        return self.liking(felt).masked_fill(~allowed, -1e9), self.hope(felt).squeeze(1)


def play(games: Batch, net: Net, steps: int) -> tuple[Tensor, ...]:
    """So many choices in every game: what was seen, allowed, chosen and how likely, and what it came to. Those of games
    that have not ended come to what the net expects of their last moment."""
    rows, last = [], torch.zeros(steps, games.n, games.players)
    with torch.no_grad():
        for _ in range(steps):
            seen, allowed = torch.from_numpy(games.observations).clone(), torch.from_numpy(games.masks).clone()
            actors = torch.from_numpy(games.actors).long()
            chosen = torch.distributions.Categorical(logits=(liking := net(seen, allowed)[0])).sample()
            games.step(chosen.numpy())
            rewards = torch.from_numpy(games.rewards[:, : games.players]).clone()
            ends = torch.from_numpy(games.ends).clone()
            likely = liking.log_softmax(1).gather(1, chosen[:, None]).squeeze(1)
            rows.append((seen, allowed, chosen, likely, actors, rewards, ends))
        hopes = [net(*(torch.from_numpy(one) for one in games.look(seat)))[1] for seat in range(games.players)]
    worth = torch.stack(hopes, 1)
    for step in range(steps - 1, -1, -1):
        *_, rewards, ends = rows[step]
        worth = torch.where(ends[:, None], rewards, worth)
        last[step] = worth
    seen, allowed, chosen, likely, actors = (torch.cat(column) for column in list(zip(*rows, strict=True))[:5])
    return seen, allowed, chosen, likely, last.flatten(0, 1).gather(1, actors[:, None]).squeeze(1)


def improve(net: Net, optimiser: torch.optim.Optimizer, played: tuple[Tensor, ...]) -> None:
    """Like more what came to more than was expected."""
    for _ in range(EPOCHS):
        for part in torch.randperm(len(played[0])).split(PORTION):
            seen, allowed, chosen, before, worth = (column[part] for column in played)
            liking, hope = net(seen, allowed)
            now = liking.log_softmax(1)
            gain = worth - hope.detach()
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            ratio = (now.gather(1, chosen[:, None]).squeeze(1) - before).exp()
            better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            doubt = -(now.exp() * now.clamp_min(-50)).sum(1).mean()
            loss = (hope - worth).square().mean() - better - CURIOSITY * doubt
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()


def won(net: Net, games: Batch, wanted: int) -> float:
    """The share that it wins of so many games with bots on the other seats, a tie being half a win."""
    total, ended = 0.0, 0
    while ended < wanted:
        seats = games.actors.copy()
        with torch.no_grad():
            games.step(net(torch.from_numpy(games.observations), torch.from_numpy(games.masks))[0].argmax(1).numpy())
        total += float(games.rewards[range(games.n), seats].sum())
        ended += int(games.ends.sum())
    return total / ended


def learn(game: str, players: int, seconds: float, rounds: int = 1 << 30) -> Net:
    """A net that has learnt for so many seconds of a processor, or so many rounds."""
    torch.manual_seed(1)
    torch.set_num_threads(1)
    games, end = saloon.batch(game, GAMES, players), time.process_time() + seconds
    net = Net(games)
    optimiser = torch.optim.Adam(net.parameters(), RATE)
    while rounds and time.process_time() < end:
        improve(net, optimiser, play(games, net, STEPS))
        rounds -= 1
    return net


if __name__ == "__main__":
    told = argparse.ArgumentParser(description="Learn a game from games against oneself.")
    told.add_argument("--game", default="six-territories")
    told.add_argument("--players", type=int, default=2)
    told.add_argument("--seconds", type=float, default=5, help="of a processor")
    told.add_argument("--bot", default="random", help="whom to measure it by")
    wanted = told.parse_args()
    learnt = learn(wanted.game, wanted.players, wanted.seconds)
    others = [None, *[wanted.bot] * (wanted.players - 1)]
    share = won(learnt, saloon.batch(wanted.game, 64, wanted.players, bots=others, turning=True, seed=1 << 40), 1000)
    print(f"It wins {share:.1%} of 1000 games with {wanted.bot} players")
