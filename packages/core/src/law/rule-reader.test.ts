import { expect, test } from 'vitest';
import { QuestionEncoder } from '../encoders/question-encoder.ts';
import { randomModel } from '../encoders/transformer.fixture.ts';
import { VectorTable } from '../encoders/vector-table.ts';
import { cosine } from '../encoders/vectors.ts';
import { lawFact } from './law-fact.fixture.ts';
import { RuleReader } from './rule-reader.ts';

const { model } = randomModel();
const encoder = new QuestionEncoder(model);
const fenceDirection = encoder.encode('fence fence');
const roofDirection = encoder.encode('roof', 'dog');
const ruleDirections = new VectorTable(2, model.hiddenSize);
ruleDirections.set(0, fenceDirection);
ruleDirections.set(1, roofDirection);

const reader = new RuleReader({ encoder, rules: ['va-fence', 'va-roof'], ruleDirections }, [
  lawFact('va-roof'),
  lawFact('va-written-since'),
  lawFact('va-fence'),
]);

test('a rule lies as near as its direction, whatever places are named', () => {
  const [roof, , fence] = reader.read('fence fence');
  expect(fence).toBeCloseTo(1, 1);
  expect(roof).toBeCloseTo(cosine(fenceDirection, roofDirection), 1);
  expect(reader.read('Virginia fence fence')).toEqual(reader.read('fence fence'));
});

test('a question is read after what was said before it', () => {
  const [roof] = reader.read('roof', 'dog');
  expect(roof).toBeCloseTo(1, 1);
});

test('a rule that is younger than the fit lies somewhat farther than the nearest', () => {
  const [, since, fence = 0] = reader.read('fence fence');
  expect(since).toBeCloseTo(fence - 0.12, 5);
});
