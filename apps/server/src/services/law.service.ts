import { utcDay } from '@hoa/core/calendar/plain-date';
import { PortalError } from '@hoa/core/errors';
import { JURISDICTIONS, jurisdiction } from '@hoa/core/jurisdictions';
import { LAW_QUESTIONS, lawQuestion } from '@hoa/core/law/law-questions';
import {
  inLawOrder,
  inOrderOfDays,
  type LawTable,
  selectFacts,
  summariseState,
} from '@hoa/core/law/law-table';
import type {
  LawChanges,
  LawComparison,
  LawFact,
  LawFactsRequest,
  LawNotice,
  LawOfState,
  LawOfStateRequest,
  LawState,
} from '@hoa/core/schemas/law';
import type { LibraryStore } from '../library/library-store.ts';
import { noSuch } from './no-such.ts';

/** A rule that has applied for a year is no news. */
const LATELY_MS = 365 * 24 * 60 * 60_000;

/** The table of facts of the law, by state, question and topic. */
export interface LawService {
  /** Federal law and every state, with how much is known of each. */
  states(): LawState[];
  /**
   * A state with its acts, its facts and what is ahead, all of it or what bears on a topic; the
   * facts that the article of the topic names come first.
   *
   * @throws PortalError 'not-found' when the library has no such topic
   */
  state(request: LawOfStateRequest): LawOfState;
  /**
   * The facts that fit; all of them for an empty request.
   *
   * @throws PortalError 'not-found' when there is no such question or topic
   */
  facts(request: LawFactsRequest): LawFact[];
  /** @throws PortalError 'not-found' when the table has no such question */
  question(id: string): LawComparison;
  /** The register of what is ahead, and the facts that changed lately or soon will. */
  changes(): LawChanges;
}

function questionOf(id: string) {
  const question = lawQuestion(id);
  if (question !== undefined) return question;
  throw noSuch(
    'question of the law',
    id,
    LAW_QUESTIONS.map((one) => one.id),
  );
}

export function createLawService({ library }: { library: LibraryStore }): LawService {
  let ordered: { of: LawTable; table: LawTable } | undefined;
  const table = (): LawTable => {
    const { law } = library;
    if (ordered?.of !== law) {
      const sorted = { facts: inLawOrder(law.facts), notices: inOrderOfDays(law.notices) };
      ordered = { of: law, table: { ...law, ...sorted } };
    }
    return ordered.table;
  };

  function facts(request: LawFactsRequest): LawFact[] {
    const { question, topic } = request;
    if (question !== undefined) questionOf(question);
    if (topic !== undefined && library.article(topic) === undefined) {
      throw new PortalError('not-found', 'Topic not found');
    }
    return selectFacts(table(), request);
  }

  /** The rules of a state that the article of a topic names, and then the others that bear on it. */
  function factsOn(topic: string, state: LawOfStateRequest['state']): LawFact[] {
    const bearing = facts({ state, topic });
    const topicId = library.article(topic)?.topicId ?? 0;
    const names = new Set(library.content(topicId)?.details?.facts);
    const named = selectFacts(table(), { state }).filter(({ id }) => names.has(id));
    return [...named, ...bearing.filter(({ id }) => !names.has(id))];
  }

  return {
    facts,
    states: () => JURISDICTIONS.map((state) => summariseState(table(), state)),
    state({ state, topic }) {
      const { acts, notices } = table();
      const bearsOnIt = ({ topics }: LawNotice) => topic === undefined || topics.includes(topic);
      return {
        ...summariseState(table(), jurisdiction(state)),
        acts: [...(acts.get(state) ?? [])],
        facts: topic === undefined ? facts({ state }) : factsOn(topic, state),
        changes: notices.filter((notice) => notice.state === state && bearsOnIt(notice)),
      };
    },
    question(id) {
      const question = questionOf(id);
      const topics = question.topics.filter((slug) => !library.hidesTopic(slug));
      return { ...question, topics, facts: facts({ question: id }) };
    },
    changes() {
      const { notices, facts: all } = table();
      const since = utcDay(new Date(Date.now() - LATELY_MS));
      const changing = all.filter(
        ({ effective = '', changes }) => effective >= since || changes.length > 0,
      );
      const day = ({ effective = '' }: LawFact) => effective;
      return {
        notices: [...notices],
        facts: changing.toSorted((a, b) => day(b).localeCompare(day(a))),
      };
    },
  };
}
