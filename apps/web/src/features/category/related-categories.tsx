import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api';
import { CategoryImage } from '../../components/category-image';
import { LinkCard } from '../../components/link-card';
import { SectionHeading } from '../../components/section-heading';
import classes from './related-categories.module.css';

/** Up to four other categories. */
export function RelatedCategories({ slug }: { slug: string }) {
  const { utils } = useApi();
  const related = useQuery(utils.categories.related.queryOptions({ slug }));
  if (!related.isError && !related.data?.length) return null;
  return (
    <section className={classes.section} aria-labelledby="related-categories-title">
      <SectionHeading id="related-categories-title" title="Related Categories" />
      {related.isError && (
        <p className={classes.failure} role="alert">
          Failed to fetch related categories
        </p>
      )}
      <div className={classes.grid}>
        {related.data?.map((category) => (
          <LinkCard
            key={category.id}
            to={`/category/${category.slug}`}
            title={category.name}
            text={category.description}
            prompt="Explore"
            category={category.slug}
            media={<CategoryImage src={category.image_path} />}
          />
        ))}
      </div>
    </section>
  );
}
