import { OWN_BRAND, useBrand } from '../theme/brand';
import { BrandMark, BrandName } from './brand-mark';
import classes from './letterhead.module.css';

/** On paper only: whose hand-out it is and how to reach them. The portal itself has none. */
export function Letterhead() {
  const brand = useBrand();
  if (brand === OWN_BRAND) return null;
  const { contact, name } = brand;
  return (
    <p className={classes.letterhead} aria-hidden data-letterhead>
      <BrandMark height={32} />
      <BrandName />
      <span className={classes.contact}>
        {[contact?.name, contact?.phone, contact?.email, contact?.url]
          .filter((part) => part !== undefined && part !== name)
          .join(' · ')}
      </span>
    </p>
  );
}
