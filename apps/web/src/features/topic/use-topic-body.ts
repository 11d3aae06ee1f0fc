import { genericArticle } from '@hoa/core/content/generic-article';
import type { Topic } from '@hoa/core/schemas/topic';
import type { ContentOrigin } from '@hoa/core/schemas/topic-content';
import { slugToTitle } from '@hoa/core/text/slug';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logFailure } from '../../api/log-failure';
import { useApi } from '../../api/use-api';

/** The text of a topic page and where it comes from. */
export interface TopicBody {
  html: string;
  origin: ContentOrigin;
  /** A provider is writing the article; the generic one stands in meanwhile. */
  isBeingWritten: boolean;
}

/**
 * The body of a topic in the order of the specification: what is stored, else what a provider
 * writes, else the generic article. The provider is asked once, by the browser and never by a
 * server that renders a page: reading costs nothing.
 */
export function useTopicBody({ slug, title, content, origin }: Topic): TopicBody {
  const { client } = useApi();
  const generated = useQuery({
    // A mutation behind a query: asked once for a topic, however often its page is entered.
    queryKey: ['content.generate', slug],
    queryFn: () => client.content.generate.mutate({ topic: slugToTitle(slug) }),
    enabled: content === null,
  });
  const failure = generated.error?.message;
  useEffect(() => {
    if (failure !== undefined) logFailure('The article was not written:', failure);
  }, [failure]);
  if (content !== null) {
    return { html: content.content, origin: origin ?? 'generic', isBeingWritten: false };
  }
  return {
    html: generated.data?.content ?? genericArticle(title),
    origin: generated.data?.aiGenerated ? 'ai' : 'generic',
    isBeingWritten: generated.isPending,
  };
}
