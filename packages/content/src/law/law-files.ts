import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LAW_QUESTIONS, lawQuestion } from '@hoa/core/law/law-questions';
import type { LawTable } from '@hoa/core/law/law-table';
import {
  jurisdictionSchema,
  type LawAct,
  type LawFact,
  type LawNotice,
  lawActSchema,
  lawChangeSchema,
  lawCitationSchema,
  lawFactSchema,
  lawNoticeSchema,
} from '@hoa/core/schemas/law';
import { z } from 'zod';
import { readYaml } from '../front-matter/yaml-lines.ts';
import { curlyText } from '../html/curly-quotes.ts';
import { inReadingOrder, type Problem } from '../problem.ts';

/** The folder of this package's own table of facts. */
export const LAW_FOLDER = fileURLToPath(new URL('../../law', import.meta.url));
const REGISTER_FILE = 'changes.yaml';
/** Beside each file of facts: what people ask of each, by its id. */
const ASKED_FOLDER = 'asked';

/** A section is a name: what YAML reads as a number ('47E-5' is one) would lose it. */
const nameInYaml = z.string({
  error: ({ input }) =>
    typeof input === 'number' ? `is read as the number ${input}: put it in quotes` : undefined,
});

const factInFile = lawFactSchema
  .omit({ state: true, topics: true })
  .extend({
    citation: lawCitationSchema.extend({ section: nameInYaml, subsection: nameInYaml.optional() }),
    figures: lawFactSchema.shape.figures.default([]),
    changes: z.array(lawChangeSchema.strict()).default([]),
    /** Articles it bears on, where they are not simply those of its question. */
    topics: lawFactSchema.shape.topics.optional(),
  })
  .strict();

const noticeInFile = lawNoticeSchema
  .extend({ topics: lawNoticeSchema.shape.topics.min(1) })
  .strict();

const stateFileSchema = z.strictObject({
  state: jurisdictionSchema,
  acts: z.array(lawActSchema.strict()),
  facts: z.array(factInFile),
});

const askedFileSchema = z.record(z.string(), z.array(z.string().trim().min(1)).min(1));

/** A fact with the file and line on which it stands. */
export interface PlacedFact {
  fact: LawFact;
  file: string;
  line: number;
}

/** The table of facts, the acts of each state, and the register of changes ahead. */
export interface ReadLaw {
  facts: PlacedFact[];
  asked: Map<string, readonly string[]>;
  acts: Map<string, LawAct[]>;
  notices: (LawNotice & { line: number })[];
  problems: Problem[];
}

/** A fact as it is read: every text of it with typographic quotation marks. */
function curlyFact(fact: LawFact): LawFact {
  const { statement, citation, source, changes } = fact;
  return {
    ...fact,
    statement: curlyText(statement),
    citation: { ...citation, act: curlyText(citation.act) },
    ...(source === undefined ? {} : { source: curlyText(source) }),
    changes: changes.map((change) => ({ ...change, what: curlyText(change.what) })),
  };
}

/** The table as services use it; what is wrong with its files is for the check to say. */
export function lawTable({ facts, asked, acts, notices }: ReadLaw): LawTable {
  return {
    facts: facts.map(({ fact }) => curlyFact(fact)),
    asked,
    acts: new Map(
      [...acts].map(([state, of]) => [
        state,
        of.map((act) => ({ ...act, name: curlyText(act.name) })),
      ]),
    ),
    notices: notices.map(({ line: _, ...notice }) => ({
      ...notice,
      what: curlyText(notice.what),
      source: curlyText(notice.source),
    })),
  };
}

/** Issues of a schema as problems of a file, each at its line. */
function problemsOf(
  file: string,
  { issues }: z.ZodError,
  lineOf: (path: readonly PropertyKey[]) => number,
): Problem[] {
  return issues.map(({ path, message }) => ({
    file,
    line: lineOf(path),
    message: `${path.filter((key) => typeof key === 'string').join(', ') || 'the file'}: ${message}`,
  }));
}

/** A file of the table as it was read. */
interface ReadFile<Output> {
  data: Output | undefined;
  /** On which line each of its entries stands. */
  lines: readonly number[];
  problems: readonly Problem[];
}

