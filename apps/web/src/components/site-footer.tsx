import { CATEGORY_LINKS } from '../navigation/category-links';
import { FallbackImage } from './fallback-image';
import classes from './site-footer.module.css';

/** The foot of every page: what this is and the six categories. */
export function SiteFooter() {
  return (
    <footer className={classes.footer} data-site>
      <div className="page">
        <div className={classes.columns}>
          <div className={classes.about}>
            <p className={classes.name}>
              <FallbackImage
                src="/illustrations/favicon.svg"
                alt=""
                width={28}
                height={28}
                loading="lazy"
              />
              HOA Education Portal
            </p>
            <p>
              Plain-language information for homeowners and volunteer boards. This is information,
              not legal advice: your own documents and{' '}
              <a href="/law" className="link">
                your state's law
              </a>{' '}
              decide.
            </p>
          </div>
          <nav aria-labelledby="footer-categories">
            <h2 id="footer-categories" className={classes.title}>
              Categories
            </h2>
            <ul className={classes.categories}>
              {CATEGORY_LINKS.map(({ slug, name }) => (
                <li key={slug} style={{ '--hue': `var(--portal-hue-${slug})` }}>
                  <a href={`/category/${slug}`} className={classes.category}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
