import { useBrand } from '../theme/brand';
import classes from './brand-mark.module.css';
import { FallbackImage } from './fallback-image';

interface BrandMarkProps {
  /** Height in CSS pixels. */
  height: number;
  loading?: 'lazy';
}

/**
 * The logo beside the name: the brand's, drawn for the scheme that is shown, or the portal's own. It
 * may come after the style sheet and the large picture of a page.
 */
export function BrandMark({ height, loading }: BrandMarkProps) {
  const { name, logo } = useBrand();
  if (logo === undefined) {
    return (
      <FallbackImage
        src="/illustrations/favicon.svg"
        alt=""
        width={height}
        height={height}
        loading={loading}
        fetchPriority="low"
      />
    );
  }
  const { light, dark, carriesName } = logo;
  const files =
    light === dark
      ? [[light, undefined]]
      : [
          [light, 'light'],
          [dark, 'dark'],
        ];
  return files.map(([src, scheme]) => (
    <img
      key={src}
      src={src}
      alt={carriesName ? name : ''}
      className={classes.mark}
      data-scheme={scheme}
      width={Math.round((logo.width / logo.height) * height)}
      height={height}
      loading={loading}
      fetchPriority="low"
    />
  ));
}

/** The name beside the logo; nothing where the logo carries it. */
export function BrandName() {
  const { name, logo } = useBrand();
  return logo?.carriesName ? null : <span>{name}</span>;
}
