import { problemText } from '../problem.ts';
import { checkGuides } from './check-guides.ts';
import { readGuides } from './guide-files.ts';
import { readGuideGround } from './guide-ground.ts';
import { matterFaults, readMatters } from './matter-coverage.ts';

/** `npm run check:content` checks the guides too. */
const read = readGuides();
const ground = readGuideGround();
const problems = [
  ...checkGuides(read, ground),
  ...matterFaults(read.guides, ground.facts, readMatters()),
];
const verdict = `${read.guides.length} guides; ${problems.length} to mend.`;
process.stdout.write(`${[...problems.map(problemText), verdict].join('\n')}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
