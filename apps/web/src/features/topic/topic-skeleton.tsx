import { Skeleton } from '@mantine/core';
import { PageContainer } from '../../components/page-container';
import classes from './topic-skeleton.module.css';

const LINES = ['92%', '97%', '88%', '95%', '60%', '94%', '90%', '72%'];

/** The shape of an article that is still loading. */
export function TopicSkeleton() {
  return (
    <div role="status" aria-label="Loading the topic">
      <div className={classes.band}>
        <PageContainer>
          <div className={classes.words}>
            <Skeleton height={16} width={260} />
            <Skeleton height={52} width="min(70%, 28rem)" />
            <Skeleton height={20} width="min(90%, 34rem)" />
            <Skeleton height={16} width={220} />
          </div>
        </PageContainer>
      </div>
      <PageContainer>
        <div className={classes.words}>
          <Skeleton height={150} radius={14} />
          {LINES.map((width) => (
            <Skeleton key={width} height={16} width={width} />
          ))}
        </div>
      </PageContainer>
    </div>
  );
}
