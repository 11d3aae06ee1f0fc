import { describe, expect, test } from 'vitest';
import type { LibraryArticle } from '../library/library-article.ts';
import { findTermUses, TOPICS_PER_TERM } from './find-term-uses.ts';
import { GLOSSARY } from './glossary.ts';

function article(title: string, text: string, heading = 'In short'): LibraryArticle {
  return {
    topicId: 1,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    title,
    description: '',
    category: { id: 1, slug: 'board-management', name: 'Board Management' },
    aliases: [],
    related: [],
    decidedBy: [],
    sections: [
      { anchor: 'a', heading, part: 'body', blocks: [{ kind: 'paragraph', text }], answers: [] },
    ],
  };
}

const usesOf = (term: string, articles: LibraryArticle[]) =>
  findTermUses(articles).find((use) => use.term === term);

describe('where the library uses a term', () => {
  test('counts the articles that name it and leaves out the others', () => {
    const articles = [
      article('Pool Rules', 'Children swim with an adult.'),
      article('Elections', 'Without a quorum the vote waits.'),
      article('Meetings', 'Quorums differ; see the bylaws.'),
    ];
    expect(usesOf('quorum', articles)?.articles).toBe(2);
    expect(usesOf('foreclosure', articles)).toEqual({
      term: 'foreclosure',
      articles: 0,
      topics: [],
    });
  });

  test('puts first what the title names, then what a heading names, then what says it often', () => {
    const articles = [
      article('Minutes', 'Quorum, quorum and quorum.'),
      article('Notices', 'Nothing else.', 'Quorum at the second call'),
      article('Quorum Requirements', 'How many must come.'),
      article('Elections', 'A quorum.'),
    ];
    const use = usesOf('quorum', articles);
    expect(use?.articles).toBe(4);
    expect(use?.topics.map(({ title }) => title)).toEqual([
      'Quorum Requirements',
      'Notices',
      'Minutes',
    ]);
    expect(use?.topics).toHaveLength(TOPICS_PER_TERM);
  });

  test('counts a longer term as itself, not as the shorter one inside it', () => {
    const articles = [article('Roof', 'A special assessment pays for it.')];
    expect(usesOf('special-assessment', articles)?.articles).toBe(1);
    expect(usesOf('assessment', articles)?.articles).toBe(0);
  });

  test('has an entry for every term, in the order of the glossary', () => {
    expect(findTermUses([])).toHaveLength(GLOSSARY.length);
    expect(findTermUses([])[0]?.term).toBe('annual-meeting');
  });
});
