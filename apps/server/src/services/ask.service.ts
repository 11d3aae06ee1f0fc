import { randomUUID } from 'node:crypto';
import { answerFromLibrary } from '@hoa/core/answers/answer-from-library';
import { retrieveInConversation } from '@hoa/core/answers/follow-up';
import { readEvidence } from '@hoa/core/citations/evidence';
import type { WordWeight } from '@hoa/core/citations/word-weights';
import type { Answer, AnswerMode } from '@hoa/core/schemas/answer';
import type { AskEvent } from '@hoa/core/schemas/ask-event';
import type { QuestionRequest } from '@hoa/core/schemas/question';
import type { LibraryIndex } from '@hoa/core/search/library-index';
import type { ConversationTurn } from '@hoa/db/repositories/conversation-turn.repository';
import type { Caller } from '../http/caller.ts';
import { askPrompt } from '../provider/ask-prompt.ts';
import { BUDGET_NOTICE, failureNotice } from '../provider/failure-notice.ts';
import { pickSections } from '../provider/pick-sections.ts';
import type { Provider } from '../provider/provider.ts';
import { type Composed, writeAnswer } from '../provider/write-answer.ts';
import type { AnswerRecord } from './answer-record.ts';
import type { ConversationMemory } from './conversation-memory.ts';
import type { LimitsService } from './limits.service.ts';

/** Answers questions from the library, with citations, composed by a provider where there is one. */
export interface AskService {
  /** 'ai' where a provider composes answers; the library alone answers otherwise. */
  mode: AnswerMode;
  /**
   * The whole answer. Whatever becomes of the provider, there is one.
   *
   * @throws PortalError 'too-many-requests' when the visitor asks too often
   */
  answer(request: QuestionRequest): Promise<Answer>;
  /** The library's answer at once, then the provider's as it is checked, last the one that stays. */
  stream(request: QuestionRequest): Promise<AsyncIterable<AskEvent>>;
}

export interface AskDependencies {
  index: () => LibraryIndex;
  /** How much the words of the current library say. */
  weigh: () => WordWeight;
  /** null where no provider is configured. */
  provider: Provider | null;
  limits: LimitsService;
  memory: ConversationMemory;
  record: AnswerRecord;
  caller: () => Caller;
  /** Marks glossary words and sanitises: the last step before a text may become HTML on a page. */
  finishHtml: (html: string) => string;
}

/** A question with what is known when it is asked. */
interface Asked {
  question: string;
  conversation: readonly ConversationTurn[];
  caller: Caller;
  /** The library's answer, finished. */
  library: Answer;
  /** performance.now() when the question came in. */
  at: number;
}

function questionsOf(conversation: readonly ConversationTurn[]): string[] {
  return conversation.map(({ question }) => question);
}

export function createAskService(deps: AskDependencies): AskService {
  const { index, weigh, provider, limits, memory, record, finishHtml } = deps;

  async function ask(request: QuestionRequest, caller: Caller): Promise<Asked> {
    const at = performance.now();
    const { question, conversationId } = request;
    const [conversation] = await Promise.all([
      memory.recall(conversationId),
      limits.countQuestion(caller.address),
    ]);
    const answer = answerFromLibrary(index(), question, questionsOf(conversation));
    const library = { ...answer, response: finishHtml(answer.response), answerId: randomUUID() };
    return { question, conversation, caller, library, at };
  }

  async function* compose(writer: Provider, asked: Asked): AsyncGenerator<AskEvent, Composed> {
    const { question, conversation, caller, library } = asked;
    const counted = limits.takeAiCall(caller.address);
    // Meanwhile, what the provider is shown and what its answer is checked against.
    const { retrieval } = retrieveInConversation(index(), question, questionsOf(conversation));
    const preferred = library.sources.map(({ url }) => url);
    const sections = pickSections(retrieval.sections, preferred);
    const prompt = askPrompt(question, conversation, sections);
    const settings = { evidence: sections.map(readEvidence), weigh: weigh() };
    const allowance = await counted;
    if (allowance === 'used-up') return { ok: false, notice: BUDGET_NOTICE };
    if (allowance === 'unknown') return { ok: false, notice: failureNotice('unreachable') };
    await using blocks = writeAnswer(writer, prompt, settings, caller.signal);
    let step = await blocks.next();
    for (; !step.done; step = await blocks.next()) {
      const { html, sources } = step.value;
      yield { type: 'block', html: finishHtml(html), sources };
    }
    return step.value;
  }

  async function* events(request: QuestionRequest, asked: Asked): AsyncGenerator<AskEvent> {
    const { library, caller, at } = asked;
    const writer = library.status === 'not-covered' ? null : provider;
    yield { type: 'library', answer: library, composing: writer !== null };

    const composed = writer === null ? null : yield* compose(writer, asked);
    if (caller.signal.aborted) return;
    const answer = finalAnswer(library, composed);
    record.keep(request.question, answer, performance.now() - at);
    memory.remember(request.conversationId, request.question, answer.response);
    yield { type: 'answer', answer };
  }

  function finalAnswer(library: Answer, composed: Composed | null): Answer {
    if (composed === null) return library;
    if (!composed.ok) return { ...library, notice: composed.notice };
    const { html, sources } = composed;
    return { ...library, response: finishHtml(html), sources, mode: 'ai' };
  }

  return {
    mode: provider === null ? 'library' : 'ai',

    async answer(request) {
      const asked = await ask(request, deps.caller());
      let answer = asked.library;
      for await (const event of events(request, asked)) {
        if (event.type === 'answer') answer = event.answer;
      }
      return answer;
    },

    async stream(request) {
      return events(request, await ask(request, deps.caller()));
    },
  };
}
