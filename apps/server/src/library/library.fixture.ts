import type { LibraryArticle } from '@hoa/core/library/library-article';
import type { StoredContent } from '@hoa/db/repositories/topic-content.repository';
import type { LibrarySnapshot } from './library-snapshot.ts';

const BOARD = { id: 1, slug: 'board-management', name: 'Board Management' };

/** An article of the board category; its slug is topic-{id}. */
export function articleFixture(
  topicId: number,
  changes: Partial<LibraryArticle> = {},
): LibraryArticle {
  return {
    topicId,
    slug: `topic-${topicId}`,
    title: `Topic ${topicId}`,
    description: '',
    category: BOARD,
    aliases: [],
    related: [],
    decidedBy: [],
    sections: [],
    ...changes,
  };
}

export function contentFixture(topicId: number, html: string): StoredContent {
  return {
    content: {
      id: topicId,
      topicId,
      content: html,
      aiGenerated: 0,
      createdAt: null,
      updatedAt: null,
    },
    details: null,
  };
}

/** A library of three articles, of which the first two have a text. */
export function libraryFixture(): LibrarySnapshot {
  const image = '/illustrations/board-management.svg';
  return {
    version: 'one',
    categories: [{ ...BOARD, description: '', image_path: image, imagePath: image, topics: [] }],
    articles: [articleFixture(1), articleFixture(2), articleFixture(3)],
    contents: new Map([
      [1, contentFixture(1, 'one')],
      [2, contentFixture(2, 'two')],
    ]),
  };
}
