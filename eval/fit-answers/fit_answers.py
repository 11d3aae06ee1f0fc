"""Fits the transformer by which the portal tells what authored answer, or rule of the law, a question wants.

Begins with layers of all-MiniLM-L6-v2 and moves them until a question lies nearer to the direction of
its own answer than to that of any other: a softmax over all answers, each of which has a direction of
its own that is fitted along. What a rule of the law is asked must lie nearest to it among those of its
state. A rule has few questions, to which a direction of its own would be fitted too closely, so the file
holds the mean of them as the fitted transformer reads them, drawn to what the rule says and to what is
asked of its like in other states. Some questions stand beside what people say in passing, so that a word
of it leads nobody astray, and beside the questions stand stories as people tell them. Then half of the questions are asked again after another question
of the same article, without the words that the article's questions share, so that what they are about
must be read from what was said before; beside them stand conversations as people have them.
See README.md beside this file.
"""

import argparse
import json
import os
import random
import time
from pathlib import Path

import torch
from examples import (
    STORY_PIECES_MAX,
    TEXT_PIECES_MAX,
    TOLD_AGAIN,
    Examples,
    parted,
    read_remarks,
    read_stories,
    read_talks,
    rivals_of,
)
from model_file import fitted_before, save
from reader import WIDTH, Reader, directions_of, padded, published
from torch import nn
from torch.nn import functional as F
from word_pieces import Pieces, pieces_kept

SCALE = 20.0  # How sharply the right answer must stand out.
SMOOTHING = 0.05
BATCH = 320
# What a text counts beside the mean of what it is asked: of an answer before it is fitted, of a rule always.
ANSWER_TEXT = 0.5
RULE_TEXT = 1.0
KIN = 0.6  # What is asked of rules on the same matter in other states.


class Choice:
    """What is wanted among what may be: the answers, or the rules of a state."""

    def __init__(self, authored):
        rivals, self.number_of = rivals_of(authored)
        self.rivals = torch.tensor(rivals)

    def rivals_for(self, wanted):
        """A row for each thing wanted: true where something may be chosen instead."""
        any_state = lambda: random.randrange(1, len(self.rivals))
        numbers = (self.number_of[at] for at in wanted)
        return self.rivals[[any_state() if number is None else number for number in numbers]]

    def nearest(self, scores, wanted):
        return scores.masked_fill(~self.rivals_for(wanted), -torch.inf).argmax(1)

    def loss(self, scores, wanted):
        """Cross-entropy among the rivals, smoothed over them."""
        rivals = self.rivals_for(wanted)
        logs = scores.masked_fill(~rivals, -torch.inf).log_softmax(1)
        right = logs.gather(1, torch.tensor(wanted)[:, None])[:, 0]
        spread = logs.masked_fill(~rivals, 0).sum(1) / rivals.sum(1)
        return -((1 - SMOOTHING) * right + SMOOTHING * spread).mean()


def mean_directions(reader, pieces, authored, asked, places):
    """The mean direction of what is asked of some things, drawn to what each says.

    A rule is drawn also to what those on the same matter are asked in other states.
    """
    wanted = set(places)
    some = [(question, at) for question, at in asked if at in wanted]
    sums, texts, kin = torch.zeros(3, len(authored), WIDTH)
    read = directions_of(reader, [(pieces.cut(question), 0) for question, _ in some])
    sums.index_add_(0, torch.tensor([at for _, at in some], dtype=torch.long), read)
    texts[places] = directions_of(reader, [(pieces.cut(authored[at]["text"], TEXT_PIECES_MAX), 0) for at in places])
    text_weight = torch.tensor([[RULE_TEXT if "rule" in one else ANSWER_TEXT] for one in authored])
    of_matter = {}
    for at in places:
        if "rule" in authored[at]:
            of_matter.setdefault(authored[at]["matter"], []).append(at)
    for alike in of_matter.values():
        kin[alike] = sums[alike].sum(0)
    unit = lambda vectors: F.normalize(vectors, dim=-1)
    return unit(unit(sums) + text_weight * texts + KIN * unit(kin))[places]


