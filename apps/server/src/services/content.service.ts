import type { WordWeight } from '@hoa/core/citations/word-weights';
import { genericArticle } from '@hoa/core/content/generic-article';
import { PortalError } from '@hoa/core/errors';
import type { GeneratedContent } from '@hoa/core/schemas/topic-content';
import { type LibraryIndex, sectionsOf } from '@hoa/core/search/library-index';
import { titleToSlug } from '@hoa/core/text/slug';
import type { LibraryStore } from '../library/library-store.ts';
import type { Provider } from '../provider/provider.ts';
import { writeArticle } from '../provider/write-article.ts';
import type { Caller } from './caller.ts';
import type { LimitsService } from './limits.service.ts';
import { LEFT_TO_OTHERS, type TopicWriter } from './topic-writer.ts';
import { VisitorArticles } from './visitor-articles.ts';

/** The text of a topic on its own. */
export interface ContentService {
  /** Never spends anything. @throws PortalError 'not-found' when no topic has the slug */
  bySlug(slug: string): { content: string };
  /**
   * The text of a topic named by its title: what is stored; else what a provider writes now from
   * the library's sections, kept for everybody if the catalogue knows the topic and for this
   * visitor alone if not; else the generic article.
   *
   * @throws PortalError 'bad-request' when the title has no letter or digit, 'not-found' for a topic
   *   that is not shown here, 'too-many-requests'
   */
  generate(request: { topic: string }, caller: Caller): Promise<GeneratedContent>;
}

export interface ContentDependencies {
  library: LibraryStore;
  index: () => LibraryIndex;
  weigh: () => WordWeight;
  /** null where no provider is configured. */
  provider: Provider | null;
  limits: LimitsService;
  writer: TopicWriter;
  /** Marks glossary words and sanitises what becomes an article. */
  finishArticle: (html: string) => string;
  onRecordError: (error: unknown) => void;
}

export function createContentService(deps: ContentDependencies): ContentService {
  const { library, index, weigh, provider, limits, writer, finishArticle, onRecordError } = deps;
  const visitorArticles = new VisitorArticles();

  const stored = (slug: string) => {
    const article = library.article(slug);
    return article === undefined ? undefined : library.content(article.topicId)?.content;
  };

  /** Writes an article, if the day's budget and the visitor's share allow; null for none to show. */
  async function produce(title: string, address: string) {
    if (provider === null || provider.isResting?.()) return null;
    const allowance = await limits.takeAiCall(address);
    if (allowance === 'share-used-up') return LEFT_TO_OTHERS;
    if (allowance !== 'granted') return null;
    const sections = sectionsOf(index().retrieve({ text: title }));
    const html = await writeArticle(provider, title, sections, weigh());
    return html === null ? null : finishArticle(html) || null;
  }

  async function writeKnown(
    topic: { topicId: number; slug: string; title: string },
    address: string,
  ) {
    const writing = {
      admit: () => limits.countQuestion(address),
      produce: () => produce(topic.title, address),
    };
    try {
      return (await writer.write(topic, writing))?.content.content ?? null;
    } catch (error) {
      if (error instanceof PortalError) throw error;
      // Without a database nothing can be claimed or kept, and so nothing is spent.
      onRecordError(error);
      return null;
    }
  }

  async function writeForVisitor(slug: string, title: string, address: string) {
    return visitorArticles.get(address, slug, async () => {
      await limits.countQuestion(address);
      // What the library has nothing on would be made up, or is not about associations at all.
      const { isOurs } = index().retrieve({ text: title });
      const written = isOurs ? await produce(title, address) : null;
      return written === LEFT_TO_OTHERS ? null : written;
    });
  }

  return {
    bySlug(slug) {
      const article = library.article(slug);
      if (article === undefined) throw new PortalError('not-found', 'Topic not found');
      return { content: stored(slug)?.content ?? genericArticle(article.title) };
    },

    async generate({ topic }, { address }) {
      const slug = titleToSlug(topic);
      if (slug === '') {
        throw new PortalError('bad-request', 'Please name a topic in letters or digits.');
      }
      if (library.hidesTopic(slug)) throw new PortalError('not-found', 'Topic not found');
      const found = stored(slug);
      if (found !== undefined) return { content: found.content, aiGenerated: found.aiGenerated };
      const known = library.article(slug);
      const generic = { content: genericArticle(known?.title ?? topic), aiGenerated: 0 as const };
      if (provider === null) return generic;
      const written = await (known
        ? writeKnown(known, address)
        : writeForVisitor(slug, topic, address));
      return written === null ? generic : { content: written, aiGenerated: 1 };
    },
  };
}
