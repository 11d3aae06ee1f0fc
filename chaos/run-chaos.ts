import { writeFileSync } from 'node:fs';
import { allFaults } from './all-faults.ts';
import { Outcome } from './fault.ts';

/** npm run test:chaos [-- words of a fault's name] [--once]: tries every fault and prints a table. */
const [once, words] = [
  process.argv.includes('--once'),
  process.argv.slice(2).filter((word) => !word.startsWith('--')),
];

// Ending in order ends what was started.
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => process.exit(1));

const cells = (outcome: Outcome) => [
  outcome.fault,
  outcome.times,
  outcome.reads,
  outcome.failedReads,
  outcome.rowsLost,
  outcome.slowestMs,
  outcome.seen,
];

function row(values: readonly unknown[]): string {
  return `| ${values.join(' | ')} |`;
}

/** Reads may take this long while everything fails. */
const SLOWEST_READ_MS = 10_000;

const isWell = ({ failedReads, rowsLost, problems, late }: Outcome) =>
  failedReads + rowsLost + problems.length + late.length === 0;

const { faults, left } = await allFaults();
const chosen = faults.filter(({ fault }) => words.every((word) => fault.name.includes(word)));
if (chosen.length === 0) {
  const names = faults.map(({ fault }) => `  ${fault.name}`);
  console.error(`No fault has '${words.join(' ')}' in its name. There are:\n${names.join('\n')}`);
  process.exit(1);
}
const outcomes: Outcome[] = [];
for (const { fault, times } of chosen) {
  const wanted = once ? 1 : times;
  const outcome = await fault.run(wanted).catch((error: unknown) => {
    const failed = new Outcome(fault.name, wanted);
    failed.problems.push(error instanceof Error ? error.message : String(error));
    return failed;
  });
  outcome.expectWithin('a read', outcome.slowestMs, SLOWEST_READ_MS);
  outcomes.push(outcome);
  console.log(`${isWell(outcome) ? 'ok  ' : 'FAIL'} ${outcome.fault}: ${outcome.seen}`);
  for (const problem of new Set([...outcome.problems, ...outcome.late]))
    console.log(`       ${problem.slice(0, 1_000)}`);
}

const head = ['fault', 'times', 'reads', 'failed', 'rows lost', 'slowest ms', 'what was seen'];
const table = [row(head), row(head.map(() => '---')), ...outcomes.map((one) => row(cells(one)))];
console.log(`\n${table.join('\n')}`);
for (const what of left) console.log(`Not tried here: ${what}`);
if (process.env.CHAOS_REPORT) writeFileSync(process.env.CHAOS_REPORT, `${table.join('\n')}\n`);
const failed = outcomes.filter((outcome) => !isWell(outcome));
console.log(`\n${outcomes.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
