import { parseArgs } from 'node:util';
import { ARTICLES_FOLDER } from '../article-files.ts';
import { readLaw } from '../law/law-files.ts';
import { addAnswers } from './answers-skeleton.ts';
import { articleFacts } from './article-facts.ts';
import { type CheckOutcome, checkArticle } from './check-article.ts';
import { CommandError } from './find-topic.ts';
import { newArticle } from './new-article.ts';
import { nextStep } from './next-step.ts';
import { previewArticle } from './preview-article.ts';

const DEFAULT_URL = 'http://localhost:3000';

const USAGE = `npm run article -- <command>
  new <slug>       makes the file of a topic's article, ready to be written
  next <slug>      says the one thing to do next, from the first line to the page
  facts <slug>     lists what the table of the law says on it
  answers <slug>   makes the file of what its sections answer, ready to be written
  check [slug]     says what is left to write or to mend, in one article or in all
  preview <slug>   prints the article as text and the address of its page
Options: --url <address of a running portal>, --folder <another library>`;

function requiredSlug(slug: string | undefined): string {
  if (slug === undefined) throw new CommandError(USAGE);
  return slug;
}

function dispatch(args: readonly string[], today: string): CheckOutcome {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      url: { type: 'string', default: DEFAULT_URL },
      folder: { type: 'string', default: ARTICLES_FOLDER },
    },
  });
  const [command, slug] = positionals;
  const { folder, url } = values;
  if (command === 'new') return { text: newArticle(folder, requiredSlug(slug), today), ok: true };
  if (command === 'next') {
    return { text: nextStep(folder, requiredSlug(slug), readLaw().facts), ok: true };
  }
  if (command === 'facts') {
    return { text: articleFacts(folder, requiredSlug(slug), readLaw().facts), ok: true };
  }
  if (command === 'answers') return { text: addAnswers(folder, requiredSlug(slug)), ok: true };
  if (command === 'check') return checkArticle(folder, slug);
  if (command === 'preview') {
    return { text: previewArticle(folder, requiredSlug(slug), url), ok: true };
  }
  throw new CommandError(USAGE);
}

/** Runs a command of the article tool. A command that cannot be done says so; it never throws. */
export function runArticleCommand(args: readonly string[], today: string): CheckOutcome {
  try {
    return dispatch(args, today);
  } catch (error) {
    const isUsage = error instanceof TypeError && 'code' in error;
    if (error instanceof CommandError) return { text: error.message, ok: false };
    if (isUsage) return { text: `${error.message}\n${USAGE}`, ok: false };
    throw error;
  }
}
