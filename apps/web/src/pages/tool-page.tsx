import type { Calculator } from '@hoa/core/calculators/calculator';
import { toolPage as aboutTool } from '@hoa/core/calculators/tool-pages';
import { stateByCode } from '@hoa/core/jurisdictions';
import type { PageModule, PageProps } from '../app/lazy-page';
import { notFoundMeta, subjectMeta } from '../app/page-meta';
import { ToolView } from '../features/tools/tool-view';
import { NotFound } from './not-found';
import { TOOL_PARTS } from './tool-parts';
import { usePageTitle } from './use-page-title';

const NOT_FOUND = notFoundMeta('Tool Not Found', 'There is no tool at this address.');

function KnownTool({ calculator, search }: { calculator: Calculator; search: string }) {
  usePageTitle(calculator.title);
  return <ToolView calculator={calculator} search={search} />;
}

function ToolPage({ params: { toolSlug = '' }, search }: PageProps) {
  const calculator = TOOL_PARTS.get(toolSlug)?.lazy.code;
  return calculator === undefined ? (
    <NotFound meta={NOT_FOUND} />
  ) : (
    <KnownTool key={calculator.slug} calculator={calculator} search={search} />
  );
}

export const toolPage: PageModule = {
  Page: ToolPage,
  partOf: ({ toolSlug = '' }) => TOOL_PARTS.get(toolSlug),
  async load({ utils }, { toolSlug = '', state: named = '' }) {
    const calculator = await TOOL_PARTS.get(toolSlug)?.lazy.fetch();
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
