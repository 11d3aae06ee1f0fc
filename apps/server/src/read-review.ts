import { lawTable, type ReadLaw, readLaw } from '@hoa/content/law/law-files';
import { readLibrary } from '@hoa/content/load-library';
import { loadModels } from '@hoa/content/models';
import { reviewFiles } from '@hoa/content/review/review-files';
import type { ReviewSection, ReviewSectionId } from '@hoa/content/review/review-item';
import { answerFromLibrary } from '@hoa/core/answers/answer-from-library';
import { utcDay } from '@hoa/core/calendar/plain-date';
import { PortalError } from '@hoa/core/errors';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import { FactIndex } from '@hoa/core/law/fact-index';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import { holdsDatabase } from '@hoa/db/atomic-folder';
import { databaseErrorText } from '@hoa/db/database-fault';
import { requireSchema } from '@hoa/db/migrate';
import { openDatabase } from '@hoa/db/open-database';
import { recordRunning } from './backup/admin-client.ts';
import { type Config, databaseLocation } from './config.ts';
import type { LibrarySnapshot } from './library/library-snapshot.ts';
import { snapshotFromFiles } from './library/snapshot-from-files.ts';
import {
  answersToReview,
  questionsToReview,
  readVisitorRecord,
  type VisitorRecord,
} from './services/visitor-review.ts';

/** How long a server may take to answer. */
const PROBE_MS = 5_000;

/** From the database itself, in which nothing is changed. */
async function storedRecord(config: Config, count: number): Promise<VisitorRecord> {
  const database = await openDatabase(databaseLocation(config));
  try {
    await database.probe(PROBE_MS);
    await requireSchema(database.direct);
    return await readVisitorRecord(database.direct, count);
  } catch (error) {
    if (error instanceof PortalError) throw error;
    throw new PortalError('unavailable', `The database: ${databaseErrorText(error)}`);
  } finally {
    await database.close();
  }
}

/** An embedded database has one owner: while a portal runs on it, that process answers. */
async function readRecord(config: Config, count: number): Promise<VisitorRecord> {
  const isEmbedded = config.DATABASE_URL === undefined;
  const running = isEmbedded ? await recordRunning(config.DATA_DIR, count) : undefined;
  if (running !== undefined) return running;
  if (isEmbedded && !holdsDatabase(config.DATA_DIR)) {
    // Beside the list: a DATA_DIR that was mistyped would look like a portal that answers everything.
    process.stderr.write(
      `There is no database in DATA_DIR ${config.DATA_DIR}: no portal has run there, and nobody has asked it anything.\n`,
    );
    return { gaps: [], unhelpful: [] };
  }
  return storedRecord(config, count);
}

/** What somebody asked for, in the words of the command. */
export interface WantedReview {
  /** All where none is named. */
  parts: ReadonlySet<string>;
  /** Questions and answers that are read. */
  count: number;
  /** Days ahead in which something counts as due. */
  within: number;
  /** Whether the addresses of other sites are asked too. */
  online: boolean;
}

/** The assistant on the articles of the files. */
function answererOf(articles: readonly LibraryArticle[], law: ReadLaw) {
  const models = loadModels();
  const index = buildLibraryIndex(articles, GLOSSARY, models);
  const rules = new FactIndex(lawTable(law), models);
  return (question: string) => answerFromLibrary(index, question, [], { rules });
}

/** The parts that are wanted, from the files of this folder and the database of the environment. */
export async function readReview(config: Config, wanted: WantedReview): Promise<ReviewSection[]> {
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
    const today = utcDay(new Date());
    const asked = { links: wants('links'), online };
    sections.push(...(await reviewFiles(files, { today, within }, asked)).sections);
  }
  return sections.filter(({ id }) => wants(id));
}
