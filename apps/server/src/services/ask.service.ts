import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { answerFromLibrary } from '@hoa/core/answers/answer-from-library';
import { saidText } from '@hoa/core/answers/compose/answer-tree';
import { provenance } from '@hoa/core/answers/compose/law-words';
import type { LibraryAnswer } from '@hoa/core/answers/compose/library-answer';
import { readEvidence } from '@hoa/core/citations/evidence';
import type { WordWeight } from '@hoa/core/citations/word-weights';
import { guideForQuestion } from '@hoa/core/guides/find-guides';
import type { FactIndex } from '@hoa/core/law/fact-index';
import type { Answer, AnswerMode } from '@hoa/core/schemas/answer';
import type { AskEvent } from '@hoa/core/schemas/ask-event';
import type { Guide } from '@hoa/core/schemas/guide';
import type { LawFact } from '@hoa/core/schemas/law';
import type { QuestionRequest } from '@hoa/core/schemas/question';
import type { LibraryIndex } from '@hoa/core/search/library-index';
import type { SectionRef } from '@hoa/core/search/passages/passages';
import type { ConversationTurn } from '@hoa/db/repositories/conversation-turn.repository';
import { askPrompt } from '../provider/ask-prompt.ts';
import { failureNotice } from '../provider/failure-notice.ts';
import { pickPassages } from '../provider/pick-passages.ts';
import type { Provider } from '../provider/provider.ts';
import { type Composed, type Opening, writeAnswer } from '../provider/write-answer.ts';
import type { AnswerRecord } from './answer-record.ts';
import type { Caller } from './caller.ts';
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
  answer(request: QuestionRequest, caller: Caller): Promise<Answer>;
  /** The library's answer at once, then the provider's as it is checked, last the one that stays. */
  stream(request: QuestionRequest, caller: Caller): Promise<AsyncIterable<AskEvent>>;
}

export interface AskDependencies {
  index: () => LibraryIndex;
  rules: () => FactIndex;
  guides: readonly Guide[];
  /** How much the words of the current library say. */
  weigh: () => WordWeight;
  /** null where no provider is configured. */
  provider: Provider | null;
  limits: LimitsService;
  memory: ConversationMemory;
  record: AnswerRecord;
  /** Marks glossary words and sanitises: the last step before an answer may become HTML on a page. */
  finishTree: (body: LibraryAnswer['body']) => string;
  finishHtml: (html: string) => string;
}

/** A question with what is known when it is asked. */
interface Asked {
  question: string;
  conversation: readonly ConversationTurn[];
  caller: Caller;
  /** The library's answer, finished, and in plain text. */
  library: Answer;
  text: string;
  /** The sections that it rests on, and those that come next. */
  sections: readonly SectionRef[];
  /** Finds the rules of the law that bear on it; one that leads the answer comes first. */
  bearing(): readonly LawFact[];
  /** performance.now() when the question came in. */
  at: number;
}

export function createAskService(deps: AskDependencies): AskService {
  const { index, rules, weigh, provider, limits, memory, record } = deps;

  async function ask(request: QuestionRequest, caller: Caller): Promise<Asked> {
    const at = performance.now();
    const { question, conversationId, earlier, state } = request;
    const [conversation] = await Promise.all([
      memory.recall(conversationId, earlier),
      limits.countQuestion(caller.address),
    ]);
    // Answers of one batch let others in between.
    await setImmediate();
    const law = { rules: rules(), state };
    const made = answerFromLibrary(index(), question, conversation, law);
    const { body, sections, bearing, ...answer } = made;
    const slugs = answer.sources.map(({ slug }) => slug);
    const guide = guideForQuestion(question, slugs, deps.guides);
    const finished = {
      ...answer,
      response: deps.finishTree(body),
      ...(guide && { guide: { slug: guide.slug, title: guide.title } }),
      answerId: randomUUID(),
    };
    const text = saidText(body);
    return { question, conversation, caller, library: finished, text, sections, bearing, at };
  }

  async function* compose(writer: Provider, asked: Asked): AsyncGenerator<AskEvent, Composed> {
    const { question, conversation, caller, library } = asked;
    // Where nothing would be asked, nothing is taken from the day's calls.
    if (writer.isResting?.()) return { ok: false, why: 'circuit-open' };
    const counted = limits.takeAiCall(caller.address);
    const passages = pickPassages(asked.sections, asked.bearing());
    const evidence = passages.map(readEvidence);
    const rule = library.facts.find(({ statement }) => statement === library.lead);
    const [first] = evidence;
    // A rule of the law table opens the answer as it was checked, and in no other words.
    const opening: Opening | undefined = rule &&
      first && [rule.statement, first, provenance(rule, library.language)];
    const prompt = askPrompt(question, conversation, passages, library.lead, rule !== undefined);
    const settings = { evidence, weigh: weigh() };
    const allowance = await counted;
    if (allowance === 'unknown') return { ok: false, why: 'unreachable' };
    if (allowance !== 'granted') return { ok: false, why: 'used-up' };
    await using blocks = writeAnswer(writer, prompt, settings, caller.signal, opening);
    let step = await blocks.next();
    for (; !step.done; step = await blocks.next()) {
      const { html, sources } = step.value;
      yield { type: 'block', html: deps.finishHtml(html), sources };
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
    memory.remember(
      request.conversationId,
      request.question,
      composed?.ok ? composed.text : asked.text,
    );
    yield { type: 'answer', answer };
  }

  function finalAnswer(library: Answer, composed: Composed | null): Answer {
    if (composed === null) return library;
    if (!composed.ok) return { ...library, notice: failureNotice(composed.why, library.language) };
    const { html, sources } = composed;
    return { ...library, response: deps.finishHtml(html), sources, mode: 'ai' };
  }

  return {
    mode: provider === null ? 'library' : 'ai',

    async answer(request, caller) {
      const asked = await ask(request, caller);
      let answer = asked.library;
      for await (const event of events(request, asked)) {
        if (event.type === 'answer') answer = event.answer;
      }
      return answer;
    },

    async stream(request, caller) {
      return events(request, await ask(request, caller));
    },
  };
}
