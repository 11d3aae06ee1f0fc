import { SITUATIONS } from '@hoa/core/situations/situations';
import { CardGrid } from '../../components/card-grid';
import { PageSection } from '../../components/page-section';
import { SituationCard } from './situation-card';

/** The questions that close the home page: where people start, what to read, what to ask. */
export function SituationsSection() {
  return (
    <PageSection
      id="situations"
      title="What brings you here?"
      subtitle="Six places where people start, each with the articles to read in order and a question to begin with."
    >
      <CardGrid>
        {SITUATIONS.map((situation) => (
          <SituationCard key={situation.id} situation={situation} />
        ))}
      </CardGrid>
    </PageSection>
  );
}
