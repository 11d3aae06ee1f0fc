import { withoutWhose } from '@hoa/core/law/fact-words';
import { lawQuestion } from '@hoa/core/law/law-questions';
import type { LawTable } from '@hoa/core/law/law-table';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import type { WordVectors } from '@hoa/core/search/meaning/sentence-encoder';
import { greatest } from '@hoa/core/search/numbers/greatest';
import { wordsOf } from '@hoa/core/search/words/words';
import { randomNumbers, shuffle } from './random.ts';
import type { StartVectors } from './start-vectors.ts';
import { WordModel } from './word-model.ts';

const ROUNDS = 8;
const RATE = 0.05;
/** How sharply the right answer must stand out among those of its batch. */
const SHARPNESS = 12;
const BATCH = 192;
/** Share of a question's words that is left out each time, so that it leans on none of them. */
const LEFT_OUT = 0.15;
/** How often a question is drawn to another question of its answer instead of to the answer. */
const TO_QUESTION = 0.4;
/** What a word that no answer uses counts, as if so many used it. */
const UNUSED = 2;

/** Answers that lie near each other, and each of them is told from the others by one question. */
const NEIGHBORS = 12;
/** Where so many of the nearest have no question left, a group stays smaller. */
const LOOKED_AT = 24;

interface Answer {
  text: Int32Array;
  names: Int32Array;
  questions: Int32Array[];
  /** Whether it is told from those nearest to it. A rule is not: other states have the same. */
  hasNeighbors: boolean;
}

/** A question of an answer, by which it is drawn there. */
interface Pair {
  answer: Answer;
  question: Int32Array;
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += (a[k] ?? 0) * (b[k] ?? 0);
  return sum;
}

/** How rare a word is among the answers with their questions. */
function rarityAmong(articles: readonly LibraryArticle[]): (word: string) => number {
  const uses = new Map<string, number>();
  let total = 0;
  for (const { sections } of articles) {
    for (const { text, questions, asked = [] } of sections.flatMap(({ answers }) => answers)) {
      total += 1;
      const words = new Set(
        wordsOf([text, ...questions, ...asked].join(' ')).map(({ form }) => form),
      );
      for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
    }
  }
  return (word) => Math.log(1 + total / (1 + (uses.get(word) ?? UNUSED)));
}

/** The answers that lie nearest to one of them, itself first. */
function nearestOf(answers: readonly Answer[], model: WordModel): (one: Answer) => Answer[] {
  const vectors = answers.map(({ text, names }) => model.encode(text, names).vector);
  return ({ text, names }) => {
    const { vector: at } = model.encode(text, names);
    const nearness = Float32Array.from(vectors, (vector) => dot(at, vector));
    const places = greatest(nearness, LOOKED_AT);
    places.sort((a, b) => (nearness[b] ?? 0) - (nearness[a] ?? 0));
    return places.flatMap((place) => answers[place] ?? []);
  };
}

/**
 * All pairs once, those of answers near each other side by side: among answers on other matters the
 * right one is soon told, and what visitors miss is the choice among neighbors.
 */
function amongNeighbors(pairs: readonly Pair[], model: WordModel, random: () => number): Pair[] {
  const seeds = [...pairs];
  shuffle(seeds, random);
  const left = new Map<Answer, Pair[]>();
  for (const pair of seeds) left.set(pair.answer, [...(left.get(pair.answer) ?? []), pair]);
  const nearest = nearestOf(
    [...left.keys()].filter(({ hasNeighbors }) => hasNeighbors),
    model,
  );
  const groups: Pair[][] = [];
  for (const { answer } of seeds) {
    if (left.get(answer)?.length === 0) continue;
    const near = answer.hasNeighbors ? nearest(answer) : [answer];
    const waiting = near.filter((one) => left.get(one)?.length !== 0).slice(0, NEIGHBORS);
    groups.push(waiting.flatMap((one) => left.get(one)?.pop() ?? []));
  }
  shuffle(groups, random);
  return groups.flat();
}

/** Words of common English that visitors may use. */
const COMMON_WORDS = 15_000;

