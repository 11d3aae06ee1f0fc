"""Fits the transformer by which the portal tells what authored answer a question wants.

Begins with layers of all-MiniLM-L6-v2 and moves them until a question lies nearer to the direction of
its own answer than to that of any other: a softmax over all answers, each of which has a direction of
its own that is fitted along. With --remarks some questions stand beside what people say in passing, so
that a word of it leads nobody astray. Then half of the questions are asked again after another question
of the same article, without the words that the article's questions share, so that what they are about
must be read from what was said before; beside them stand conversations as people have them.
See README.md beside this file.
"""

import argparse
import json
import os
import random
import re
import struct
import time
import unicodedata
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

WIDTH, HEADS, PLACES = 384, 12, 512
PIECES_MAX = 48  # As in packages/core/src/search/transformer.ts.
TEXT_PIECES_MAX = 72
SCALE = 20.0  # How sharply the right answer must stand out.
SMOOTHING = 0.05
LEFT_OUT = 0.1  # Share of a question's pieces that is left out each time.
REMARKED = 0.4  # Share of the questions by themselves beside which something is said in passing.
BATCH = 320
TOLD_AGAIN = 3  # How often a written conversation takes part in a round, each time with other gaps.
WORDS = re.compile(r"([^\w\s]|_)")
STOP = set(
    "a an the of to in on for by with at from is are was were be been do does did can could may might"
    " must shall should will would i we you they he she it my our your their his her its this that"
    " these those and or but if what when where who why how much many long often which there here not"
    " no any some get have has had me us them you so as than then".split()
)
POINTS_BACK = ["it", "that", "this", "they", "", "", ""]


def words_of(text):
    plain = unicodedata.normalize("NFD", text.lower().replace("’", "'"))
    plain = "".join(c for c in plain if unicodedata.category(c) != "Mn")
    return WORDS.sub(r" \1 ", plain).split()


