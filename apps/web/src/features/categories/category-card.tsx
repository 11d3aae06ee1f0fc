import type { Category } from '@hoa/core/schemas/category';
import { CategoryImage } from '../../components/fallback-image';
import classes from './category-card.module.css';
import { TopicList } from './topic-list';

/** One category, a row of the library: its picture, what it is about, and its topics. */
export function CategoryCard({ category }: { category: Category }) {
  const pagePath = `/category/${category.slug}`;
  return (
    <article className={classes.card} style={{ '--hue': `var(--portal-hue-${category.slug})` }}>
      <div className={classes.picture}>
        <CategoryImage src={category.image_path} />
      </div>
      <h3 className={classes.name}>
        <a href={pagePath}>{category.name}</a>
      </h3>
      <p className={classes.description}>{category.description}</p>
      <div className={classes.topics}>
        <TopicList topics={category.topics} pagePath={pagePath} />
      </div>
    </article>
  );
}
