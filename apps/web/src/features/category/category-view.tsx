import { topicCardFallback } from '@hoa/core/content/topic-fallback';
import type { Category, CategoryPage } from '@hoa/core/schemas/category';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { categoryColors } from '../../components/category-colors';
import { CategoryImage } from '../../components/fallback-image';
import { LinkCard } from '../../components/link-card';
import { SectionHeading } from '../../components/page-section';
import classes from './category-view.module.css';

/** The head of a category page: the way here, the name, what it is about, its picture. */
function CategoryBanner({ category }: { category: Category }) {
  return (
    <header className={classes.banner}>
      <div className="page">
        <Breadcrumbs crumbs={[{ label: 'Home', to: '/' }, { label: category.name }]} />
        <div className={classes.columns}>
          <div className={classes.words}>
            <h1 className={classes.name}>{category.name}</h1>
            <p className={classes.description}>{category.description}</p>
          </div>
          <CategoryImage src={category.image_path} shape="banner" />
        </div>
      </div>
    </header>
  );
}

interface TopicCardsProps {
  category: string;
  topics: CategoryPage['topics'];
  Heading: 'h3' | 'h4';
}

function TopicCards({ category, topics, Heading }: TopicCardsProps) {
  return (
    <div className="card-grid">
      {topics.map((topic) => (
        <LinkCard
          key={topic.id}
          to={`/topic/${topic.slug}`}
          title={topic.title}
          text={topic.description ?? topicCardFallback(topic.title)}
          prompt="Learn More"
          category={category}
          Heading={Heading}
          topic={topic.slug}
          readingMinutes={topic.readingMinutes}
        />
      ))}
    </div>
  );
}

/** Every topic of a category as a card, under subheads where the category has them. */
function CategoryTopics({ category: { slug, name, topics, groups } }: { category: CategoryPage }) {
  const topicOf = new Map(topics.map((topic) => [topic.slug, topic]));
  return (
    <section aria-labelledby="topics-title">
      <SectionHeading id="topics-title" title={`Topics in ${name}`} />
      {groups.length === 0 && <TopicCards category={slug} topics={topics} Heading="h3" />}
      {groups.map(({ title, slugs }) => (
        <div key={title} className={classes.group}>
          <h3 className={classes.subhead}>{title}</h3>
          <TopicCards
            category={slug}
            topics={slugs.flatMap((one) => topicOf.get(one) ?? [])}
            Heading="h4"
          />
        </div>
      ))}
    </section>
  );
}

/** Up to four other categories. */
function RelatedCategories({ slug }: { slug: string }) {
  const { utils } = useApi();
  const related = useQuery(utils.categories.related.queryOptions({ slug }));
  if (!related.isError && !related.data?.length) return null;
  return (
    <section className={classes.section} aria-labelledby="related-categories-title">
      <SectionHeading id="related-categories-title" title="Related Categories" />
      {related.isError && (
        <p className="placeholder" role="alert">
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
            category={category.slug}
            media={<CategoryImage src={category.image_path} />}
          />
        ))}
      </div>
    </section>
  );
}

/** A category with its topics, and where else to look. */
export function CategoryView({ category }: { category: CategoryPage }) {
  return (
    <div style={categoryColors(category.slug)}>
      <CategoryBanner category={category} />
      <div className="page">
        <CategoryTopics category={category} />
        <RelatedCategories slug={category.slug} />
      </div>
    </div>
  );
}
