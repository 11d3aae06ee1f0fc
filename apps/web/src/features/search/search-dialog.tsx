// This part of the application is fetched later, and its style sheets come with it.
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import { useVisibleArea } from '../../components/visible-area';
import { placeSearch } from './place-search';
import { SearchBox } from './search-box';
import classes from './search-dialog.module.css';

interface SearchDialogProps {
  isOpen: boolean;
  /** Closed without a choice: the keyboard goes back to where it was. */
  onDismiss: () => void;
  /** Something was chosen, and the page is on its way there. */
  onChosen: () => void;
}

/** The search over topics, sections and glossary, in place over whatever page is open. */
export function SearchDialog({ isOpen, onDismiss, onChosen }: SearchDialogProps) {
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
        <SearchBox onDismiss={onDismiss} onChosen={onChosen} />
      </Modal.Content>
    </Modal.Root>
  );
}
