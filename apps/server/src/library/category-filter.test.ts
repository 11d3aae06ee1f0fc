import { expect, test } from 'vitest';
import { EXAMPLE_FACT, EXAMPLE_NOTICE } from '../trpc/law.example.ts';
import { articleFixture, contentFixture, libraryFixture } from './library.fixture.ts';
import { LibraryStore } from './library-store.ts';

const HIDDEN = { id: 2, slug: 'legal-compliance', name: 'Legal Compliance' };

function libraryWithHidden() {
  const base = libraryFixture();
  const [board] = base.categories;
  if (board === undefined) throw new Error('the fixture has no category');
  return {
    ...base,
    categories: [board, { ...board, ...HIDDEN }],
    articles: [...base.articles, articleFixture(4, { category: HIDDEN })],
    contents: new Map([
      ...base.contents,
      [
        1,
        contentFixture(
          1,
          'See <a class="x" href="/topic/topic-4#part">the <em>law</em></a> and <a href="/topic/topic-2">two</a>.',
        ),
      ],
      [4, contentFixture(4, 'four')],
    ]),
  };
}

test('a category that is left out is in no list, and no text links to it', () => {
  const shown = new LibraryStore(libraryWithHidden()).without(new Set([HIDDEN.slug]));
  expect(shown.categories.map(({ slug }) => slug)).toEqual(['board-management']);
  expect(shown.article('topic-4')).toBeUndefined();
  expect(shown.content(4)).toBeUndefined();
  expect(shown.content(1)?.content.content).toBe(
    'See the <em>law</em> and <a href="/topic/topic-2">two</a>.',
  );
  expect([shown.hidesTopic('topic-4'), shown.hidesTopic('topic-1')]).toEqual([true, false]);
  expect(shown.hidesTopic('fair-housing-compliance')).toBe(true);
});

test('what is shown follows the library, and what did not change stays the same object', () => {
  const first = libraryWithHidden();
  const library = new LibraryStore(first);
  const shown = library.without(new Set([HIDDEN.slug]));
  const { articles, contents } = shown.snapshot;
  library.replace({ ...first, version: 'two' });
  expect(shown.snapshot.version).toBe('two');
  expect([shown.snapshot.articles === articles, shown.snapshot.contents === contents]).toEqual([
    true,
    true,
  ]);
  library.replace({ ...first, contents: new Map([[2, contentFixture(2, 'new')]]) });
  expect(shown.content(2)?.content.content).toBe('new');
});

const LAW = {
  facts: [
    { ...EXAMPLE_FACT, id: 'both', topics: ['topic-4', 'topic-1'] },
    { ...EXAMPLE_FACT, id: 'shown', topics: ['topic-1'] },
  ],
  acts: new Map(),
  asked: new Map(),
  notices: [{ ...EXAMPLE_NOTICE, topics: ['topic-4'] }],
};

test('the law stays, and names none of the topics that are left out', () => {
  const library = new LibraryStore(libraryWithHidden(), LAW);
  const shown = library.without(new Set([HIDDEN.slug]));
  const topics = () => [...shown.law.facts, ...shown.law.notices].map((entry) => entry.topics);
  expect(topics()).toEqual([['topic-1'], ['topic-1'], []]);
  library.replaceLaw({ ...LAW, facts: LAW.facts.slice(0, 1) });
  expect(topics()).toEqual([['topic-1'], []]);
  const seen: string[][] = [];
  shown.onReplace(() => seen.push(...topics()));
  const category = HIDDEN;
  const articles = libraryWithHidden().articles.filter(({ slug }) => slug !== 'topic-1');
  library.replace({
    ...libraryWithHidden(),
    articles: [...articles, articleFixture(1, { category })],
  });
  expect(seen).toEqual([[], []]);
});

test('a law and topics that did not change stay the same table', () => {
  const first = libraryWithHidden();
  const library = new LibraryStore(first, LAW);
  const shown = library.without(new Set([HIDDEN.slug]));
  const { law } = shown;
  library.replace({ ...first, articles: [...first.articles] });
  expect(shown.law).toBe(law);
});

test('what is missed in the view may not be kept', async () => {
  const library = new LibraryStore(libraryWithHidden());
  const shown = library.without(new Set([HIDDEN.slug]));
  const { hasMissed } = await library.noteMisses(async () => shown.article('made-up'));
  expect(hasMissed).toBe(true);
});
