import { checkLibrary } from './check-library.ts';
import { reportText } from './library-report.ts';
import { readLibrary } from './load-library.ts';
import { inReadingOrder, problemText } from './problem.ts';

/** `npm run check:content`: prints what editors have to mend, and the figures. */
const { articles, problems: unreadable } = readLibrary();
const { problems, missing, report } = checkLibrary(articles);
const named = new Set(unreadable.map(({ file }) => file));
const all = inReadingOrder([...unreadable, ...problems.filter(({ file }) => !named.has(file))]);

console.log(all.map(problemText).concat(reportText(report)).join('\n'));
console.log(
  `${articles.length} articles, ${missing.length} topics missing, ${all.length} problems`,
);
process.exitCode = all.length === 0 ? 0 : 1;
