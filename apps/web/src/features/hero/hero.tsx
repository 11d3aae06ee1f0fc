import { Button } from '@mantine/core';
import { FallbackImage } from '../../components/fallback-image';
import { PageContainer } from '../../components/page-container';
import { sectionPath, useSectionLink } from '../../navigation/section-link';
import classes from './hero.module.css';

/** The first view of the home page: what this place is for, and the two ways in. */
export function Hero() {
  const openSection = useSectionLink();
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <PageContainer>
        <div className={classes.columns}>
          <div className={classes.words}>
            <h1 id="hero-title" className={classes.title}>
              Know how your association works, and what to do tonight
            </h1>
            <p className={classes.lead}>
              120 plain articles for homeowners and volunteer boards, from the first violation
              letter to the next budget. Every answer shows the passages it rests on.
            </p>
            <div className={classes.actions}>
              <Button
                component="a"
                href={sectionPath('ask-ai')}
                size="md"
                color="marigold.5"
                className={classes.primary}
                onClick={(event) => openSection(event, 'ask-ai')}
              >
                Ask a question
              </Button>
              <Button
                component="a"
                href={sectionPath('categories')}
                size="md"
                variant="default"
                onClick={(event) => openSection(event, 'categories')}
              >
                Browse the library
              </Button>
            </div>
          </div>
          <FallbackImage
            className={classes.picture}
            src="/illustrations/hero.svg"
            alt=""
            width={960}
            height={540}
          />
        </div>
      </PageContainer>
    </section>
  );
}
