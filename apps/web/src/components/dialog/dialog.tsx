// This part of the application is fetched later, and its style sheets come with it.
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { DIALOG_HEIGHT_PX, DIALOG_VIEWPORT_MARGIN_PX, DIALOG_WIDTH_PX } from '@hoa/core/constants';
import { Button, Modal } from '@mantine/core';
import { useLayoutEffect, useState } from 'react';
import { useVisibleArea } from '../visible-area';
import classes from './dialog.module.css';
import { placeDialog, type ScreenPoint } from './place-dialog';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  message: string;
  /** Where it opens; in the middle of what the visitor sees when left out. */
  position?: ScreenPoint;
}

const FADE_AND_SCALE = {
  in: { opacity: 1, transform: 'scale(1)' },
  out: { opacity: 0, transform: 'scale(0.92)' },
  transitionProperty: 'opacity, transform',
};

/** A short message that wants to be read: it opens where the visitor is looking. */
export function Dialog({ isOpen, onClose, title, message, position }: DialogProps) {
  const area = useVisibleArea(isOpen);
  const [content, setContent] = useState<HTMLElement | null>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  const room = (area?.width ?? DIALOG_WIDTH_PX) - 2 * DIALOG_VIEWPORT_MARGIN_PX;
  const width = Math.min(DIALOG_WIDTH_PX, room);

  // Placed by its real height, before it is painted: a long title makes it taller.
  useLayoutEffect(() => {
    if (area === undefined || content === null) return;
    setPlace(placeDialog({ width, height: content.offsetHeight }, area, position));
  }, [area, content, width, position]);

  return (
    <Modal.Root
      opened={isOpen && area !== undefined}
      onClose={onClose}
      // A fixed box needs no locked page, and the lock would write a style element.
      lockScroll={false}
      transitionProps={{ transition: FADE_AND_SCALE, duration: 200 }}
      styles={{ content: { ...place, width, minHeight: DIALOG_HEIGHT_PX } }}
      classNames={classes}
      zIndex={400}
    >
      <Modal.Overlay backgroundOpacity={0.35} />
      <Modal.Content ref={setContent}>
        {/* Not Modal.Header: its header element would count as a second banner of the page. */}
        <div className={classes.header}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" size={44} iconSize={20} />
        </div>
        <Modal.Body>
          <p>{message}</p>
          <Button onClick={onClose} data-autofocus>
            Got it
          </Button>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
