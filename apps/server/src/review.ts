import { parseArgs } from 'node:util';
import { lawTable, type ReadLaw, readLaw } from '@hoa/content/law/law-files';
import { readLibrary } from '@hoa/content/load-library';
import { loadModels } from '@hoa/content/models';
import { reviewFiles } from '@hoa/content/review/review-files';
import {
  REVIEW_SECTIONS,
  type ReviewSection,
  type ReviewSectionId,
} from '@hoa/content/review/review-item';
import { answerFromLibrary } from '@hoa/core/answers/answer-from-library';
import { PortalError } from '@hoa/core/errors';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import { FactIndex } from '@hoa/core/law/fact-index';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import { databaseErrorText } from '@hoa/db/database-fault';
import { migrate } from '@hoa/db/migrate';
import { openDatabase } from '@hoa/db/open-database';
import { recordRunning } from './backup/admin-client.ts';
import { type Config, databaseLocation, readConfig } from './config.ts';
import type { LibrarySnapshot } from './library/library-snapshot.ts';
import { snapshotFromFiles } from './library/snapshot-from-files.ts';
import { failWith } from './operator-error.ts';
import { reviewText } from './review/review-text.ts';
import { REVIEW_COUNT, REVIEW_WITHIN_DAYS } from './services/review.service.ts';
import {
  answersToReview,
  questionsToReview,
  readVisitorRecord,
  type VisitorRecord,
} from './services/visitor-review.ts';

const USAGE = `npm run review                     what wants an editor, the first ten of each part
npm run review -- <part> ...       all of these parts: ${REVIEW_SECTIONS.join(', ')}
Options: --count <questions and answers that are read, ${REVIEW_COUNT}>, --within <days ahead, ${REVIEW_WITHIN_DAYS}>,
  --online (asks the addresses of other sites: minutes), --json (all of it, for programs)`;

/** How long a server may take to answer. */
const PROBE_MS = 5_000;
/** Items of each part in the list of all parts. */
const SHOWN = 10;

/** From the database itself, brought up to date first. */
async function storedRecord(config: Config, count: number): Promise<VisitorRecord> {
  const database = await openDatabase(databaseLocation(config));
  try {
    await database.probe(PROBE_MS);
    await migrate(database.direct);
    return await readVisitorRecord(database.direct, count);
  } catch (error) {
    throw new PortalError('unavailable', `The database: ${databaseErrorText(error)}`);
  } finally {
    await database.close();
  }
}

/** An embedded database has one owner: while a portal runs on it, that process answers. */
async function readRecord(config: Config, count: number): Promise<VisitorRecord> {
  const isEmbedded = config.DATABASE_URL === undefined;
  const running = isEmbedded ? await recordRunning(config.DATA_DIR, count) : undefined;
  return running ?? storedRecord(config, count);
}

interface Wanted {
  parts: ReadonlySet<string>;
  count: number;
  within: number;
  online: boolean;
  json: boolean;
}

function wholeNumber(text: string, name: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new PortalError('bad-request', `--${name} wants a whole number.\n${USAGE}`);
}

function readWanted(args: string[]): Wanted {
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

/** The assistant on the articles of the files. */
function answererOf(articles: readonly LibraryArticle[], law: ReadLaw) {
  const models = loadModels();
  const index = buildLibraryIndex(articles, GLOSSARY, models);
  const rules = new FactIndex(lawTable(law), models.vectors);
  return (question: string) => answerFromLibrary(index, question, [], { rules });
}

/** The parts that are wanted, from the files of this folder and the database of the environment. */
async function readReview(config: Config, wanted: Wanted): Promise<ReviewSection[]> {
  const { parts, count, within, online } = wanted;
  const wants = (...ids: ReviewSectionId[]) => parts.size === 0 || ids.some((id) => parts.has(id));
  const library = readLibrary();
  const law = readLaw();
  let made: LibrarySnapshot | undefined;
  const rendered = () => (made ??= snapshotFromFiles(library.articles));
  const htmlOf = (slug: string) => {
    const { articles, contents } = rendered();
    const topic = articles.find((one) => one.slug === slug);
    return topic && contents.get(topic.topicId)?.content.content;
  };
  const files = { library, law, htmlOf };
  const sections: ReviewSection[] = [];
  if (wants('questions', 'answers')) {
    const { gaps, unhelpful } = await readRecord(config, count);
    const answer = wants('questions') ? answererOf(rendered().articles, law) : undefined;
    if (answer !== undefined) sections.push(await questionsToReview(gaps, files, answer));
    sections.push(answersToReview(unhelpful, files));
  }
  if (wants('articles', 'facts', 'law', 'links')) {
    const today = new Date().toISOString().slice(0, 10);
    const asked = { links: wants('links'), online };
    sections.push(...(await reviewFiles(files, { today, within }, asked)).sections);
  }
  return sections.filter(({ id }) => wants(id));
}

async function printReview(args: string[]): Promise<void> {
  const wanted = readWanted(args);
  const { parts, json } = wanted;
  const sections = await readReview(readConfig(process.env), wanted);
  const shown = parts.size === 0 ? SHOWN : Number.POSITIVE_INFINITY;
  process.stdout.write(
    `${json ? JSON.stringify(sections, null, 2) : reviewText(sections, shown)}\n`,
  );
}

if (import.meta.main) await printReview(process.argv.slice(2)).catch(failWith);
