import { PortalError } from '@hoa/core/errors';
import { FEDERAL } from '@hoa/core/jurisdictions';
import { fillLetter } from '@hoa/core/letters/fill-letter';
import { letterQuestions } from '@hoa/core/letters/letter-law';
import type { FilledLetter } from '@hoa/core/schemas/filled-letter';
import type { LawFact } from '@hoa/core/schemas/law';
import type {
  Letter,
  LetterFillRequest,
  LetterLawRequest,
  LetterSummary,
} from '@hoa/core/schemas/letter';
import type { LibraryStore } from '../library/library-store.ts';
import type { Caller } from './caller.ts';
import type { LawService } from './law.service.ts';
import type { LimitsService } from './limits.service.ts';
import { noSuch } from './no-such.ts';

/** The letters and notices, blank and filled. What is filled in is neither kept nor logged. */
export interface LetterService {
  /**
   * Owners' letters first; those that an article leads to where one is named.
   *
   * @throws PortalError 'not-found' when the library has no such topic
   */
  list(topic?: string): LetterSummary[];
  /** @throws PortalError 'not-found' when there is no such letter */
  bySlug(slug: string): Letter;
  /**
   * The rules of a state and of federal law that a letter may cite; federal law alone without one.
   *
   * @throws PortalError 'not-found' when there is no such letter
   */
  law(request: LetterLawRequest): LawFact[];
  /**
   * A letter filled in, with marks for what is missing.
   *
   * @throws PortalError 'not-found', or 'too-many-requests' when a visitor fills letters without end
   */
  fill(request: LetterFillRequest, caller: Caller): Promise<FilledLetter>;
}

function summary({ slug, title, for: writer, description, articles }: Letter): LetterSummary {
  return { slug, title, for: writer, description, articles };
}

export function createLetterService(deps: {
  letters: readonly Letter[];
  library: Pick<LibraryStore, 'article' | 'hidesTopic'>;
  law: LawService;
  limits: LimitsService;
}): LetterService {
  const { law, limits, library } = deps;
  const letters = deps.letters.map((letter) => ({
    ...letter,
    articles: letter.articles.filter((slug) => !library.hidesTopic(slug)),
  }));
  const letterBySlug = new Map(letters.map((letter) => [letter.slug, letter]));
  const summaries = letters.map(summary);

  function bySlug(slug: string): Letter {
    const letter = letterBySlug.get(slug);
    if (letter !== undefined) return letter;
    throw noSuch('letter', slug, [...letterBySlug.keys()]);
  }

  function lawOf({ slug, state }: LetterLawRequest): LawFact[] {
    const questions = letterQuestions(bySlug(slug));
    const places = state === undefined || state === FEDERAL ? [FEDERAL] : [state, FEDERAL];
    return places
      .flatMap((place) => law.facts({ state: place }))
      .filter(({ question }) => questions.includes(question));
  }

  return {
    bySlug,
    law: lawOf,
    list(topic) {
      if (topic === undefined) return summaries;
      if (library.article(topic) === undefined) {
        throw new PortalError('not-found', 'Topic not found');
      }
      return summaries.filter(({ articles }) => articles.includes(topic));
    },
    async fill({ slug, state, community, values }, { address }) {
      await limits.countLetter(address);
      const facts = lawOf({ slug, state });
      return fillLetter(bySlug(slug), values, { state, community, facts });
    },
  };
}
