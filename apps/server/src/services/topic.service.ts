import { categoryRef, GENERAL_CATEGORY } from '@hoa/core/categories/catalogue';
import { genericArticle } from '@hoa/core/content/generic-article';
import { PortalError } from '@hoa/core/errors';
import { findTermUses } from '@hoa/core/glossary/find-term-uses';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import { articleQuestions } from '@hoa/core/questions/article-questions';
import { resourcesOfTopic } from '@hoa/core/resources/resources-of-topic';
import type { TermUse } from '@hoa/core/schemas/term-use';
import type { RelatedTopic, Topic } from '@hoa/core/schemas/topic';
import type { TopicContent } from '@hoa/core/schemas/topic-content';
import type { LibraryIndex } from '@hoa/core/search/library-index';
import { resolveTopic, type TopicIdentity } from '@hoa/core/topics/resolve-topic';
import type { LibraryStore } from '../library/library-store.ts';
import type { Provider } from '../provider/provider.ts';

/** Related topics that a page offers at most. */
const RELATED_MAX = 6;
/** Existing topics offered on the page of a topic that the library does not have. */
const NEAREST_MAX = 4;

/** Topics by slug, with their text and what surrounds it. */
export interface TopicService {
  /**
   * Every well-formed slug resolves; `known` is false when nobody knows it.
   *
   * @throws PortalError 'not-found' for a topic of a category that is not shown here
   */
  bySlug(slug: string): Topic;
  /** @throws PortalError 'not-found' when no stored or built-in topic has the slug */
  title(slug: string): { title: string };
  /** What the article names as related, then its neighbours in the category. */
  related(request: { categoryId: number; currentTopicId: number }): RelatedTopic[];
  /** Where the library uses each term of the glossary, in the order of the glossary. */
  byTerm(): TermUse[];
}

function identityOf(article: LibraryArticle): TopicIdentity {
  const { topicId: id, slug, title, description, category } = article;
  return { id, slug, title, description, category, known: true };
}

function relatedTopic({ topicId: id, slug, title, description }: LibraryArticle): RelatedTopic {
  return { id, slug, title, description };
}

function genericContent({ id, title }: TopicIdentity): TopicContent {
  const content = genericArticle(title);
  return { id: 0, topicId: id, content, aiGenerated: 0, createdAt: null, updatedAt: null };
}

export function createTopicService(deps: {
  library: LibraryStore;
  index: () => LibraryIndex;
  /** null where nothing can be written: the generic article stands in at once. */
  provider: Provider | null;
}): TopicService {
  const { library, index, provider } = deps;
  // Reading the whole library takes longer than the rest of a home page.
  const byTerm = library.fromArticles(findTermUses);
  const missing = provider === null ? 'generic' : null;

  const resolve = (slug: string, article = library.article(slug)) => {
    if (library.hidesTopic(slug)) throw new PortalError('not-found', 'Topic not found');
    const identity = resolveTopic(slug, article === undefined ? null : identityOf(article));
    return library.hidesCategory(identity.category.slug)
      ? { ...identity, category: categoryRef(GENERAL_CATEGORY) }
      : identity;
  };

  const nearest = (title: string): RelatedTopic[] => {
    const found = index().nearestTopics(title, NEAREST_MAX);
    return library.articlesNamed(found.map((topic) => topic.slug)).map(relatedTopic);
  };

  return {
    bySlug(slug) {
      const article = library.article(slug);
      const identity = resolve(slug, article);
      const stored = library.content(identity.id);
      const origin = stored === undefined ? missing : stored.content.aiGenerated ? 'ai' : 'library';
      return {
        ...identity,
        categoryId: identity.category.id,
        content: stored?.content ?? (provider === null ? genericContent(identity) : null),
        origin,
        details: stored?.details ?? null,
        questions: article === undefined ? [] : articleQuestions(article),
        resources: identity.known ? resourcesOfTopic(slug) : [],
        nearest: identity.known ? [] : nearest(identity.title),
      };
    },

    title(slug) {
      const { title, known } = resolve(slug);
      if (!known) throw new PortalError('not-found', 'Topic not found');
      return { title };
    },

    related({ categoryId, currentTopicId }) {
      const neighbours = library.articlesIn(categoryId);
      // A category that does not exist has nothing to read in it, whatever the topic names.
      if (neighbours.length === 0) return [];
      const named = library.articlesNamed(library.articleById(currentTopicId)?.related ?? []);
      return [...new Set([...named, ...neighbours])]
        .filter((article) => article.topicId !== currentTopicId)
        .slice(0, RELATED_MAX)
        .map(relatedTopic);
    },

    byTerm,
  };
}
