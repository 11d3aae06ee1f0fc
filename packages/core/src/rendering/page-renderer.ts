import type { PageBrand } from '../brand/page-brand.ts';
import type { PlainDate } from '../calendar/plain-date.ts';
import type { Answer, AnswerMode } from '../schemas/answer.ts';
import type { GuideAnswers, GuideOutcome } from '../schemas/guide-run.ts';
import type { LetterCommunity, LetterValues } from '../schemas/letter.ts';
import type { Site } from '../site.ts';

/**
 * The seam between the server and the built web application: the server loads a module that
 * exports {@link RenderPage} from a configured path and knows nothing else about the pages.
 */

/** The built files that the document of a page refers to, as paths on this site. */
export interface PageAssets {
  /** The module that is the application. */
  application: string;
  /** The style sheet for which no page waits: the fonts, and what all pages say for paper. */
  fonts: string;
  /** One style sheet with all that the page needs on a screen, in the order in which it applies. */
  style: string;
  /** The sheets that it is made of, which the code of the page would fetch one by one. */
  styleParts: readonly string[];
  /** Modules that the application consists of on this page. */
  modules: readonly string[];
  /** Modules that it consists of besides at some addresses, by the name of the chunk. */
  parts: Readonly<Record<string, readonly string[]>>;
}

/** The files of every kind of page, by the name of its chunk in the build. */
export type AssetsByPage = Readonly<Record<string, PageAssets>>;

/** A question sent as a plain form, by a browser without scripts, and what came of it. */
export interface AskedByForm {
  question: string;
  /** Two letters; undefined where none was chosen. */
  state: string | undefined;
  answer: Answer | null;
  /** Why there is no answer, in a sentence for the visitor; null when there is one. */
  error: string | null;
}

/** A letter filled in through a plain form, by a browser without scripts. Nothing of it is kept. */
export interface LetterByForm {
  values: LetterValues;
  /** Two letters; undefined where none was chosen. */
  state: string | undefined;
  community: LetterCommunity | undefined;
  /** Why something was not taken, in a sentence for the visitor. */
  error: string | null;
}

/** How far a guide has come through a plain form, by a browser without scripts. Nothing is kept. */
export interface GuideByForm {
  /** Those that lead to the question that is asked, and what was sent for it. */
  answers: GuideAnswers;
  /** All that were sent: one that is asked for again stands in its field. */
  earlier: GuideAnswers;
  /** What follows from them; null while there is a question. */
  outcome: GuideOutcome | null;
  /** The last day that may have begun where the visitor is. */
  lastDay: PlainDate;
  /** Why the form could not be read, in a sentence for the visitor. */
  error: string | null;
}

/** What a visitor sent as a plain form, for the page that shows it. */
export interface SentByForm {
  question?: AskedByForm;
  letter?: LetterByForm;
  guide?: GuideByForm;
}

/**
 * The query parameters that any page may read on the server, as forms send them where no script
 * runs; page-parameters.ts has those of single pages. A page with one of them is made for that
 * request; every other parameter is dropped before rendering, so that a page is the same for
 * everybody and kept once.
 */
export const PAGE_PARAMETERS: readonly string[] = ['q', 'question', 'state', 'reading'];

export interface PageRequest {
  /** Path of the page, with those parameters that the visitor sent and it reads. */
  url: string;
  /** Whose portal it is and where. */
  site: Site;
  /** What a brand shows in place of the portal's own, and its style sheet; undefined without one. */
  brand?: { page: PageBrand; style: string };
  assets: AssetsByPage;
  /** 'ai' where a provider composes answers, so that the page asks for a stream of blocks. */
  answerMode: AnswerMode;
  /** Runs a query of the typed API in process, by its dotted path. */
  call: (path: string, input: unknown) => Promise<unknown>;
  /** For this visitor alone: a page with it is neither kept nor listed. */
  sentByForm?: SentByForm;
}

export interface RenderedPage {
  /** 500 or 503 where what the page is about could not be fetched. */
  status: 200 | 404 | 500 | 503;
  /** The whole document. */
  html: string;
  /** false keeps the page out of search engines. */
  indexable: boolean;
  /** false where something on it could not be fetched: the next visitor may have more luck. */
  isWhole: boolean;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
