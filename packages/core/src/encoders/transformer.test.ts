import { describe, expect, test } from 'vitest';
import { HIDDEN_SIZE, type Matrix, randomModel } from './transformer.fixture.ts';
import { Transformer } from './transformer.ts';
import { cosine } from './vectors.ts';

/** The formulas of the paper with numbers alone, no table and no bytes. */
function byFormula(ids: readonly number[], from: number, made: ReturnType<typeof randomModel>) {
  const { model, tokenEmbeddings, layer } = made;
  const sum = (a: readonly number[], b: ArrayLike<number>) => a.map((x, i) => x + (b[i] ?? 0));
  const dot = (a: readonly number[], b: readonly number[]) =>
    a.reduce((all, x, i) => all + x * (b[i] ?? 0), 0);
  const linear = ({ plain, bias }: { plain: Matrix; bias: Float32Array }, x: readonly number[]) =>
    sum(
      plain.map((row) => dot(row, x)),
      bias,
    );
  const normed = (x: readonly number[], { weight, bias }: typeof model.embeddingNorm) => {
    const mean = x.reduce((all, one) => all + one, 0) / x.length;
    const variance = x.reduce((all, one) => all + (one - mean) ** 2, 0) / x.length;
    return x.map(
      (one, i) => ((one - mean) / Math.sqrt(variance)) * (weight[i] ?? 0) + (bias[i] ?? 0),
    );
  };
  const gelu = (x: number) =>
    0.5 * x * (1 + Math.tanh(Math.sqrt(2 / Math.PI) * (x + 0.044715 * x ** 3)));
  const input = ids.map((id, place) => {
    const part = model.segmentEmbeddings[from > 0 && place >= from ? 1 : 0] ?? [];
    const placed = sum(tokenEmbeddings[id] ?? [], model.positionEmbeddings[place] ?? []);
    return normed(sum(placed, part), model.embeddingNorm);
  });
  const attention = input.map((x) => linear(layer.queryKeyValue, x));
  const half = HIDDEN_SIZE / 2;
  const output = input.map((x, place) => {
    const taken = [0, half].flatMap((head) => {
      const part = (at: number, which: number) =>
        (attention[at] ?? []).slice(which * HIDDEN_SIZE + head, which * HIDDEN_SIZE + head + half);
      const powers = ids.map((_, at) =>
        Math.exp(dot(part(place, 0), part(at, 1)) / Math.sqrt(half)),
      );
      const all = powers.reduce((total, power) => total + power, 0);
      return Array.from({ length: half }, (_, i) =>
        ids.reduce(
          (total, _id, at) => total + ((powers[at] ?? 0) / all) * (part(at, 2)[i] ?? 0),
          0,
        ),
      );
    });
    const attended = normed(sum(linear(layer.attentionOutput, taken), x), layer.attentionNorm);
    const inner = linear(layer.feedForwardIn, attended).map(gelu);
    return normed(sum(linear(layer.feedForwardOut, inner), attended), layer.feedForwardNorm);
  });
  const total = output
    .slice(from)
    .reduce((all, x) => sum(all, x), new Array<number>(HIDDEN_SIZE).fill(0));
  const length = Math.hypot(...total);
  return Float32Array.from(total, (x) => x / length);
}

describe('a question read by a transformer', () => {
  const made = randomModel();
  const transformer = new Transformer(made.model);

  test('has the direction that the formulas give, to what bytes lose', () => {
    const expected = byFormula([0, 3, 4, 5, 6, 3, 1], 0, made);
    expect(cosine(transformer.encode('fine fence dog roof fine'), expected)).toBeGreaterThan(0.999);
  });

  test('after another it is the mean of its own pieces, which have read those before', () => {
    const expected = byFormula([0, 5, 6, 1, 3, 4, 1], 4, made);
    const read = transformer.encode('fine fence', 'dog roof');
    expect(cosine(read, expected)).toBeGreaterThan(0.999);
    expect(cosine(read, transformer.encode('fine fence'))).toBeLessThan(0.998);
  });

  test('is as long as 1, whatever is asked', () => {
    for (const text of ['', 'xyz', 'roof', 'dog '.repeat(500)]) {
      expect(Math.hypot(...transformer.encode(text))).toBeCloseTo(1, 5);
    }
  });
});
