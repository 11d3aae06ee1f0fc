import { TOOLS } from '@hoa/core/calculators/tool-list';
import { TOOLS_PAGE, toolPage } from '@hoa/core/calculators/tool-pages';
import { GUIDES_PAGE, guidePage } from '@hoa/core/guides/guide-pages';
import { LAW_PAGES, questionPage, statePage } from '@hoa/core/law/law-pages';
import { LAW_QUESTIONS } from '@hoa/core/law/law-questions';
import { LETTERS_PAGE, letterPage } from '@hoa/core/letters/letter-pages';
import type { Category } from '@hoa/core/schemas/category';
import type { Topic } from '@hoa/core/schemas/topic';
import type { SitePage } from '@hoa/core/site';
import type { Services } from '../services/services.ts';

/** A page that is listed for search engines and feed readers. */
export interface ListedPage extends SitePage {
  /** The day its text last changed as YYYY-MM-DD; null when that is not known. */
  changed: string | null;
}

/** A category page with the pages of its topics. */
export interface ListedCategory extends ListedPage {
  topics: ListedPage[];
}

/** Every page that the sitemap, the feed and llms.txt name, and no other. */
export interface ListedPages {
  home: Pick<ListedPage, 'path' | 'changed'>;
  categories: ListedCategory[];
  /** The law of the states: what there is, each state, each question. */
  law: ListedPage[];
  /** The list of guides and each of them. */
  guides: ListedPage[];
  /** The pages of the states alone. */
  states: ListedPage[];
  /** The page of all tools and that of each calculator. */
  tools: ListedPage[];
  /** The list of letters and each of them. */
  letters: ListedPage[];
}

/**
 * The day an editor last checked the article. The day its row was written would say when this
 * installation was made; it only stands in for a text without an editor.
 */
function changedOn({ details, content }: Topic): string | null {
  return details?.reviewed ?? content?.updatedAt?.slice(0, 10) ?? null;
}

function latest(pages: readonly Pick<ListedPage, 'changed'>[]): string | null {
  return pages.map(({ changed }) => changed ?? '').reduce((a, b) => (a > b ? a : b), '') || null;
}

function listedCategory(category: Category, topicBySlug: (slug: string) => Topic): ListedCategory {
  const topics = category.topics.map(({ slug, title, description = '' }) => ({
    path: `/topic/${slug}`,
    title,
    description,
    changed: changedOn(topicBySlug(slug)),
  }));
  const { slug, name: title, description } = category;
  return { path: `/category/${slug}`, title, description, changed: latest(topics), topics };
}

/** A text whose month alone is known was there on its first day. */
const firstDayOf = (textDate: string) => (textDate.length === 7 ? `${textDate}-01` : textDate);

/** The pages of the law; a state of which nothing was checked has one too, with its acts. */
function lawPages({ law }: Services): Pick<ListedPages, 'law' | 'states'> {
  const newest = (dates: readonly string[]) =>
    latest(dates.map((date) => ({ changed: firstDayOf(date) })));
  const all = newest(law.facts({}).map(({ textDate }) => textDate));
  const states = law.states().map((state) => ({
    ...statePage(state),
    changed: newest(state.newest === null ? [] : [state.newest]),
  }));
  const questions = LAW_QUESTIONS.map((question) => ({
    ...questionPage(question),
    changed: newest(law.facts({ question: question.id }).map(({ textDate }) => textDate)),
  }));
  const overviews = Object.values(LAW_PAGES).map((page) => ({ ...page, changed: all }));
  return { law: [...overviews, ...states, ...questions], states };
}

function toolPages(): ListedPage[] {
  const pages = [TOOLS_PAGE, ...Object.values(TOOLS).map(toolPage)];
  return pages.map((page) => ({ ...page, changed: null }));
}

/** The guides, each with the day an editor last read it. */
function guidePages({ guides }: Services): ListedPage[] {
  const pages = guides.list({}).map((guide) => ({ ...guidePage(guide), changed: guide.reviewed }));
  return [{ ...GUIDES_PAGE, changed: latest(pages) }, ...pages];
}

/** The letters, which have no day of their own: a release brings them. */
function letterPages({ letters }: Services): ListedPage[] {
  return [LETTERS_PAGE, ...letters.list().map(letterPage)].map((page) => ({
    ...page,
    changed: null,
  }));
}

/**
 * The home page, the categories with their topics, the law, the guides, the tools and the letters.
 * What a visitor only typed is never among them.
 */
export function listPages(services: Services): ListedPages {
  const { categories, topics } = services;
  const listed = categories.list().map((category) => listedCategory(category, topics.bySlug));
  return {
    home: { path: '/', changed: latest(listed) },
    categories: listed,
    ...lawPages(services),
    guides: guidePages(services),
    tools: toolPages(),
    letters: letterPages(services),
  };
}
