import '@mantine/core/styles/Popover.css';
import { GLOSSARY_POPUP_WIDTH_PX } from '@hoa/core/constants';
import { findTerm } from '@hoa/core/glossary/glossary';
import { Popover } from '@mantine/core';
import { type Ref, useImperativeHandle } from 'react';
import classes from './glossary-popup.module.css';

/** Room kept to the edges of the window, so that 300 px fit a screen of 320. */
const EDGE_PX = 8;

/** Hands the popover the word as its target: the word stands in HTML that React did not make. */
function WordTarget({ ref, mark }: { ref?: Ref<HTMLElement>; mark: HTMLElement }) {
  useImperativeHandle(ref, () => mark, [mark]);
  return null;
}

interface GlossaryPopupProps {
  /** The word that is explained. */
  mark: HTMLElement;
  id: string;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** What a glossary word means, beside the word. */
export function GlossaryPopup({ mark, id, ...pointerEvents }: GlossaryPopupProps) {
  const term = findTerm(mark.dataset.term ?? '');
  if (term === undefined) return null;
  return (
    <Popover
      key={mark.dataset.term}
      opened
      width={GLOSSARY_POPUP_WIDTH_PX}
      position="bottom-start"
      offset={6}
      middlewares={{ flip: true, shift: { padding: EDGE_PX }, inline: true }}
      closeOnEscape={false}
      closeOnClickOutside={false}
      withRoles={false}
      // Within the main landmark, so that its words are part of the content.
      portalProps={{ target: '#main' }}
    >
      <Popover.Target>
        <WordTarget mark={mark} />
      </Popover.Target>
      <Popover.Dropdown id={id} role="tooltip" className={classes.popup} {...pointerEvents}>
        <span className={classes.emoji} aria-hidden>
          {term.emoji}
        </span>
        <span className={classes.names}>
          <strong className={classes.term}>{term.term}</strong>
          {term.shortTerm && <span className={classes.short}>{term.shortTerm}</span>}
        </span>
        <span className={classes.definition}>{term.definition}</span>
      </Popover.Dropdown>
    </Popover>
  );
}
