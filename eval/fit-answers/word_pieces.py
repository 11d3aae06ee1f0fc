"""Cuts words into pieces, as packages/core/src/encoders/word-pieces.ts does."""

import re
import unicodedata

PIECES_MAX = 48  # Of a question after another one, and of that: TOKENS_MAX in packages/core/src/encoders/transformer.ts.
BEGINNING = 1 / 3  # Of a text that is too long so much of the beginning is kept, and more of the end.
WORDS = re.compile(r"([^\w\s]|_)")


def words_of(text):
    plain = unicodedata.normalize("NFD", text.lower().replace("’", "'"))
    plain = "".join(c for c in plain if unicodedata.category(c) != "Mn")
    return WORDS.sub(r" \1 ", plain).split()


def without_middle(ids, most):
    if len(ids) <= most:
        return ids
    first = int(BEGINNING * most)
    return ids[:first] + ids[first - most :]


class Pieces:
    """Cuts words as packages/core/src/encoders/word-pieces.ts does."""

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
        return [self.ids["[CLS]"], *without_middle(ids, most - 2), self.ids["[SEP]"]]

    def cut_after(self, before, text):
        said = self.cut(before)
        return said + self.cut(text)[1:], len(said)


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
