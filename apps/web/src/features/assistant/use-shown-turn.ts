import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAskedByForm } from '../../api/page-state';
import { type AskedQuestion, questionInHash } from '../../navigation/answer-address';
import { findTurn, type Turn } from './conversation';

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

interface ShownTurn {
  /** The question in the address; undefined where it carries none. */
  addressed: AskedQuestion | undefined;
  /** What became of it in this tab; without one in the address, what came with the page. */
  turn: Turn | undefined;
}

/**
 * The turn that a page shows.
 *
 * @param page its path
 * @param turns those of this tab
 */
export function useShownTurn(page: string, turns: readonly Turn[]): ShownTurn {
  const addressed = useAddressedQuestion(page);
  const byForm = useTurnByForm();
  return { addressed, turn: addressed === undefined ? byForm : findTurn(turns, addressed) };
}
