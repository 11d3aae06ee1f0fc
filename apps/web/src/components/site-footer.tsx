import { CATEGORY_LINKS } from '../navigation/category-links';
import { SITE_PLACES } from '../navigation/site-parts';
import { useBrand } from '../theme/brand';
import { BrandMark, BrandName } from './brand-mark';
import { FooterBrand } from './footer-brand';
import classes from './site-footer.module.css';

/** The foot of every page: what this is, what it has beside articles, and the six categories. */
export function SiteFooter() {
  const { categories } = useBrand();
  const links = CATEGORY_LINKS.filter(({ slug }) => categories?.includes(slug) ?? true);
  return (
    <footer className={classes.footer} data-site>
      <div className="page">
        <div className={classes.columns}>
          <div className={classes.about}>
            <p className={classes.name}>
              <BrandMark height={28} loading="lazy" />
              <BrandName />
            </p>
            <p>
              Plain-language information for homeowners and volunteer boards. This is information,
              not legal advice: your own documents and{' '}
              <a href="/law" className="link">
                your state’s law
              </a>{' '}
              decide.
            </p>
            <FooterBrand />
            {/* No landmark: pages have enough of them. */}
            <ul className={classes.places}>
              {SITE_PLACES.map(({ label, path }) => (
                <li key={path}>
                  <a href={path} className={classes.place}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <nav aria-labelledby="footer-categories">
            <h2 id="footer-categories" className={classes.title}>
              Categories
            </h2>
            <ul className={classes.categories}>
              {links.map(({ slug, name }) => (
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
