import { CATEGORY_LINKS } from '../navigation/category-links';
import { sectionPath, useSectionLink } from '../navigation/section-link';
import { useBrand } from '../theme/brand';
import { BrandMark, BrandName } from './brand-mark';
import { FooterBrand } from './footer-brand';
import classes from './site-footer.module.css';

/** The parts of the portal beside its articles. */
const PARTS = [
  { path: '/guides', name: 'Guides' },
  { path: '/letters', name: 'Letters' },
  { path: '/tools', name: 'Calculators' },
  { path: '/law', name: 'State law' },
] as const;

/** The foot of every page: what this is, the six categories and the other parts of the portal. */
export function SiteFooter() {
  const { categories } = useBrand();
  const openSection = useSectionLink();
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
          </div>
          <nav aria-labelledby="footer-categories">
            <h2 id="footer-categories" className={classes.title}>
              Categories
            </h2>
            <ul className={classes.list}>
              {links.map(({ slug, name }) => (
                <li key={slug} style={{ '--hue': `var(--portal-hue-${slug})` }}>
                  <a href={`/category/${slug}`} className={`${classes.link} ${classes.category}`}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-parts">
            <h2 id="footer-parts" className={classes.title}>
              Also here
            </h2>
            <ul className={classes.list}>
              {PARTS.map(({ path, name }) => (
                <li key={path}>
                  <a href={path} className={classes.link}>
                    {name}
                  </a>
                </li>
              ))}
              <li>
                <a
                  href={sectionPath('glossary')}
                  className={classes.link}
                  onClick={(event) => openSection(event, 'glossary')}
                >
                  Glossary
                </a>
              </li>
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
