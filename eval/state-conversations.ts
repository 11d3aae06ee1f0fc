import { readFileSync } from 'node:fs';
import { answerFromLibrary } from '@hoa/core/answers/answer-from-library';
import { saidText } from '@hoa/core/answers/compose/answer-tree';
import type { Turn } from '@hoa/core/answers/talk/conversation';
import type { FactIndex } from '@hoa/core/law/fact-index';
import type { LibraryIndex } from '@hoa/core/search/library-index';

/** The last question of a conversation on a state, and the ids of all rules that answer it, if any does. */
export interface StateConversation {
  history: string[];
  question: string;
  state: string;
  rules: string[];
}

/** Of what a rule answers: those it leads. Of what none does: those that one leads all the same. */
export interface StateFigures {
  answered: number;
  right: number;
  unanswered: number;
  wronglyGiven: number;
}

/** Conversations whose writers saw the rules, and neither the articles nor what the portal answers. */
export function loadStateConversations(): StateConversation[] {
  const url = new URL('state-conversations.jsonl', import.meta.url);
  const lines = readFileSync(url, 'utf8').trimEnd().split('\n');
  return lines.map((line): StateConversation => JSON.parse(line));
}

/** The id of the rule that an answer begins with, undefined where it begins with an article's words. */
function ruleThatLeads(
  index: LibraryIndex,
  rules: FactIndex,
  { history, question }: StateConversation,
): string | undefined {
  const turns: Turn[] = [];
  for (const before of history) {
    const { body } = answerFromLibrary(index, before, turns, { rules });
    turns.push({ question: before, answer: saidText(body) });
  }
  const { facts, lead } = answerFromLibrary(index, question, turns, { rules });
  return facts[0]?.statement === lead ? facts[0]?.id : undefined;
}

/** Asks all turns of some conversations, and counts which rules lead the last answers. */
export function askOnStates(
  index: LibraryIndex,
  rules: FactIndex,
  conversations: readonly StateConversation[],
): StateFigures {
  const figures: StateFigures = { answered: 0, right: 0, unanswered: 0, wronglyGiven: 0 };
  for (const conversation of conversations) {
    const leads = ruleThatLeads(index, rules, conversation);
    if (conversation.rules.length === 0) {
      figures.unanswered += 1;
      if (leads !== undefined) figures.wronglyGiven += 1;
    } else {
      figures.answered += 1;
      if (leads !== undefined && conversation.rules.includes(leads)) figures.right += 1;
    }
  }
  return figures;
}
