import type { ReadLaw } from '../law/law-files.ts';
import type { SourceArticle } from '../load-library.ts';
import type { Problem } from '../problem.ts';
import { brokenArticleLinks, brokenReferences } from './broken-links.ts';
import { dueArticles } from './due-articles.ts';
import { brokenAddresses, type ExternalAddress, externalAddresses } from './external-addresses.ts';
import { dueFacts, lawAhead } from './law-review.ts';
import { contentPath, type ReviewSection, type ReviewWindow } from './review-item.ts';

/** What the files say that wants an editor, and the addresses of other sites in them. */
export interface ReviewOfFiles {
  sections: ReviewSection[];
  addresses: ExternalAddress[];
}

/** The files as they were read. */
export interface ReadFiles {
  library: { articles: readonly SourceArticle[]; problems: readonly Problem[] };
  law: ReadLaw;
  /** The rendered text of a topic, where there is one. */
  htmlOf: (slug: string) => string | undefined;
}

/**
 * Looks through the articles, the table of the law, the guides and the letters.
 *
 * @param links false leaves out where links lead, for which every article is rendered
 * @param online also asks every address of another site: minutes, and hundreds of requests
 */
export async function reviewFiles(
  { library: { articles, problems }, law, htmlOf }: ReadFiles,
  window: ReviewWindow,
  { links = true, online = false }: { links?: boolean; online?: boolean } = {},
): Promise<ReviewOfFiles> {
  const addresses = externalAddresses(articles, law);
  const unreadable = problems.map(({ file, line, message }) => ({
    what: `cannot be read: ${message}`,
    file: contentPath(`articles/${file}`),
    line,
  }));
  const broken = [
    ...(links ? await brokenArticleLinks(articles, htmlOf) : []),
    ...brokenReferences(),
    ...(online ? await brokenAddresses(addresses) : []),
  ];
  return {
    addresses,
    sections: [
      {
        id: 'articles',
        title: 'Articles to read again',
        advice: 'Read it, mend it, set `reviewed` or `lawChecked` to the day.',
        items: [...unreadable, ...dueArticles(articles, window)],
      },
      {
        id: 'facts',
        title: 'Facts of the law to look at again',
        advice: 'Hold each against the text of the law, set `textDate` and `nextReview`.',
        items: dueFacts(law, window),
      },
      {
        id: 'law',
        title: 'Changes of the law ahead',
        advice: 'Look what became of it; on its day say the new rule in facts and articles.',
        items: lawAhead(law, window.today),
      },
      {
        id: 'links',
        title: 'Links that are broken',
        advice: `Mend or leave out. ${online ? 'Other sites were asked' : `${addresses.length} addresses of other sites were not asked (npm run review -- --online)`}.`,
        items: broken,
      },
    ],
  };
}
