// This part of the application is fetched later, and its style sheets come with it.
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { DIALOG_HEIGHT_PX, DIALOG_VIEWPORT_MARGIN_PX, DIALOG_WIDTH_PX } from '@hoa/core/constants';
import { Button, Modal } from '@mantine/core';
import { useEffect, useLayoutEffect, useState } from 'react';
import classes from './dialog.module.css';
import { type Area, useVisibleArea } from './visible-area';

/** A point on the screen, in the coordinates of the viewport. */
export interface ScreenPoint {
  x: number;
  y: number;
}

function clamp(wanted: number, from: number, to: number): number {
  return Math.max(from, Math.min(wanted, to));
}

/**
 * Where the upper left corner of a dialog goes so that its middle is at the given point, or in the
 * middle of the visible area without one, and all of it stays inside the area by the margin.
 */
export function placeDialog(
  size: { width: number; height: number },
  area: Area,
  point: ScreenPoint = { x: area.left + area.width / 2, y: area.top + area.height / 2 },
): { left: number; top: number } {
  const margin = DIALOG_VIEWPORT_MARGIN_PX;
  const right = area.left + area.width - margin - size.width;
  const bottom = area.top + area.height - margin - size.height;
  return {
    left: Math.round(clamp(point.x - size.width / 2, area.left + margin, right)),
    top: Math.round(clamp(point.y - size.height / 2, area.top + margin, bottom)),
  };
}

interface DialogProps {
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

  // Opened in a render after the first: Mantine animates only a modal that it has seen closed.
  const [isOpened, setOpened] = useState(false);
  useEffect(() => setOpened(isOpen && area !== undefined), [isOpen, area]);

  return (
    <Modal.Root
      opened={isOpened}
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
