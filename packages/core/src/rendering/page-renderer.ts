import type { Answer, AnswerMode } from '../schemas/answer.ts';

/**
 * The seam between the server and the built web application: the server loads a module that
 * exports {@link RenderPage} from a configured path and knows nothing else about the pages.
 */

/** The built files that the document of a page refers to, as paths on this site. */
export interface PageAssets {
  /** The module that is the application. */
  application: string;
  /** The style sheet that brings the fonts. */
  fonts: string;
  /** One style sheet with all that the page needs, in the order in which it applies. */
  style: string;
  /** The sheets that it is made of, which the code of the page would fetch one by one. */
  styleParts: readonly string[];
  /** Modules that the application consists of on this page. */
  modules: readonly string[];
}

/** The files of every kind of page, by the name of its chunk in the build. */
export type AssetsByPage = Readonly<Record<string, PageAssets>>;

/** A question sent as a plain form, by a browser without scripts, and what came of it. */
export interface AskedByForm {
  question: string;
  answer: Answer | null;
  /** Why there is no answer, in a sentence for the visitor; null when there is one. */
  error: string | null;
}

/**
 * The query parameters that a page may read on the server, as forms send them where no script
 * runs. A page with one of them is made for that request; every other parameter is dropped before
 * rendering, so that a page is the same for everybody and kept once.
 */
export const PAGE_PARAMETERS: readonly string[] = ['q', 'question'];

export interface PageRequest {
  /** Path of the page, with those of {@link PAGE_PARAMETERS} that the visitor sent. */
  url: string;
  /** Origin under which visitors reach the portal, without a trailing slash. */
  publicUrl: string;
  assets: AssetsByPage;
  /** 'ai' where a provider composes answers, so that the page asks for a stream of blocks. */
  answerMode: AnswerMode;
  /** Runs a query of the typed API in process, by its dotted path. */
  call: (path: string, input: unknown) => Promise<unknown>;
  /** For the home page alone, which shows it in the assistant section. */
  askedByForm?: AskedByForm;
}

export interface RenderedPage {
  status: 200 | 404;
  /** The whole document. */
  html: string;
  /** false keeps the page out of search engines. */
  indexable: boolean;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