/** How the files of one kind are read. */
interface FileKind<Output> {
  schema: z.ZodType<Output>;
  /** The paths of the entries whose lines are wanted. */
  entries: (data: Output) => PropertyKey[][];
}

function parseFile<Output>(
  file: string,
  text: string,
  { schema, entries }: FileKind<Output>,
): ReadFile<Output> {
  const { data, errors, lineOf } = readYaml(text, 1);
  const broken = (problems: Problem[]) => ({ data: undefined, lines: [], problems });
  if (errors.length > 0) return broken(errors.map((error) => ({ file, ...error })));
  const parsed = schema.safeParse(data);
  if (!parsed.success) return broken(problemsOf(file, parsed.error, lineOf));
  return { data: parsed.data, lines: entries(parsed.data).map(lineOf), problems: [] };
}

/**
 * Reads the files of one kind. One whose text is the same as before is not parsed again: of a
 * hundred files an editor saves one.
 */
function fileReader<Output>(kind: FileKind<Output>) {
  const before = new Map<string, { text: string; read: ReadFile<Output> }>();
  return (folder: string, file: string): ReadFile<Output> => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const known = before.get(path);
    if (known?.text === text) return known.read;
    const read = parseFile(file, text, kind);
    before.set(path, { text, read });
    return read;
  };
}

const readStateFile = fileReader({
  schema: stateFileSchema,
  entries: ({ facts }) => facts.map((_, at) => ['facts', at, 'id']),
});
const readAskedFile = fileReader({
  schema: askedFileSchema,
  entries: (asked) => Object.keys(asked).map((id) => [id]),
});
const readRegister = fileReader({
  schema: z.array(noticeInFile),
  entries: (notices) => notices.map((_, at) => [at, 'id']),
});

/** Reads what people ask of the facts of one state, where it has been written down. */
function readAsked(folder: string, file: string, law: ReadLaw, ids: ReadonlySet<string>): void {
  if (!existsSync(join(folder, file))) return;
  const { data = {}, problems, lines } = readAskedFile(folder, file);
  law.problems.push(...problems);
  Object.entries(data).forEach(([id, questions], at) => {
    const line = lines[at] ?? 1;
    if (ids.has(id)) law.asked.set(id, questions);
    else law.problems.push({ file, line, message: `'${id}' is no fact of its state` });
  });
}

const QUESTION_ORDER = new Map(LAW_QUESTIONS.map(({ id }, index) => [id, index]));

/** Reads every file of the table; files with a fault are left out and told. */
export function readLaw(folder: string = LAW_FOLDER): ReadLaw {
  const law: ReadLaw = {
    facts: [],
    asked: new Map(),
    acts: new Map(),
    notices: [],
    problems: [],
  };
  const factFiles = readdirSync(join(folder, 'facts')).filter((name) => name.endsWith('.yaml'));
  for (const name of factFiles.sort()) {
    const file = `facts/${name}`;
    const { data, problems, lines } = readStateFile(folder, file);
    law.problems.push(...problems);
    if (data === undefined) continue;
    const { state, acts, facts } = data;
    if (name !== `${state}.yaml`) {
      law.problems.push({ file, line: 1, message: `is the file of ${state}; name it so` });
    }
    law.acts.set(state, acts);
    const placed = facts.map((fact, at) => ({
      fact: { ...fact, state, topics: fact.topics ?? lawQuestion(fact.question)?.topics ?? [] },
      file,
      line: lines[at] ?? 1,
    }));
    const order = (one: PlacedFact) => QUESTION_ORDER.get(one.fact.question) ?? 0;
    law.facts.push(...placed.toSorted((a, b) => order(a) - order(b)));
    readAsked(folder, `${ASKED_FOLDER}/${name}`, law, new Set(facts.map(({ id }) => id)));
  }
  if (existsSync(join(folder, REGISTER_FILE))) {
    const register = readRegister(folder, REGISTER_FILE);
    law.problems.push(...register.problems);
    law.notices = (register.data ?? []).map((notice, at) => ({
      ...notice,
      line: register.lines[at] ?? 1,
    }));
  }
  return { ...law, problems: inReadingOrder(law.problems) };
}
