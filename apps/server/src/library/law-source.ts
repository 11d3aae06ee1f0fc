import { LAW_FOLDER, lawTable, type ReadLaw, readLaw } from '@hoa/content/law/law-files';
import { problemText } from '@hoa/content/problem';
import type { LawTable } from '@hoa/core/law/law-table';
import type { BaseLogger } from 'pino';

type Log = Pick<BaseLogger, 'warn'>;

const NOTHING: ReadLaw = {
  facts: [],
  asked: new Map(),
  acts: new Map(),
  notices: [],
  problems: [],
};

/** What was read, with the last good version of every file that is broken now. */
function withKept(read: ReadLaw, before: ReadLaw): ReadLaw {
  const broken = new Set(read.problems.map(({ file }) => file));
  const keptActs = [...before.acts].filter(
    ([state]) => !read.acts.has(state) && broken.has(`facts/${state}.yaml`),
  );
  const states = new Set(keptActs.map(([state]) => state));
  const keptAsked = before.facts
    .filter(({ fact: { state } }) => states.has(state) || broken.has(`asked/${state}.yaml`))
    .map(({ fact: { id } }) => [id, before.asked.get(id) ?? []] as const);
  return {
    facts: [...read.facts, ...before.facts.filter(({ fact }) => states.has(fact.state))],
    asked: new Map([...keptAsked, ...read.asked]),
    acts: new Map([...read.acts, ...keptActs]),
    notices: broken.has('changes.yaml') ? before.notices : read.notices,
    problems: read.problems,
  };
}

/**
 * The files of the table of facts as they were when they could last be read. A file that an editor
 * has broken is told and keeps its last good version; it never keeps a portal from starting.
 */
export class LawSource {
  readonly folder: string;
  readonly #log: Log;
  #read = NOTHING;

  constructor(log: Log, folder: string = LAW_FOLDER) {
    this.#log = log;
    this.folder = folder;
  }

  /** What was read last, with the lines on which it stands. */
  get current(): ReadLaw {
    return this.#read;
  }

  /** Reads the files, at start and after a change. */
  read(): LawTable {
    try {
      this.#read = withKept(readLaw(this.folder), this.#read);
      for (const problem of this.#read.problems) {
        const advice =
          'its last good version stays, if there is one; npm run law -- check explains';
        this.#log.warn({ file: problem.file }, `${problemText(problem)} (${advice})`);
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'the files of the law cannot be read; what was read is kept');
    }
    return lawTable(this.#read);
  }
}
