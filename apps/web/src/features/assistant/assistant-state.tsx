import { QUESTION_MAX_CHARS } from '@hoa/core/limits';
import type { AnswerLanguage } from '@hoa/core/schemas/answer';
import { createContext, type ReactNode, type RefObject, useContext, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { useAnswerMode, useAskedByForm } from '../../api/page-state';
import { useApi } from '../../api/use-api';
import { type AskedQuestion, answerHash, askedAfter } from '../../navigation/answer-address';
import { useChosenState } from '../../navigation/chosen-state';
import { scrollToSection } from '../../navigation/scroll-to-section';
import { KEEPS_PLACE } from '../../navigation/section-link';
import { ASKING_WORDS } from './asking-words';
import {
  endConversation,
  getConversationId,
  languageOf,
  type Turn,
  turnsBefore,
  useTurns,
} from './conversation';
import { requestAnswer, stopRequest } from './request-answer';
import { GOES_BACK, useArrival } from './use-arrival';
import { useFollowUp } from './use-follow-up';
import { useQuestionBox } from './use-question-box';
import { useShownTurn } from './use-shown-turn';

/** The boxes that a question can be written into. */
export type BoxName = 'hero' | 'section' | 'follow-up';

/** Why a question was not sent, and beside which box that is said. */
interface Problem {
  box: BoxName;
  text: string;
  language?: AnswerLanguage;
}

interface AssistantState {
  /** What is in the boxes of the hero and of the section, which are one. */
  question: string;
  setQuestion: (question: string) => void;
  /** The box of the section. */
  box: RefObject<HTMLTextAreaElement | null>;
  /** The box under an answer. */
  followUp: ReturnType<typeof useFollowUp>;
  /**
   * Asks at once; a question without words, or with too many, is refused beside its box before it
   * travels. One that comes from no box leaves in them what was written there and not sent.
   */
  ask: (question: string, from?: BoxName) => void;
  cancel: () => void;
  /** Begins a conversation of its own. The box is empty then, but for a draft. */
  startAgain: () => void;
  problem: Problem | undefined;
  clearProblem: () => void;
  /** The question in the address and what became of it. */
  turn: Turn | undefined;
  /** What was asked before it, oldest first. */
  earlier: readonly Turn[];
  isPending: boolean;
  /** See {@link useArrival}. */
  arrival: string;
}

/** @param earlier what was asked before it, whose language an empty question is told in */
function problemOf(question: string, earlier: string[]): Omit<Problem, 'box'> | undefined {
  const isEmpty = question.trim() === '';
  if (!isEmpty && question.length <= QUESTION_MAX_CHARS) return undefined;
  const language = languageOf({ question, earlier });
  const { empty, tooLong } = ASKING_WORDS[language];
  return { text: isEmpty ? empty : tooLong, language };
}

/** What a question is asked after; the same one again, after what it was asked after before. */
function askedAfterTurn(question: string, turn: Turn | undefined): string[] {
  if (turn === undefined) return [];
  return question === turn.question ? turn.earlier : askedAfter(turn);
}

/** The question that a link carries in a parameter of its address; '' without one. */
function useLinkedQuestion(): string {
  const [parameters] = useSearchParams();
  return parameters.get('question')?.slice(0, QUESTION_MAX_CHARS) ?? '';
}

/** How a page was when a question was asked on it, for a visitor who cancels or goes back. */
interface BeforeAsking {
  /** The fragment of its address. */
  hash: string;
  /** That fragment where it was the one of an answer, else ''. */
  answer: string;
  /** The draft of which a suggestion took the place; '' where none did. */
  draft: string;
  /** Whether the question was in the boxes, or was suggested for what was in them. */
  isFromBox: boolean;
}

interface Sending {
  /** Whether the answer takes the place of the page in the history. */
  replaces?: boolean;
  /** See {@link BeforeAsking}. */
  isFromBox?: boolean;
}

/** @param page the path of the page that asks; what its address keeps beside the question */
function useAssistantState(page: string, search: string): AssistantState {
  const { client } = useApi();
  const mode = useAnswerMode();
  const chosen = useChosenState()?.code;
  const navigate = useNavigate();
  const { hash } = useLocation();
  const navigation = useNavigationType();
  const byForm = useAskedByForm();
  const linked = useLinkedQuestion();

  const turns = useTurns();
  const { addressed, turn } = useShownTurn(page, turns);
  const { question, setQuestion, isDraft, fill } = useQuestionBox(
    byForm?.question ?? linked,
    turns,
    turn,
  );
  const followUp = useFollowUp(turns);
  const [problem, setProblem] = useState<Problem | undefined>(
    byForm?.error ? { box: 'section', text: byForm.error } : undefined,
  );
  const box = useRef<HTMLTextAreaElement>(null);
  const before = useRef<BeforeAsking>({ hash: '', answer: '', draft: '', isFromBox: false });

  const goTo = (fragment: string, options: { replace: boolean; state: object }) =>
    navigate({ pathname: page, search, hash: fragment }, options);

  const send = (asked: AskedQuestion, { replaces = false, isFromBox = false }: Sending) => {
    const next = answerHash(asked);
    const isSame = next === hash;
    const isDraftReplaced = isFromBox && isDraft && question !== asked.question;
    before.current = {
      hash,
      answer: turn === undefined || isSame ? '' : hash,
      draft: isDraftReplaced ? question : '',
      isFromBox,
    };
    if (isFromBox) setQuestion(asked.question);
    else fill(asked.question);
    const conversationId = turn?.conversationId || getConversationId();
    requestAnswer(client, mode, { ...asked, conversationId });
    goTo(next, { replace: replaces || isSame, state: KEEPS_PLACE });
  };

  const arrive = () => {
    const { hash: left, draft } = before.current;
    const isBack = navigation === 'POP' && hash === left && draft !== '';
    if (isBack) fill(draft);
    if (addressed === undefined) {
      // A link that carries a question in its parameter asks it, as it does in the fragment.
      if (linked !== '' && byForm === undefined) {
        send({ question: linked, state: chosen, earlier: [] }, { replaces: true });
      }
      return;
    }
    setProblem(undefined);
    if (turn === undefined) {
      send({ ...addressed, state: addressed.state ?? chosen }, { replaces: true });
    } else if (!isBack) fill(turn.question);
  };
  // The button that cancelled is gone: the keyboard goes to where the question is asked again.
  const onReturn = () => {
    const followUpBox = before.current.isFromBox ? null : followUp.box.current;
    (followUpBox ?? box.current)?.focus();
  };
  const arrival = useArrival(page, arrive, onReturn);

  const ask = (text: string, from?: BoxName) => {
    const found = problemOf(text, turn === undefined ? [] : askedAfter(turn));
    setProblem(found && { box: from ?? 'section', ...found });
    if (found !== undefined) return;
    const asked = { question: text, state: chosen, earlier: askedAfterTurn(text, turn) };
    if (from === 'follow-up') followUp.markSent(asked);
    send(asked, { isFromBox: from === 'hero' || from === 'section' });
  };

  const cancel = () => {
    const { answer, draft } = before.current;
    stopRequest();
    if (turn?.answer !== undefined) return;
    // With nothing to show the box is simply free again.
    goTo(answer || '#ask-ai', { replace: true, state: GOES_BACK });
    if (draft !== '' && question === turn?.question) setQuestion(draft);
  };

  const startAgain = () => {
    stopRequest();
    endConversation();
    fill('');
    goTo('#ask-ai', { replace: false, state: KEEPS_PLACE });
    scrollToSection('ask-ai');
    box.current?.focus({ preventScroll: true });
  };

  return {
    question,
    setQuestion,
    box,
    followUp,
    ask,
    cancel,
    startAgain,
    problem,
    clearProblem: () => setProblem(undefined),
    turn,
    earlier: turn === undefined ? [] : turnsBefore(turns, turn),
    isPending: turn?.status === 'pending',
    arrival,
  };
}

const Context = createContext<AssistantState | undefined>(undefined);

interface AssistantProviderProps {
  /** The path of the page, where it is not the home page, and what its address keeps. */
  page?: string;
  search?: string;
  children: ReactNode;
}

/** Holds the question and its answer for every part of a page that asks or shows it. */
export function AssistantProvider({ page = '/', search = '', children }: AssistantProviderProps) {
  return <Context value={useAssistantState(page, search)}>{children}</Context>;
}

/** @throws Error outside of an AssistantProvider */
export function useAssistant(): AssistantState {
  const state = useContext(Context);
  if (state === undefined) throw new Error('The assistant has no provider around it.');
  return state;
}
