import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { answerHash } from './answer-address';
import { isPlainClick, KEEPS_PLACE } from './section-link';

/**
 * The assistant with a question in its box, for links that are opened without a script or in
 * another tab; a script asks it there.
 */
export function askPath(question: string): string {
  return `/?question=${encodeURIComponent(question)}#ask-ai`;
}

/** What a link that asks does when it is chosen: it goes to the answer, which is a place of its own. */
export function useAskLink() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>, question: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const answer = { pathname: '/', hash: answerHash({ question, state: undefined, earlier: [] }) };
    navigate(answer, { state: pathname === '/' ? KEEPS_PLACE : null });
  };
}
