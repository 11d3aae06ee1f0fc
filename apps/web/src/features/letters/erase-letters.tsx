import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from './erase-letters.module.css';

/** Erases all letters, and asks once more before: it is the next stop after the last field. */
export function EraseLetters({ onErase }: { onErase: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const erase = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const ask = () => {
    flushSync(() => setAsking(true));
    // Enter pressed twice erases nothing.
    keep.current?.focus();
  };
  const close = () => {
    flushSync(() => setAsking(false));
    erase.current?.focus();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  if (!isAsking) {
    return (
      <button ref={erase} type="button" className={classes.erase} onClick={ask} data-needs-script>
        Erase everything in all letters
      </button>
    );
  }
  return (
    <fieldset aria-labelledby="erase-letters" className={classes.question} onKeyDown={leave}>
      <p id="erase-letters">
        <strong>Erase every letter in this tab?</strong> What you wrote cannot be brought back.
      </p>
      <button ref={keep} type="button" className="quiet-button" onClick={close}>
        Keep them
      </button>
      <button
        type="button"
        className={classes.confirm}
        onClick={() => {
          onErase();
          close();
        }}
      >
        Erase all letters
      </button>
    </fieldset>
  );
}
