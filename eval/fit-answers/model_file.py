"""Writes and reads the file that packages/content/src/answer-model.ts reads: a byte for each value of a matrix."""

import json
import struct
from pathlib import Path

import numpy as np
import torch
from reader import HEADS, WIDTH
from word_pieces import PIECES_MAX


def digest(text):
    """As `textDigest` in packages/core/src/search/meaning/answer-reader.ts."""
    units = np.frombuffer(text.encode("utf-16-le"), dtype="<u2").tolist()
    out = ""
    for value in (0x811C9DC5, 0x5BD1E995):
        for unit in units:
            value = ((value ^ unit) * 0x01000193) & 0xFFFFFFFF
        out += f"{value:08x}"
    return out


def name_of(one):
    """What tells an answer from all others: a digest of its text; of a rule of the law its id."""
    return one.get("rule") or digest(one["text"])


def fitted_before(reader, file, pieces, authored):
    """Puts what `save` wrote into a reader. Returns the directions of what it knows, by place."""
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
    at_of = {name_of(one): at for at, one in enumerate(authored)}
    known = {}
    for names, directions in (("answers", "directions"), ("rules", "ruleDirections")):
        for name, direction in zip(header[names].split(" "), table(directions)):
            if name in at_of:
                known[at_of[name]] = direction
    return known


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
    rules = [at for at, one in enumerate(authored) if "rule" in one]
    answers = [at for at, one in enumerate(authored) if "rule" not in one]
    table("directions", directions[answers])
    table("ruleDirections", directions[rules])
    header = {
        **{"width": WIDTH, "heads": HEADS, "layers": len(reader.layers)},
        "pieces": " ".join(pieces.ids),
        "answers": " ".join(name_of(authored[at]) for at in answers),
        "rules": " ".join(name_of(authored[at]) for at in rules),
        "values": values,
    }
    text = json.dumps(header, ensure_ascii=False).encode()
    text += b" " * (-len(text) % 4)
    Path(file).write_bytes(struct.pack("<I", len(text)) + text + blobs)
