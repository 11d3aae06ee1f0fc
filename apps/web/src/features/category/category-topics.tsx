import { topicCardFallback } from '@hoa/core/content/topic-fallback';
import type { Category } from '@hoa/core/schemas/category';
import { CardGrid } from '../../components/card-grid';
import { LinkCard } from '../../components/link-card';
import { SectionHeading } from '../../components/section-heading';

/** Every topic of a category as a card. */
export function CategoryTopics({ category }: { category: Category }) {
  return (
    <section aria-labelledby="topics-title">
      <SectionHeading id="topics-title" title={`Topics in ${category.name}`} />
      <CardGrid>
        {category.topics.map((topic) => (
          <LinkCard
            key={topic.id}
            to={`/topic/${topic.slug}`}
            title={topic.title}
            text={topic.description ?? topicCardFallback(topic.title)}
            prompt="Learn More"
            category={category.slug}
          />
        ))}
      </CardGrid>
    </section>
  );
}
