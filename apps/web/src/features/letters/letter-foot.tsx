import { OWN_BRAND, useBrand } from '../../theme/brand';
import classes from './letter-foot.module.css';

/**
 * What a brand puts at the foot of a letter on paper and in its file; undefined on the portal itself,
 * whose letters carry no name but that of their writer.
 */
export function useLetterFoot(): string | undefined {
  const brand = useBrand();
  return brand === OWN_BRAND ? undefined : `Written with ${brand.name}`;
}

/** The foot of a letter, on paper only. */
export function LetterFoot() {
  const foot = useLetterFoot();
  if (foot === undefined) return null;
  return (
    <p className={classes.foot} aria-hidden data-letter-foot>
      {foot}
    </p>
  );
}