class Pieces:
    """Cuts words as packages/core/src/search/word-pieces.ts does."""

    def __init__(self, vocabulary):
        self.ids, self.known = vocabulary, {}

    def cut_word(self, word):
        if word not in self.known:
            ids, at = [], 0
            while at < len(word):
                for end in range(len(word), at, -1):
                    piece = word[at:end] if at == 0 else "##" + word[at:end]
                    if piece in self.ids:
                        break
                else:
                    ids = [self.ids["[UNK]"]]
                    break
                ids.append(self.ids[piece])
                at = end
            self.known[word] = ids
        return self.known[word]

    def cut(self, text, most=PIECES_MAX):
        ids = [id for word in words_of(text) for id in self.cut_word(word)]
        return [self.ids["[CLS]"], *ids[: most - 2], self.ids["[SEP]"]]

    def cut_after(self, before, text):
        said = self.cut(before)
        return said + self.cut(text)[1:], len(said)


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.attention, self.attended = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.wider, self.narrower = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)
        self.attendedNorm, self.norm = nn.LayerNorm(WIDTH, eps=1e-12), nn.LayerNorm(WIDTH, eps=1e-12)
        self.drop = nn.Dropout(0.1)

    def forward(self, x, mask):
        rows, places, _ = x.shape
        parts = self.attention(x).view(rows, places, 3, HEADS, WIDTH // HEADS)
        query, key, value = parts.permute(2, 0, 3, 1, 4)
        scores = (query @ key.transpose(-1, -2)) * (WIDTH // HEADS) ** -0.5 + mask
        taken = scores.float().softmax(-1).to(value.dtype) @ value
        x = self.attendedNorm(x + self.drop(self.attended(taken.transpose(1, 2).reshape(x.shape))))
        return self.norm(x + self.drop(self.narrower(F.gelu(self.wider(x)))))


class Reader(nn.Module):
    def __init__(self, pieces_count, layers_count):
        super().__init__()
        self.ofPiece, self.ofPlace = nn.Embedding(pieces_count, WIDTH), nn.Embedding(PLACES, WIDTH)
        self.ofPart = nn.Parameter(torch.zeros(2, WIDTH))
        self.inputNorm, self.drop = nn.LayerNorm(WIDTH, eps=1e-12), nn.Dropout(0.1)
        self.layers = nn.ModuleList(Layer() for _ in range(layers_count))

    def forward(self, ids, lengths, begins):
        """Directions of some questions; `begins` is where each begins after what was said before."""
        place = torch.arange(ids.shape[1])[None]
        there = place < lengths[:, None]
        own = there & (place >= begins[:, None])
        part = (own & (begins[:, None] > 0)).long()
        x = self.ofPiece(ids) + self.ofPlace.weight[: ids.shape[1]] + self.ofPart[part]
        x = self.drop(self.inputNorm(x))
        mask = torch.where(there, 0.0, -1e4)[:, None, None, :]
        for layer in self.layers:
            x = layer(x, mask)
        return F.normalize((x.float() * own[..., None]).sum(1) / own.sum(1, keepdim=True), dim=-1)


def published(reader, folder, layers, kept):
    """Puts some published layers into a reader of the pieces kept, from a file of safetensors in 16 bits."""
    with open(folder / "model.fp16.safetensors", "rb") as file:
        (length,) = struct.unpack("<Q", file.read(8))
        header, content = json.loads(file.read(length)), file.read()

    def get(name):
        begin, end = header[name]["data_offsets"]
        values = np.frombuffer(content[begin:end], dtype=np.float16)
        return torch.tensor(values.reshape(header[name]["shape"]).astype(np.float32))

    def fill(module, name):
        module.weight.copy_(get(f"{name}.weight"))
        module.bias.copy_(get(f"{name}.bias"))

    with torch.no_grad():
        reader.ofPiece.weight.copy_(get("embeddings.word_embeddings.weight")[kept])
        reader.ofPlace.weight.copy_(get("embeddings.position_embeddings.weight"))
        reader.ofPart.copy_(get("embeddings.token_type_embeddings.weight"))
        fill(reader.inputNorm, "embeddings.LayerNorm")
        for at, layer in zip(layers, reader.layers):
            name = f"encoder.layer.{at}"
            for kind in ("weight", "bias"):
                three = [get(f"{name}.attention.self.{part}.{kind}") for part in ("query", "key", "value")]
                getattr(layer.attention, kind).copy_(torch.cat(three))
            fill(layer.attended, f"{name}.attention.output.dense")
            fill(layer.attendedNorm, f"{name}.attention.output.LayerNorm")
            fill(layer.wider, f"{name}.intermediate.dense")
            fill(layer.narrower, f"{name}.output.dense")
            fill(layer.norm, f"{name}.output.LayerNorm")


def fitted_before(reader, file, pieces, authored):
    """Puts what `save` wrote into a reader. Returns the directions of answers that it knows, by place."""
    content = Path(file).read_bytes()
    begin = 4 + struct.unpack_from("<I", content)[0]
    header = json.loads(content[4:begin])
    if header["layers"] != len(reader.layers):
        raise SystemExit(f"{file} has {header['layers']} layers: give as many to --layers")

    def floats(name):
        place = header["values"][name]
        values = np.frombuffer(content, "<f4", place["bytes"] // 4, begin + place["at"])
        return torch.tensor(values.reshape(place["rows"], place["columns"]))

    def table(name):
        rows, columns, at = (header["values"][name][key] for key in ("rows", "columns", "at"))
        scales = np.frombuffer(content, "<f4", rows, begin + at)
        values = np.frombuffer(content, np.int8, rows * columns, begin + at + 4 * rows)
        return torch.tensor(values.reshape(rows, columns) * scales[:, None] * np.float32(32767))

    with torch.no_grad():
        for piece, values in zip(header["pieces"].split(" "), table("ofPiece")):
            if piece in pieces.ids:
                reader.ofPiece.weight[pieces.ids[piece]] = values
        reader.ofPlace.weight[: 2 * PIECES_MAX] = floats("ofPlace")
        for name, parameter in reader.named_parameters():
            name = name.removeprefix("layers.")
            if parameter.dim() == 1 or name == "ofPart":
                parameter.copy_(floats(name).view_as(parameter))
            elif not name.startswith("of"):
                parameter.copy_(table(name))
    at_of = {digest(one["text"]): at for at, one in enumerate(authored)}
    directions = zip(header["answers"].split(" "), table("directions"))
    return {at_of[answer]: direction for answer, direction in directions if answer in at_of}


def padded(texts):
    most = max(len(ids) for ids, _ in texts)
    ids = torch.tensor([ids + [0] * (most - len(ids)) for ids, _ in texts])
    return ids, torch.tensor([len(ids) for ids, _ in texts]), torch.tensor([at for _, at in texts])


def directions_of(reader, texts, batch=256):
    reader.eval()
    order, out = sorted(range(len(texts)), key=lambda at: len(texts[at][0])), torch.zeros(len(texts), WIDTH)
    with torch.no_grad(), torch.autocast("cpu", dtype=torch.bfloat16):
        for first in range(0, len(order), batch):
            some = order[first : first + batch]
            out[some] = reader(*padded([texts[at] for at in some])).float()
    reader.train()
    return out


class Examples:
    """Questions by themselves, and after another one of their article."""

    def __init__(self, authored, asked, talks, remarks, pieces):
        self.authored, self.asked, self.talks, self.remarks = authored, asked, talks, remarks
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
        """A question before or after a remark that has no word of its article's subject."""
        for side, remark in random.sample(self.remarks, 6):
            if not self.subject[slug] & set(words_of(remark)):
                return f"{remark} {question}" if side == "before" else f"{question} {remark}"
        return question

    def alone(self, question, answer):
        if self.remarks and random.random() < REMARKED:
            question = self.beside_remark(question, self.authored[answer]["slug"])
        return (self.fewer(self.pieces.cut(question)), 0), answer

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

    def texts(self):
        cut = [self.pieces.cut(one["text"], TEXT_PIECES_MAX) for one in self.authored]
        return [((self.fewer(ids), 0), answer) for answer, ids in enumerate(cut)]


def fit(reader, directions, examples, rounds, rate, directions_rate, in_talk, report):
    optimizer = torch.optim.AdamW(
        [
            {"params": reader.parameters(), "lr": rate, "weight_decay": 0.01},
            {"params": [directions], "lr": directions_rate, "weight_decay": 0},
        ]
    )
    more = TOLD_AGAIN * len(examples.talks) if in_talk else len(examples.authored)
    steps = rounds * ((len(examples.asked) + more) // BATCH)
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min(1, (step + 1) / 100) * max(0.02, 1 - step / steps)
    )
    began = time.time()
    for at in range(rounds):
        make = examples.in_talk if in_talk else examples.alone
        some = [make(question, answer) for question, answer in examples.asked]
        some += examples.talked() if in_talk else examples.texts()
        random.shuffle(some)
        batches = []  # Of questions about as long as each other.
        for first in range(0, len(some), 40 * BATCH):
            alike = sorted(some[first : first + 40 * BATCH], key=lambda one: len(one[0][0]))
            batches += [alike[begin : begin + BATCH] for begin in range(0, len(alike), BATCH)]
        random.shuffle(batches)
        for batch in batches:
            with torch.autocast("cpu", dtype=torch.bfloat16):
                read = reader(*padded([text for text, _ in batch]))
            scores = SCALE * (read.float() @ F.normalize(directions, dim=-1).T)
            loss = F.cross_entropy(scores, torch.tensor([answer for _, answer in batch]), label_smoothing=SMOOTHING)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(reader.parameters(), 1.0)
            optimizer.step()
            schedule.step()
        report(f"round {at + 1} of {rounds}, {time.time() - began:.0f} s")


def save(reader, directions, authored, pieces, file):
    """Writes what packages/content/src/answer-model.ts reads: a byte for each value of a matrix."""
    values, blobs = {}, b""

    def put(name, content, rows, columns):
        nonlocal blobs
        values[name] = {"at": len(blobs), "bytes": len(content), "rows": rows, "columns": columns}
        blobs += content + b"\0" * (-len(content) % 4)

    def floats(name, tensor):
        matrix = np.atleast_2d(tensor.detach().numpy().astype("<f4"))
        put(name, matrix.tobytes(), *matrix.shape)

    def table(name, tensor):
        matrix = tensor.detach().numpy()
        most = np.maximum(np.abs(matrix).max(1), 1e-6).astype(np.float32)
        rounded = np.rint(matrix * 127 / most[:, None]).astype(np.int8)
        put(name, (most / (127 * 32767)).astype("<f4").tobytes() + rounded.tobytes(), *matrix.shape)

    def norm(name, module):
        floats(f"{name}.weight", module.weight)
        floats(f"{name}.bias", module.bias)

    def linear(name, module):
        table(f"{name}.weight", module.weight)
        floats(f"{name}.bias", module.bias)

    table("ofPiece", reader.ofPiece.weight)
    floats("ofPlace", reader.ofPlace.weight[: 2 * PIECES_MAX])
    floats("ofPart", reader.ofPart)
    norm("inputNorm", reader.inputNorm)
    for at, layer in enumerate(reader.layers):
        for part in ("attention", "attended", "wider", "narrower"):
            linear(f"{at}.{part}", getattr(layer, part))
        for part in ("attendedNorm", "norm"):
            norm(f"{at}.{part}", getattr(layer, part))
    table("directions", F.normalize(directions, dim=-1))
    header = {
        **{"width": WIDTH, "heads": HEADS, "layers": len(reader.layers)},
        "pieces": " ".join(pieces.ids),
        "answers": " ".join(digest(one["text"]) for one in authored),
        "values": values,
    }
    text = json.dumps(header, ensure_ascii=False).encode()
    text += b" " * (-len(text) % 4)
    Path(file).write_bytes(struct.pack("<I", len(text)) + text + blobs)


def digest(text):
    """As `textDigest` in packages/core/src/search/answer-reader.ts."""
    units = np.frombuffer(text.encode("utf-16-le"), dtype="<u2").tolist()
    out = ""
    for value in (0x811C9DC5, 0x5BD1E995):
        for unit in units:
            value = ((value ^ unit) * 0x01000193) & 0xFFFFFFFF
        out += f"{value:08x}"
    return out


def pieces_kept(authored, common, pieces):
    """Pieces of the library, of what is asked of it, of common words, and every letter."""
    used = {pieces.ids[mark] for mark in ("[CLS]", "[SEP]", "[UNK]")}
    for one in authored:
        for text in (one["text"], one["title"], one["heading"], *one["asked"]):
            used.update(pieces.cut(text, 400))
    for word in common:
        used.update(pieces.cut(word))
    used.update(id for piece, id in pieces.ids.items() if len(piece.removeprefix("##")) == 1 and ord(piece[-1]) < 0x250)
    return sorted(used)


def read_remarks(file):
    """What people say in passing, and whether before a question or after it."""
    return [tuple(line.split("\t")) for line in file.read_text().splitlines()]


def read_talks(file, authored):
    """Follow-ups by conversation, of answers that are still as they were: said before, asked, answer.

    What was asked first and what was asked last stand before a follow-up one at a time.
    """
    answer_of = {digest(one["text"]): at for at, one in enumerate(authored)}
    talks = {}
    for line in file.read_text().splitlines():
        talk = json.loads(line)
        subject, last, answer = talk["before"][0], talk["before"][-1], answer_of.get(talk["answer"])
        if answer is not None:
            afters = [(before, talk["question"], answer) for before in dict.fromkeys((subject, last))]
            talks.setdefault(subject, []).extend(afters)
    return list(talks.values())


def parted(items, every):
    """Items that are fitted to, and those left out: one in so many, or none."""
    is_left_out = lambda place: every and place % every == 0
    fitted = [one for place, one in enumerate(items, 1) if not is_left_out(place)]
    return fitted, [one for place, one in enumerate(items, 1) if is_left_out(place)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("authored", help="what write-authored.ts wrote")
    parser.add_argument("published", type=Path, help="the folder of the published model")
    parser.add_argument("out", help="the file to write")
    parser.add_argument("--common", type=Path, help="word-vectors.json, for the common words")
    parser.add_argument("--talks", type=Path, default=Path(__file__).with_name("conversations.jsonl"))
    parser.add_argument("--remarks", type=Path, help="remarks.tsv, for questions beside what is said in passing")
    parser.add_argument("--layers", type=int, nargs="+", default=(0, 2, 4), help="of the six that are published")
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
    reader = Reader(len(kept), len(options.layers))
    remarks = read_remarks(options.remarks) if options.remarks else []
    examples = Examples(authored, asked, talks, remarks, pieces)
    published(reader, options.published, options.layers, kept)
    known = fitted_before(reader, options.begin, pieces, authored) if options.begin else {}
    new = [at for at in range(len(authored)) if at not in known]
    of_new = [(question, answer) for question, answer in asked if answer not in known]
    directions = torch.zeros(len(authored), WIDTH)
    read = directions_of(reader, [(pieces.cut(question), 0) for question, _ in of_new])
    directions.index_add_(0, torch.tensor([answer for _, answer in of_new], dtype=torch.long), read)
    texts = directions_of(reader, [(pieces.cut(authored[at]["text"], TEXT_PIECES_MAX), 0) for at in new])
    directions[new] = F.normalize(directions[new], dim=-1) + 0.5 * texts
    for at, direction in known.items():
        directions[at] = direction
    directions = nn.Parameter(F.normalize(directions, dim=-1))

    def share_right(texts, answers):
        nearest = (directions_of(reader, texts) @ F.normalize(directions.detach(), dim=-1).T).argmax(1)
        return f"{100 * (nearest == torch.tensor(answers)).float().mean():.1f} % of {len(answers)}"

    def report(text):
        right = ""
        if left_out:
            texts = [(pieces.cut(question), 0) for question, _ in left_out]
            alone = share_right(texts, [answer for _, answer in left_out])
            texts = [pieces.cut_after(before, question) for before, question, _ in talks_left_out]
            after = share_right(texts, [answer for _, _, answer in talks_left_out])
            right = f"; nearest to their answer are {alone} questions and {after} follow-ups that were left out"
        print(text + right, flush=True)

    report("before the first round")
    alone, in_talk = options.rounds
    if alone:
        fit(reader, directions, examples, alone, 1.3e-4, 2.6e-3, False, report)
    if in_talk:
        fit(reader, directions, examples, in_talk, 1.2e-4, 1.3e-3, True, report)
    save(reader, directions, authored, pieces, options.out)


if __name__ == "__main__":
    main()
