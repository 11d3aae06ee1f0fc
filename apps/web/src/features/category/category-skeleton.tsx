import { SKELETON_CATEGORIES } from '@hoa/core/constants';
import { Skeleton } from '@mantine/core';
import { CardGrid } from '../../components/card-grid';
import { PageContainer } from '../../components/page-container';
import { SkeletonCard } from '../../components/skeleton-card';
import classes from './category-skeleton.module.css';

/** The shape of a category page that is still loading. */
export function CategorySkeleton() {
  return (
    <div role="status" aria-label="Loading the category">
      <div className={classes.band}>
        <PageContainer>
          <div className={classes.words}>
            <Skeleton height={16} width={200} />
            <Skeleton height={52} width="min(80%, 26rem)" />
            <Skeleton height={20} width="min(95%, 32rem)" />
          </div>
        </PageContainer>
      </div>
      <PageContainer>
        <CardGrid>
          {Array.from({ length: SKELETON_CATEGORIES }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
            <SkeletonCard key={index} />
          ))}
        </CardGrid>
      </PageContainer>
    </div>
  );
}
