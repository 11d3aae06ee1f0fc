import { calculatorBySlug } from '@hoa/core/calculators/all-calculators';
import type { Calculator } from '@hoa/core/calculators/calculator';
import { toolPage as aboutTool } from '@hoa/core/calculators/tool-pages';
import { stateByCode } from '@hoa/core/jurisdictions';
import { useDocumentTitle } from '@mantine/hooks';
import type { PageModule, PageProps } from '../app/lazy-page';
import { notFoundMeta, pageTitle, subjectMeta } from '../app/page-meta';
import { ToolView } from '../features/tools/tool-view';
import { NotFound } from './not-found';

const NOT_FOUND = notFoundMeta('Tool Not Found', 'There is no tool at this address.');

function KnownTool({ calculator, search }: { calculator: Calculator; search: string }) {
  useDocumentTitle(pageTitle(calculator.title));
  return <ToolView calculator={calculator} search={search} />;
}

function ToolPage({ params: { toolSlug = '' }, search }: PageProps) {
  const calculator = calculatorBySlug(toolSlug);
  return calculator === undefined ? (
    <NotFound meta={NOT_FOUND} />
  ) : (
    <KnownTool key={calculator.slug} calculator={calculator} search={search} />
  );
}

export const toolPage: PageModule = {
  Page: ToolPage,
  async load({ utils }, { toolSlug = '', state: named = '' }) {
    const calculator = calculatorBySlug(toolSlug);
    if (calculator === undefined) return NOT_FOUND;
    const state = stateByCode(named)?.code;
    if (state !== undefined) {
      await Promise.all(
        calculator.questions.map((question) => utils.law.facts.prefetch({ state, question })),
      );
    }
    return subjectMeta({ kind: 'tool', page: aboutTool(calculator) });
  },
};
