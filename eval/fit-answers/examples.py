"""What a fit asks: questions by themselves, beside remarks, and in conversations."""

import json
import random
import re
from itertools import islice

from model_file import name_of
from word_pieces import PIECES_MAX, words_of

STORY_PIECES_MAX = 2 * PIECES_MAX  # Of what is asked by itself.
TEXT_PIECES_MAX = 72
LEFT_OUT = 0.1  # Share of a question's pieces that is left out each time.
REMARKED = 0.36  # Share of the questions by themselves beside which something is said in passing.
REMARKS_BESIDE = [1, 1, 1, 1, 2, 2, 3]  # How much is said: a story has several remarks.
TOLD_AGAIN = 3  # How often a written conversation or story takes part in a round, each time with other gaps.
STOP = set(
    "a an the of to in on for by with at from is are was were be been do does did can could may might"
    " must shall should will would i we you they he she it my our your their his her its this that"
    " these those and or but if what when where who why how much many long often which there here not"
    " no any some get have has had me us them you so as than then".split()
)
FEDERAL = "US"
POINTS_BACK = ["it", "that", "this", "they", "", "", ""]


def read_remarks(file):
    """What people say in passing, and whether before a question, after it or as its last words."""
    return [tuple(line.split("\t")) for line in file.read_text().splitlines()]


def read_talks(file, authored):
    """Follow-ups by conversation, of answers that are still as they were: said before, asked, answer.

    What was asked first and what was asked last stand before a follow-up one at a time.
    """
    answer_of = {name_of(one): at for at, one in enumerate(authored)}
    talks = {}
    for line in file.read_text().splitlines():
        talk = json.loads(line)
        subject, last, answer = talk["before"][0], talk["before"][-1], answer_of.get(talk["answer"])
        if answer is not None:
            afters = [(before, talk["question"], answer) for before in dict.fromkeys((subject, last))]
            talks.setdefault(subject, []).extend(afters)
    return list(talks.values())


def read_stories(file, authored):
    """What people tell before they ask, or ask by telling, each with the place of its answer if that is as it was."""
    answer_of = {name_of(one): at for at, one in enumerate(authored)}
    stories = (json.loads(line) for line in file.read_text().splitlines())
    return [(one["story"], answer_of[one["answer"]]) for one in stories if one["answer"] in answer_of]


def rivals_of(authored):
    """What a question chooses among, a row for each choice, and the number of the row of each thing.

    An answer is chosen among all answers. A rule of the law is chosen among those of its state and of
    federal law, as it is when it is asked; one of federal law among those of any state (its row is None).
    """
    states = [one.get("state", "") for one in authored]
    names = sorted(set(states) - {FEDERAL})  # The first is '', of the answers.
    rivals = [[other == name or (other == FEDERAL and name != "") for other in states] for name in names]
    number = {name: at for at, name in enumerate(names)}
    return rivals, [number.get(state) for state in states]


def parted(items, every):
    """Items that are fitted to, and those left out: one in so many, or none."""
    is_left_out = lambda place: every and place % every == 0
    fitted = [one for place, one in enumerate(items, 1) if not is_left_out(place)]
    return fitted, [one for place, one in enumerate(items, 1) if is_left_out(place)]


class Examples:
    """Questions by themselves, and after another one of their article."""

    def __init__(self, authored, asked, talks, stories, remarks, pieces):
        self.authored, self.asked, self.talks, self.stories, self.remarks = authored, asked, talks, stories, remarks
        self.pieces = pieces
        self.of_article, self.of_section, self.subject = {}, {}, {}
        for question, answer in asked:
            one = authored[answer]
            self.of_article.setdefault(one["slug"], []).append((question, answer))
            self.of_section.setdefault((one["slug"], one["anchor"]), []).append((question, answer))
        for slug, questions in self.of_article.items():
            counts = {}
            for question, _ in questions:
                for word in set(words_of(question)):
                    counts[word] = counts.get(word, 0) + 1
            title = set(words_of(authored[questions[0][1]]["title"]))
            self.subject[slug] = {
                word
                for word, count in counts.items()
                if word not in STOP and len(word) > 2 and (count > 0.12 * len(questions) or word in title)
            }

    def fewer(self, ids, share=LEFT_OUT):
        inner = [id for id in ids[1:-1] if random.random() > share] or ids[1:-1]
        return [ids[0], *inner, ids[-1]]

    def fewer_after(self, ids, at):
        said = self.fewer(ids[:at])
        return said + self.fewer(ids[at - 1 :])[1:], len(said)

    def without_subject(self, question, slug):
        words, was_subject = [], False
        for word in words_of(question):
            is_subject = word in self.subject[slug] and random.random() < 0.8
            if not is_subject:
                words.append(word)
            elif not was_subject:
                words.append(random.choice(POINTS_BACK))
            was_subject = is_subject
        return " ".join(words)

    def beside_remark(self, question, slug):
        """A question beside some remarks that have no word of its article's subject."""
        fitting = (one for one in random.sample(self.remarks, 12) if not self.subject[slug] & set(words_of(one[1])))
        for side, remark in islice(fitting, random.choice(REMARKS_BESIDE)):
            if side == "within":
                asked, mark = re.fullmatch(r"(.*?)([?.!]*)", question, re.DOTALL).groups()
                question = f"{asked} {remark}{mark}"
            else:
                question = f"{remark} {question}" if side == "before" else f"{question} {remark}"
        return question

    def alone(self, question, answer):
        if random.random() < REMARKED:
            question = self.beside_remark(question, self.authored[answer]["slug"])
        return (self.fewer(self.pieces.cut(question, STORY_PIECES_MAX)), 0), answer

    def in_talk(self, question, answer):
        if random.random() < 0.5:
            return self.alone(question, answer)
        one = self.authored[answer]
        near = self.of_article[one["slug"]]
        if random.random() < 0.3:
            near = self.of_section[one["slug"], one["anchor"]]
        others = [random.choice(near) for _ in range(5)]
        before = next((text for text, of in others if of != answer), others[0][0])
        if random.random() < 0.7:
            question = self.without_subject(question, one["slug"])
        ids, at = self.pieces.cut_after(before, question)
        return (ids, at), answer

    def talked(self):
        """The written conversations, each question after what began it and after the last one, as the portal reads."""
        return [
            (self.fewer_after(*self.pieces.cut_after(before, question)), answer)
            for before, question, answer in self.talks
            for _ in range(TOLD_AGAIN)
        ]

    def told(self):
        """The written stories, which have their remarks in them."""
        return [
            ((self.fewer(self.pieces.cut(story, STORY_PIECES_MAX)), 0), answer)
            for story, answer in self.stories
            for _ in range(TOLD_AGAIN)
        ]

    def texts(self):
        cut = [self.pieces.cut(one["text"], TEXT_PIECES_MAX) for one in self.authored]
        return [((self.fewer(ids), 0), answer) for answer, ids in enumerate(cut)]
