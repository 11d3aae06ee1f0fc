import { problemText } from '../problem.ts';
import { checkLetters } from './check-letters.ts';
import { readLetters } from './letter-files.ts';

/** `npm run check:content` checks the letters too. */
const read = readLetters();
const problems = checkLetters(read);
const verdict = `${read.letters.length} letters; ${problems.length} to mend.`;
process.stdout.write(`${[...problems.map(problemText), verdict].join('\n')}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
