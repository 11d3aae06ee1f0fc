// This part of the application is fetched later, and its style sheets come with it.
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import { type Area, useVisibleArea } from '../../components/visible-area';
import { SearchBox } from './search-box';
import classes from './search-dialog.module.css';

const WIDTH_PX = 680;
const HEIGHT_MAX_PX = 640;
const MARGIN_PX = 16;
/** On a phone the edges are worth more than the air around the dialog. */
const PHONE_PX = 600;
const PHONE_MARGIN_PX = 8;

/** Where the search stands in the part of the page that the visitor sees: high, and in the middle. */
export function placeSearch(area: Area) {
  const margin = area.width < PHONE_PX ? PHONE_MARGIN_PX : MARGIN_PX;
  const width = Math.min(WIDTH_PX, area.width - 2 * margin);
  const air = area.width < PHONE_PX ? margin : Math.max(margin, Math.round(area.height * 0.1));
  return {
    left: Math.round(area.left + (area.width - width) / 2),
    top: Math.round(area.top + air),
    width,
    maxHeight: Math.min(HEIGHT_MAX_PX, area.height - air - margin),
  };
}

interface SearchDialogProps {
  isOpen: boolean;
  /** What was typed before the box was there. */
  takeEarlyWords: () => string;
  /** Closed without a choice: the keyboard goes back to where it was. */
  onDismiss: () => void;
  /** Something was chosen, and the page is on its way there. */
  onChosen: () => void;
}

/** The search over topics, sections and glossary, in place over whatever page is open. */
export function SearchDialog({ isOpen, takeEarlyWords, onDismiss, onChosen }: SearchDialogProps) {
  const area = useVisibleArea(isOpen);
  return (
    <Modal.Root
      opened={isOpen && area !== undefined}
      onClose={onDismiss}
      returnFocus={false}
      // A fixed box needs no locked page, and the lock would write a style element.
      lockScroll={false}
      transitionProps={{ transition: 'fade', duration: 150 }}
      styles={{ content: area === undefined ? {} : placeSearch(area) }}
      classNames={classes}
      zIndex={400}
      data-screen-only
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content aria-label="Search the library">
        <SearchBox takeEarlyWords={takeEarlyWords} onDismiss={onDismiss} onChosen={onChosen} />
      </Modal.Content>
    </Modal.Root>
  );
}
