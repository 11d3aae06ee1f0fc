import type { PassageIndex } from '../index/index-passages.ts';
import type { ConceptMatcher } from '../index/match-concepts.ts';
import type { AnswersRead } from '../meaning/answer-reader.ts';
import type { Passage } from '../passages/passages.ts';
import type { AskedMeaning } from './asked-meaning.ts';
import type { LibraryFits } from './library-fits.ts';
import type { OwnWords } from './own-words.ts';
import type { Candidate, SectionFit } from './rank-excerpts.ts';

/** What is known of a question before passages are looked at one by one. */
interface CandidateReader {
  fits: LibraryFits;
  matcher: ConceptMatcher;
  meaning: AskedMeaning;
  read: AnswersRead | undefined;
  /** Where the question was asked after others: how passages fit its own words. */
  ownWords: OwnWords | undefined;
}

function readPlace(passage: Passage, passages: PassageIndex, matcher: ConceptMatcher): SectionFit {
  const { heading, title, text } = passages.readSection(passage);
  const says = matcher.match(heading);
  const names = matcher.match(title, says);
  return { heading: says, names, section: matcher.match(text, names), fit: 0, asked: 0 };
}

/** What may be quoted of some passages, each with what is known of where it stands. */
export function readCandidates(
  chosen: readonly number[],
  passages: PassageIndex,
  { fits, matcher, meaning, read, ownWords }: CandidateReader,
): Candidate[] {
  const places = new Map<object, SectionFit>();
  return chosen.flatMap((id): Candidate[] => {
    const passage = passages.passages[id];
    if (passage === undefined) return [];
    const { excerpts, leadIn, phrasings } = passages.read(id);
    const place = places.get(passage.section) ?? readPlace(passage, passages, matcher);
    places.set(passage.section, place);
    const passageFit = fits.passages[id] ?? 0;
    const questionFit = Math.max(
      0,
      ...phrasings.map(({ terms, mass }) => matcher.fit(terms, mass)),
    );
    place.fit = Math.max(place.fit, passageFit);
    place.asked = Math.max(place.asked, questionFit);
    const article = passages.articleOf[id] ?? 0;
    const names = leadIn.length === 0 ? place.names : matcher.match(leadIn, place.names);
    const articleFit = fits.articles.get(article) ?? 0;
    const articleRank = fits.order.indexOf(article);
    const ownFit = ownWords?.(id, passage, phrasings);
    return excerpts.map((excerpt) => ({
      ...(ownFit && { own: ownFit(excerpt) }),
      excerpt,
      place,
      names,
      passageFit,
      questionFit,
      near: meaning.near(id, excerpt),
      read: read?.near(id) ?? 0,
      articleFit,
      articleRank,
    }));
  });
}
