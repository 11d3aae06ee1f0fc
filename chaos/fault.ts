import type { ReadReport } from './readers.ts';

/** What came of a fault that was tried several times. */
export interface Outcome {
  fault: string;
  times: number;
  reads: number;
  failedReads: number;
  /** Rows that were confirmed to a visitor and are gone. */
  rowsLost: number;
  slowestMs: number;
  /** What a visitor or the operator saw. */
  seen: string;
  /** What should not have been; empty when all is well. */
  problems: string[];
  /** What took longer than it may: for a machine that has nothing else to do. */
  late: string[];
}

/** Something that goes wrong, and how to make it. */
export interface Fault {
  name: string;
  /** Why it cannot be tried on this machine; undefined when it can. */
  unavailable?: string;
  run(times: number): Promise<Outcome>;
}

/** An outcome to be filled in while the fault is tried. */
export function newOutcome(fault: string, times: number): Outcome {
  return {
    fault,
    times,
    reads: 0,
    failedReads: 0,
    rowsLost: 0,
    slowestMs: 0,
    seen: '',
    problems: [],
    late: [],
  };
}

/** Notes what takes longer than promised. */
export function expectWithin(outcome: Outcome, what: string, ms: number, limitMs: number): void {
  if (ms > limitMs) outcome.late.push(`${what} took ${Math.round(ms)} ms`);
}

export function addReads(outcome: Outcome, report: ReadReport): void {
  outcome.reads += report.reads;
  outcome.failedReads += report.failed;
  outcome.slowestMs = Math.max(outcome.slowestMs, Math.round(report.slowestMs));
  outcome.problems.push(...report.failures);
}
