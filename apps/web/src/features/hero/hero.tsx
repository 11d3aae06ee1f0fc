import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FallbackImage } from '../../components/fallback-image';
import { sectionPath, useSectionLink } from '../../navigation/section-link';
import { useBrand } from '../../theme/brand';
import classes from './hero.module.css';

/**
 * The first view of the home page: what this place is for, and the two ways in.
 *
 * @param question the question box with its situations
 */
export function Hero({ question }: { question: ReactNode }) {
  const isWhole = useBrand().categories === undefined;
  const openSection = useSectionLink();
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <div className="page">
        <div className={classes.columns}>
          <div className={classes.words}>
            <h1 id="hero-title" className={classes.title}>
              Know how your association works, and what to do tonight
            </h1>
            {question}
            <p className={classes.lead}>
              {`${isWhole ? '120 plain' : 'Plain'} articles for homeowners and volunteer boards, from the first violation letter to the next budget. Every answer shows the passages it rests on.`}
            </p>
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
          <FallbackImage
            className={classes.picture}
            src="/illustrations/hero.svg"
            alt=""
            width={960}
            height={540}
            // What is read first is the words; on a slow line their style sheet has the line.
            fetchPriority="low"
          />
        </div>
      </div>
    </section>
  );
}
