import { endPortals } from './portal-process.ts';
import { Readers, type ReadReport } from './readers.ts';
import { dropServerDatabases } from './server-databases.ts';

/** What came of a fault that was tried several times. */
export class Outcome {
  readonly fault: string;
  readonly times: number;
  reads = 0;
  failedReads = 0;
  /** Rows that were confirmed to a visitor and are gone. */
  rowsLost = 0;
  slowestMs = 0;
  /** What a visitor or the operator saw. */
  seen = '';
  /** What should not have been; empty when all is well. */
  readonly problems: string[] = [];
  /** What took longer than it may: for a machine that has nothing else to do. */
  readonly late: string[] = [];

  constructor(fault: string, times: number) {
    this.fault = fault;
    this.times = times;
  }

  /** Notes a problem unless something holds. */
  expect(holds: boolean, problem: string): void {
    if (!holds) this.problems.push(problem);
  }

  /** Notes what takes longer than promised. */
  expectWithin(what: string, ms: number, limitMs: number): void {
    if (ms > limitMs) this.late.push(`${what} took ${Math.round(ms)} ms`);
  }

  addReads({ reads, failed, slowestMs, failures }: ReadReport): void {
    this.reads += reads;
    this.failedReads += failed;
    this.slowestMs = Math.max(this.slowestMs, Math.round(slowestMs));
    this.problems.push(...failures);
  }

  /** Has visitors read a portal while something is done to it. */
  async whileReading(url: string, work: () => Promise<void>, readerCount?: number): Promise<void> {
    const readers = new Readers(url, readerCount);
    try {
      await work();
    } finally {
      this.addReads(await readers.stop());
    }
  }
}

/** Something that goes wrong, and how to make it. */
export interface Fault {
  name: string;
  run(times: number): Promise<Outcome>;
}

/**
 * A fault that leaves no portal and no database behind, whatever comes of it.
 *
 * @param attempt makes it go wrong as often as the outcome says, and tells what was seen
 */
export function fault(name: string, attempt: (outcome: Outcome) => Promise<string>): Fault {
  return {
    name,
    async run(times) {
      const outcome = new Outcome(name, times);
      try {
        outcome.seen = await attempt(outcome);
      } finally {
        await endPortals();
        await dropServerDatabases();
      }
      return outcome;
    },
  };
}
