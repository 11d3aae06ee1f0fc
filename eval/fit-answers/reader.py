"""The transformer that reads a question into a direction, and its published beginning."""

import json
import struct

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

WIDTH, HEADS, PLACES = 384, 12, 512


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.attention, self.attended = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.wider, self.narrower = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)
        self.attendedNorm, self.norm = nn.LayerNorm(WIDTH, eps=1e-12), nn.LayerNorm(WIDTH, eps=1e-12)

    def forward(self, x, mask):
        rows, places, _ = x.shape
        parts = self.attention(x).view(rows, places, 3, HEADS, WIDTH // HEADS)
        query, key, value = parts.permute(2, 0, 3, 1, 4)
        scores = (query @ key.transpose(-1, -2)) * (WIDTH // HEADS) ** -0.5 + mask
        taken = scores.float().softmax(-1).to(value.dtype) @ value
        x = self.attendedNorm(x + self.attended(taken.transpose(1, 2).reshape(x.shape)))
        return self.norm(x + self.narrower(F.gelu(self.wider(x))))


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
        asked_after = (own & (begins[:, None] > 0))[..., None]
        x = self.ofPiece(ids) + self.ofPlace.weight[: ids.shape[1]] + torch.where(asked_after, self.ofPart[1], self.ofPart[0])
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
