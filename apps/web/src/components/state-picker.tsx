import { IconMapPin } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { chooseState, stateInAddress, useChosenState } from '../navigation/chosen-state';
import { KEEPS_PLACE } from '../navigation/section-link';
import { useBrand } from '../theme/brand';
import { StateOptions } from './state-options';
import classes from './state-picker.module.css';
import { useBrowserValue } from './use-browser-value';

/**
 * What choosing a state does: it is kept on the device. An address that names another one gives
 * way, since what was chosen last is meant.
 */
export function useStateChoice(): (code: string) => void {
  const navigate = useNavigate();
  const { state: byDefault } = useBrand();
  return (code) => {
    chooseState(code === '' && byDefault === undefined ? null : code);
    const { pathname, search, hash } = window.location;
    if (stateInAddress(search) === undefined) return;
    const parameters = new URLSearchParams(search);
    parameters.delete('state');
    const query = parameters.size === 0 ? '' : `?${parameters}`;
    navigate(`${pathname}${query}${hash}`, { replace: true, state: KEEPS_PLACE });
  };
}

/** The small choice of a state in the header: a pin, or the two letters of the state. */
export function StatePicker() {
  const state = useChosenState();
  const choose = useStateChoice();
  // Its choices are the browser's alone: they would be 2 KB on every page, of no use without it.
  const isLive = useBrowserValue(() => true, false);
  return (
    <label
      className={classes.picker}
      data-chosen={state !== undefined || undefined}
      title={state?.name ?? 'Choose your state'}
    >
      <IconMapPin size={18} stroke={2} aria-hidden />
      <span className={classes.code} aria-hidden>
        {state?.code ?? 'State'}
      </span>
      <select
        aria-label="Your state"
        className={classes.select}
        value={isLive ? (state?.code ?? '') : ''}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {isLive ? (
          <StateOptions none="No state chosen" />
        ) : (
          <option value="">No state chosen</option>
        )}
      </select>
    </label>
  );
}
