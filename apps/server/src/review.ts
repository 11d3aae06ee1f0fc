import { parseArgs } from 'node:util';
import {
  REVIEW_COUNT,
  REVIEW_SECTIONS,
  REVIEW_WITHIN_DAYS,
  type ReviewSectionId,
} from '@hoa/content/review/review-item';
import { PortalError } from '@hoa/core/errors';
import { readConfig } from './config.ts';
import { failWith } from './operator-error.ts';
import type { WantedReview } from './read-review.ts';
import { reviewText } from './review/review-text.ts';

const USAGE = `npm run review                     what wants an editor, the first ten of each part
npm run review -- <part> ...       all of these parts: ${REVIEW_SECTIONS.join(', ')}
Options: --count <questions and answers that are read, ${REVIEW_COUNT}>, --within <days ahead, ${REVIEW_WITHIN_DAYS}>,
  --online (asks the addresses of other sites: minutes), --json (all of it, for programs)`;

/** Items of each part in the list of all parts. */
const SHOWN = 10;

interface Order extends WantedReview {
  json: boolean;
}

function wholeNumber(text: string, name: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new PortalError('bad-request', `--${name} wants a whole number.\n${USAGE}`);
}

function readOrder(args: string[]): Order {
  const isPart = (name: string): name is ReviewSectionId =>
    REVIEW_SECTIONS.some((part) => part === name);
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        count: { type: 'string', default: String(REVIEW_COUNT) },
        within: { type: 'string', default: String(REVIEW_WITHIN_DAYS) },
        online: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    const { count, within, online, json } = values;
    if (!positionals.every(isPart)) throw new PortalError('bad-request', USAGE);
    return {
      parts: new Set(positionals),
      count: wholeNumber(count, 'count'),
      within: wholeNumber(within, 'within'),
      online,
      json,
    };
  } catch (error) {
    if (error instanceof PortalError || !(error instanceof TypeError)) throw error;
    throw new PortalError('bad-request', `${error.message}\n${USAGE}`);
  }
}

async function printReview(args: string[]): Promise<void> {
  const order = readOrder(args);
  const { parts, json } = order;
  // Loaded only now, so that a mistyped order is refused without waiting for the library's code.
  const { readReview } = await import('./read-review.ts');
  const sections = await readReview(readConfig(process.env), order);
  const shown = parts.size === 0 ? SHOWN : Number.POSITIVE_INFINITY;
  process.stdout.write(
    `${json ? JSON.stringify(sections, null, 2) : reviewText(sections, shown)}\n`,
  );
}

if (import.meta.main) await printReview(process.argv.slice(2)).catch(failWith);
