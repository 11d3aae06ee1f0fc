import { PageSection } from '../../components/page-section';
import { SkeletonCards } from '../../components/skeletons';
import { Carousel } from './carousel';
import classes from './featured-section.module.css';
import { useFeatured } from './use-featured';

/** One article out of each category, a new choice every day. */
export function FeaturedSection() {
  const { items, isLoading } = useFeatured();
  return (
    <PageSection
      id="featured"
      title="Featured Topics"
      subtitle="One article from each part of the library, chosen anew every day."
      isLandmark={false}
    >
      {isLoading && (
        <div className="card-grid">
          <SkeletonCards count={3} />
        </div>
      )}
      {!isLoading && items.length > 0 && <Carousel items={items} />}
      {!isLoading && items.length === 0 && (
        <p className={classes.nothing}>
          The featured articles could not be fetched. All of them are in the categories below.
        </p>
      )}
    </PageSection>
  );
}
