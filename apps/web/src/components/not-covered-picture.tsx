import { FallbackImage } from './fallback-image';
import classes from './not-covered-picture.module.css';

/** The scene beside what was not found: the street at dusk, a sign that points to many ways. */
export function NotCoveredPicture() {
  return (
    <FallbackImage
      className={classes.picture}
      src="/illustrations/not-covered.svg"
      alt=""
      width={320}
      height={200}
    />
  );
}
