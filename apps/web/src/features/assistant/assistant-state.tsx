import { QUESTION_MAX_CHARS } from '@hoa/core/limits';
import type { AnswerLanguage } from '@hoa/core/schemas/answer';
import { createContext, type ReactNode, type RefObject, useContext, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { useAnswerMode, useAskedByForm } from '../../api/page-state';
import { useApi } from '../../api/use-api';
import {
  type AskedQuestion,
  answerHash,
  askedAfter,
  questionInHash,
} from '../../navigation/answer-address';
import { useChosenState } from '../../navigation/chosen-state';
import { scrollToSection } from '../../navigation/scroll-to-section';
import { KEEPS_PLACE } from '../../navigation/section-link';
import { ASKING_WORDS } from './asking-words';
import {
  endConversation,
  findTurn,
  getConversationId,
  languageOf,
  type Turn,
  turnsBefore,
  useTurns,
} from './conversation';
import { requestAnswer, stopRequest } from './request-answer';
import { GOES_BACK, useArrival } from './use-arrival';
import { useFollowUp } from './use-follow-up';

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

/** What the server answered with the page, where no script sent the question. */
function useTurnByForm(): Turn | undefined {
  const { question = '', state, answer = null } = useAskedByForm() ?? {};
  if (answer === null) return undefined;
  const settled = { status: 'success', isComposing: false, conversationId: '' } as const;
  return { ...settled, question, answer, state, earlier: [] };
}

/** The question in the address of its page; the last one while that page is being left. */
function useAddressedQuestion(page: string): AskedQuestion | undefined {
  const { pathname, hash } = useLocation();
  const [shown, setShown] = useState(hash);
  if (pathname === page && shown !== hash) setShown(hash);
  return questionInHash(pathname === page ? hash : shown);
}

/** @param page the path of the page that asks; what its address keeps beside the question */
function useAssistantState(page: string, search: string): AssistantState {
  const byForm = useAskedByForm();
  const [parameters] = useSearchParams();
  const inAddress = parameters.get('question')?.slice(0, QUESTION_MAX_CHARS) ?? '';
  const [question, setQuestion] = useState(byForm?.question ?? inAddress);
  const [problem, setProblem] = useState<Problem | undefined>(
    byForm?.error ? { box: 'section', text: byForm.error } : undefined,
  );
  const box = useRef<HTMLTextAreaElement>(null);
  /**
   * How the page was when a question was asked: its fragment, that of the answer on it, and a draft
   * of which a suggestion took the place.
   */
  const before = useRef({ hash: '', answer: '', draft: '' });
  const { client } = useApi();
  const mode = useAnswerMode();
  const chosen = useChosenState()?.code;
  const navigate = useNavigate();
  const { hash } = useLocation();
  const navigation = useNavigationType();

  const turns = useTurns();
  const addressed = useAddressedQuestion(page);
  const turnByForm = useTurnByForm();
  const turn = addressed === undefined ? turnByForm : findTurn(turns, addressed);
  const followUp = useFollowUp(turns);
  const isSent = question === turn?.question || turns.some((one) => one.question === question);
  const isDraft = question.trim() !== '' && !isSent;

  const goTo = (fragment: string, options: { replace: boolean; state: object }) =>
    navigate({ pathname: page, search, hash: fragment }, options);

  const send = (asked: AskedQuestion, replace: boolean, isFromBox = false) => {
    const next = answerHash(asked);
    const isReplaced = isFromBox && isDraft && question !== asked.question;
    const answer = turn === undefined || next === hash ? '' : hash;
    before.current = { hash, answer, draft: isReplaced ? question : '' };
    if (isFromBox || !isDraft) setQuestion(asked.question);
    const conversationId = turn?.conversationId || getConversationId();
    requestAnswer(client, mode, { ...asked, conversationId });
    goTo(next, { replace: replace || next === hash, state: KEEPS_PLACE });
  };

  const arrival = useArrival(page, () => {
    const { draft } = before.current;
    const isBack = navigation === 'POP' && hash === before.current.hash && draft !== '';
    if (isBack && !isDraft) setQuestion(draft);
    if (addressed === undefined) {
      // A link that carries a question in its parameter asks it, as it does in the fragment.
      if (inAddress !== '' && byForm === undefined) {
        send({ question: inAddress, state: chosen, earlier: [] }, true);
      }
      return;
    }
    setProblem(undefined);
    const found = findTurn(turns, addressed);
    if (found === undefined) send({ ...addressed, state: addressed.state ?? chosen }, true);
    // A draft stays when its writer goes back or forward.
    else if (!isDraft && !isBack) setQuestion(found.question);
  });

  return {
    question,
    setQuestion,
    box,
    followUp,
    ask(text, from) {
      const found = problemOf(text, turn === undefined ? [] : askedAfter(turn));
      setProblem(found && { box: from ?? 'section', ...found });
      if (found !== undefined) return;
      const isAgain = turn?.question === text;
      const before = turn === undefined || isAgain ? (turn?.earlier ?? []) : askedAfter(turn);
      const asked = { question: text, state: chosen, earlier: before };
      if (from === 'follow-up') followUp.markSent(asked);
      send(asked, false, from === 'hero' || from === 'section');
    },
    cancel() {
      const { answer, draft } = before.current;
      stopRequest();
      if (turn?.answer !== undefined) return;
      // With nothing to show the box is simply free again.
      goTo(answer || '#ask-ai', { replace: true, state: GOES_BACK });
      if (draft !== '' && question === turn?.question) setQuestion(draft);
    },
    startAgain() {
      stopRequest();
      endConversation();
      if (!isDraft) setQuestion('');
      goTo('#ask-ai', { replace: false, state: KEEPS_PLACE });
      scrollToSection('ask-ai');
      box.current?.focus({ preventScroll: true });
    },
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