/**
 * Fits word vectors so that a question comes to lie nearer to its own answer than to the other
 * answers of its batch: a softmax over cosines, by gradient descent, from vectors of general
 * English (M. Henderson et al., "Efficient Natural Language Response Suggestion for Smart Reply",
 * 2017, section 4; the sum of word vectors as encoder).
 *
 * @param start the commonest words first; of these many keep a vector although the library never
 *   uses them
 */
export function fitWords(
  articles: readonly LibraryArticle[],
  start: StartVectors,
  law?: Pick<LawTable, 'facts' | 'asked'>,
): WordVectors {
  const random = randomNumbers();
  const model = new WordModel(start, rarityAmong(articles), random);
  const ofLaw = (law?.facts ?? []).map(({ id, statement, question }) => ({
    text: withoutWhose(statement),
    names: lawQuestion(question)?.label ?? '',
    questions: (law?.asked.get(id) ?? []).map(withoutWhose),
  }));
  const ofArticles = articles.flatMap(({ title, sections }) =>
    sections.flatMap(({ heading, answers }) =>
      answers.map(({ text, questions, asked = [] }) => ({
        text,
        names: `${title} ${heading}`,
        questions: [...questions, ...asked],
      })),
    ),
  );
  const told = [...ofArticles, ...ofLaw];
  // Every word has its row before the first pair has one.
  for (const { text, names, questions } of told) model.read([text, names, ...questions].join(' '));
  for (const word of [...start.keys()].slice(0, COMMON_WORDS)) model.id(word);
  model.addPairs(told.flatMap(({ text, questions }) => [text, ...questions]));
  const answers = told.map(
    ({ text, names, questions }, place): Answer => ({
      hasNeighbors: place < ofArticles.length,
      text: model.readWithPairs(text),
      names: model.read(names),
      questions: questions.map((question) => model.readWithPairs(question)),
    }),
  );
  const pairs = answers.flatMap((answer) =>
    answer.questions.map((question) => ({ answer, question })),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const rate = RATE * (1 - round / ROUNDS);
    const inRound = amongNeighbors(pairs, model, random);
    for (let first = 0; first + BATCH <= inRound.length; first += BATCH) {
      const batch = inRound.slice(first, first + BATCH).map(({ answer, question }) => {
        const some = question.filter(() => random() >= LEFT_OUT);
        const words = some.length > 0 ? some : question;
        const others = answer.questions.filter((one) => one !== question);
        const other = others[Math.floor(random() * others.length)];
        const target = other !== undefined && random() < TO_QUESTION ? other : answer.text;
        return {
          answer,
          words,
          target,
          asked: model.encode(words),
          told: model.encode(target, answer.names),
          pull: new Float32Array(model.dimensions),
          push: new Float32Array(model.dimensions),
        };
      });
      for (const one of batch) {
        const scores = batch.map((other) =>
          other !== one && other.answer === one.answer
            ? Number.NEGATIVE_INFINITY
            : SHARPNESS * dot(one.asked.vector, other.told.vector),
        );
        const most = Math.max(...scores);
        const powers = scores.map((score) => Math.exp(score - most));
        const all = powers.reduce((sum, power) => sum + power, 0);
        batch.forEach((other, place) => {
          const slope = SHARPNESS * ((powers[place] ?? 0) / all - (other === one ? 1 : 0));
          if (Math.abs(slope) < 1e-4) return;
          for (let k = 0; k < model.dimensions; k++) {
            one.pull[k] = (one.pull[k] ?? 0) + slope * (other.told.vector[k] ?? 0);
            other.push[k] = (other.push[k] ?? 0) + slope * (one.asked.vector[k] ?? 0);
          }
        });
      }
      for (const { answer, words, target, asked, told, pull, push } of batch) {
        model.move(words, undefined, asked, pull, rate);
        model.move(target, answer.names, told, push, rate);
      }
    }
  }
  const words = [...model.words.keys(), ...model.pairs.keys()];
  const rows = new Float32Array(words.length * model.dimensions);
  words.forEach((_, id) => {
    const count = model.counts[id] ?? 0;
    model.rows[id]?.forEach((value, k) => {
      rows[id * model.dimensions + k] = count * value;
    });
  });
  return { dimensions: model.dimensions, words, rows };
}