def fit(reader, directions, choice, examples, rounds, rate, directions_rate, in_talk, report):
    optimizer = torch.optim.AdamW(
        [
            {"params": reader.parameters(), "lr": rate, "weight_decay": 0.01},
            {"params": [directions], "lr": directions_rate, "weight_decay": 0},
        ]
    )
    more = TOLD_AGAIN * len(examples.stories)
    more += TOLD_AGAIN * len(examples.talks) if in_talk else len(examples.authored)
    steps = rounds * ((len(examples.asked) + more) // BATCH)
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min(1, (step + 1) / 100) * max(0.02, 1 - step / steps)
    )
    began = time.time()
    for at in range(rounds):
        make = examples.in_talk if in_talk else examples.alone
        some = [make(question, answer) for question, answer in examples.asked]
        some += examples.told()
        some += examples.talked() if in_talk else examples.texts()
        random.shuffle(some)
        batches = []  # Of questions about as long as each other.
        for first in range(0, len(some), 40 * BATCH):
            alike = sorted(some[first : first + 40 * BATCH], key=lambda one: len(one[0][0]))
            batches += [alike[begin : begin + BATCH] for begin in range(0, len(alike), BATCH)]
        random.shuffle(batches)
        for step, batch in enumerate(batches, 1):
            with torch.autocast("cpu", dtype=torch.bfloat16):
                read = reader(*padded([text for text, _ in batch]))
            scores = SCALE * (read.float() @ directions.T)
            loss = choice.loss(scores, [answer for _, answer in batch])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(reader.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            with torch.no_grad():
                directions.copy_(F.normalize(directions, dim=-1))
            if step % 50 == 0:
                print(f"step {step} of {len(batches)}, loss {loss.item():.2f}, {time.time() - began:.0f} s", flush=True)
        report(f"round {at + 1} of {rounds}, {time.time() - began:.0f} s")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("authored", help="what write-authored.ts wrote")
    parser.add_argument("published", type=Path, help="the folder of the published model")
    parser.add_argument("out", help="the file to write")
    parser.add_argument("--common", type=Path, help="word-vectors.json, for the common words")
    parser.add_argument("--talks", type=Path, default=Path(__file__).with_name("conversations.jsonl"))
    parser.add_argument("--stories", type=Path, default=Path(__file__).with_name("stories.jsonl"))
    parser.add_argument("--layers", type=int, nargs="+", default=range(6), help="of the six that are published")
    parser.add_argument("--leave-out", type=int, help="one question in so many is left out, and asked at the end")
    parser.add_argument("--rounds", type=int, nargs=2, default=(4, 2), help="by themselves, and in conversations")
    parser.add_argument("--begin", help="a file that was fitted before, to go on from")
    options = parser.parse_args()
    random.seed(1)
    torch.manual_seed(1)
    torch.set_num_threads(os.cpu_count())
    authored = json.loads(Path(options.authored).read_text())
    common = json.loads(options.common.read_text())["words"].split(" ") if options.common else []
    vocabulary = json.loads((options.published / "tokenizer.json").read_text())["model"]["vocab"]
    kept = pieces_kept(authored, [word for word in common if "_" not in word], Pieces(vocabulary))
    name_of = {id: piece for piece, id in vocabulary.items()}
    # Only these are fitted and saved: each of them costs as much in every step, whether it is read or not.
    pieces = Pieces({name_of[id]: at for at, id in enumerate(kept)})
    every = [(question, at) for at, one in enumerate(authored) for question in one["asked"]]
    asked, left_out = parted(every, options.leave_out)
    talks, talks_left_out = (sum(some, []) for some in parted(read_talks(options.talks, authored), options.leave_out))
    stories, stories_left_out = parted(read_stories(options.stories, authored), options.leave_out)
    reader = Reader(len(kept), len(options.layers))
    remarks = read_remarks(Path(__file__).with_name("remarks.tsv"))
    examples = Examples(authored, asked, talks, stories, remarks, pieces)
    published(reader, options.published, options.layers, kept)
    known = fitted_before(reader, options.begin, pieces, authored) if options.begin else {}
    directions = torch.zeros(len(authored), WIDTH)
    new = [at for at in range(len(authored)) if at not in known]
    directions[new] = mean_directions(reader, pieces, authored, asked, new)
    for at, direction in known.items():
        directions[at] = direction
    directions = nn.Parameter(F.normalize(directions, dim=-1))
    rules = [at for at, one in enumerate(authored) if "rule" in one]
    choice = Choice(authored)
    of_rules = [(question, at) for at, one in enumerate(authored) for question in one.get("leftOut", [])]

    def share_right(texts, answers):
        nearest = choice.nearest(directions_of(reader, texts) @ directions.detach().T, answers)
        return f"{100 * (nearest == torch.tensor(answers)).float().mean():.1f} % of {len(answers)}"

    def report(text):
        with torch.no_grad():
            fitted = directions[rules]
            directions[rules] = mean_directions(reader, pieces, authored, asked, rules)
        texts = [(pieces.cut(question), 0) for question, _ in of_rules]
        right = f"; nearest to their rule are {share_right(texts, [rule for _, rule in of_rules])} questions of rules"
        if left_out:
            texts = [(pieces.cut(question), 0) for question, _ in left_out]
            alone = share_right(texts, [answer for _, answer in left_out])
            texts = [pieces.cut_after(before, question) for before, question, _ in talks_left_out]
            after = share_right(texts, [answer for _, _, answer in talks_left_out])
            texts = [(pieces.cut(story, STORY_PIECES_MAX), 0) for story, _ in stories_left_out]
            told = share_right(texts, [answer for _, answer in stories_left_out])
            right += f"; nearest to their answer are {alone} questions, {after} follow-ups and {told} stories left out"
        print(text + right, flush=True)
        save(reader, directions, authored, pieces, options.out)  # A fit that is broken off is not lost.
        with torch.no_grad():
            directions[rules] = fitted

    report("before the first round")
    alone, in_talk = options.rounds
    if alone:
        fit(reader, directions, choice, examples, alone, 1.3e-4, 2.6e-3, False, report)
    if in_talk:
        fit(reader, directions, choice, examples, in_talk, 1.2e-4, 1.3e-3, True, report)


if __name__ == "__main__":
    main()
