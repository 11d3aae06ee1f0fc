import { existsSync } from 'node:fs';
import { utcDay } from '@hoa/core/calendar/plain-date';
import { STATES } from '@hoa/core/jurisdictions';
import { problemText } from '../problem.ts';
import { checkLaw } from './check-law.ts';
import { readLaw } from './law-files.ts';
import { verifyFacts } from './verify-facts.ts';

const USAGE = `npm run law -- check                    checks the table of facts by itself
npm run law -- verify <folder> [state]  holds every checked fact against texts of the law:
                                        <folder>/<two letters of a state>/*.md, sections as headings`;

/** What the command prints, and whether all is in order. */
interface Outcome {
  text: string;
  ok: boolean;
}

function check(today: string): Outcome {
  const law = readLaw();
  const problems = checkLaw(law, today);
  const checked = law.facts.filter(({ fact }) => fact.verification === 'checked').length;
  const states = new Set(law.facts.map(({ fact }) => fact.state)).size;
  const verdict = `${law.facts.length} facts of ${states} jurisdictions, ${checked} of them checked; ${problems.length} to mend.`;
  return { text: [...problems.map(problemText), verdict].join('\n'), ok: problems.length === 0 };
}

function verify(folder: string, state: string | undefined): Outcome {
  const facts = readLaw()
    .facts.map(({ fact }) => fact)
    .filter((fact) => state === undefined || fact.state === state);
  const { confirmed, withoutText, faults } = verifyFacts(facts, folder);
  const lines = faults.map(({ id, message }) => `${id}: ${message}`);
  const none = withoutText.length === 0 ? '' : ` No text for: ${withoutText.join(', ')}.`;
  return {
    text: [...lines, `${confirmed.length} facts confirmed, ${lines.length} faults.${none}`].join(
      '\n',
    ),
    ok: faults.length === 0,
  };
}

function run([command, folder, state]: readonly string[]): Outcome {
  if (command === 'check') return check(utcDay(new Date()));
  if (command !== 'verify' || folder === undefined) return { text: USAGE, ok: false };
  if (!existsSync(folder)) return { text: `There is no folder ${folder}.`, ok: false };
  if (state !== undefined && !STATES.some(({ code }) => code === state)) {
    return { text: `'${state}' is no state; write two letters such as VA.`, ok: false };
  }
  return verify(folder, state);
}

const { text, ok } = run(process.argv.slice(2));
process.stdout.write(`${text}\n`);
process.exitCode = ok ? 0 : 1;
