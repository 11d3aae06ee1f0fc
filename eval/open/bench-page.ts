import type { LawFact } from '@hoa/core/schemas/law';
import { percent } from '../print-table.ts';
import type { Assistant, Reply } from './assistant.ts';
import { KINDS, type OpenQuestion } from './open-question.ts';
import { type Score, scoreReply } from './score.ts';

/** A question, what an assistant made of it, and how that stands to the gold. */
export interface Asked {
  question: OpenQuestion;
  reply: Reply;
  score: Score;
}

/** All answers of an assistant. */
export interface Run {
  name: string;
  asked: readonly Asked[];
}

/** Asks an assistant every question, one after the other. */
export async function runBench(
  assistant: Assistant,
  questions: readonly OpenQuestion[],
  facts: ReadonlyMap<string, LawFact>,
): Promise<Run> {
  const asked: Asked[] = [];
  for (const question of questions) {
    const reply = await assistant.ask(question);
    asked.push({ question, reply, score: scoreReply(question, reply, facts) });
  }
  return { name: assistant.name, asked };
}

/** Over the columns of a row of figures. */
export const HEADER = [
  '',
  'asked',
  'leads',
  'holds',
  'cites',
  'right topic',
  'wrongly declined',
  'admits gaps',
];

function share(asked: readonly Asked[], of: keyof Score): string {
  const judged = asked.flatMap(({ score }) => score[of] ?? []);
  return judged.length === 0
    ? ''
    : percent(judged.filter((isTrue) => isTrue).length / judged.length);
}

function row(name: string, asked: readonly Asked[]): string[] {
  const columns = ['leads', 'holds', 'cites', 'citesTopic'] as const;
  const shares = columns.map((column) => share(asked, column));
  // Apart: who never declines would look honest where most questions have an answer.
  const answerable = asked.filter(({ question }) => question.says.length > 0);
  const others = asked.filter(({ question }) => question.says.length === 0);
  const declines = [answerable, others].map((some) => share(some, 'declined'));
  return [name, String(asked.length), ...shares, ...declines];
}

/** The figures of every assistant, and those of the first kind by kind. */
export function figures(runs: readonly Run[]): { all: string[][]; byKind: string[][] } {
  const [first] = runs;
  return {
    all: runs.map(({ name, asked }) => row(name, asked)),
    byKind: KINDS.map((kind) =>
      row(kind, first?.asked.filter(({ question }) => question.kind === kind) ?? []),
    ),
  };
}

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll(/\s+/g, ' ').trim();
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(header), `|${'---|'.repeat(header.length)}`, ...rows.map(line)].join('\n');
}

const SHOWN_CHARS = 160;

/** What went wrong with an answer, in a word or two; nothing where nothing did. */
function miss({ score, question }: Asked): string {
  if (question.kind === 'gap' || question.kind === 'off-topic') {
    return score.declined ? '' : 'answered all the same';
  }
  if (score.declined) return 'declined';
  const parts = [score.leads ? '' : 'another lead', score.cites ? '' : 'another passage'];
  return parts.filter((part) => part !== '').join(', ');
}

function misses({ asked }: Run): string[][] {
  return asked.flatMap((one) => {
    const { question, reply } = one;
    const what = miss(one);
    const gold = [...question.passages, ...question.facts].join(', ');
    const said =
      reply.text.length > SHOWN_CHARS ? `${reply.text.slice(0, SHOWN_CHARS)}…` : reply.text;
    return what === '' ? [] : [[question.id, question.question, what, gold, said]];
  });
}

/** The page of results as Markdown: every assistant, and each miss of the first. */
export function benchPage(runs: readonly Run[], day: string): string {
  const { all, byKind } = figures(runs);
  const [first] = runs;
  const missed = first === undefined ? [] : misses(first);
  return `# Open bench: how right is an assistant for associations?

Written by \`npm run eval:open -- --write\` on ${day}; nothing here is edited by hand. What the columns
mean, what the questions are and how to run another assistant: [eval/open](../eval/open/README.md).

## All questions

${table(HEADER, all)}

## ${first?.name ?? ''}, kind by kind

${table(HEADER, byKind)}

## Every miss of ${first?.name ?? ''}

${missed.length} of ${first?.asked.length ?? 0} answers miss something. The judge is strict: an answer in other words than the
gold is listed too.

${table(['id', 'question', 'what', 'gold', 'the answer began'], missed)}
`;
}
