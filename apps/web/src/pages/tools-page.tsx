import { TOOLS_PAGE } from '@hoa/core/calculators/tool-pages';
import { GUIDES_PAGE } from '@hoa/core/guides/guide-pages';
import { LETTERS_PAGE } from '@hoa/core/letters/letter-pages';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/use-api';
import type { PageModule } from '../app/lazy-page';
import { subjectMeta } from '../app/page-meta';
import { LinkCard } from '../components/link-card';
import { ToolGroup, ToolsIndex } from '../features/tools/tools-index';
import { usePageTitle } from './use-page-title';

/** The guides, the calculators and the letters: everything that helps tonight. */
function ToolsPage() {
  usePageTitle(TOOLS_PAGE.title);
  const { utils } = useApi();
  const { data: guides = [] } = useQuery(utils.guides.list.queryOptions({}));
  const { data: letters = [] } = useQuery(utils.letters.list.queryOptions({}));
  return (
    <ToolsIndex
      before={
        <ToolGroup id="guides" title="Guides" text={GUIDES_PAGE.description}>
          {guides.map(({ slug, title, summary }) => (
            <LinkCard
              key={slug}
              to={`/guides/${slug}`}
              title={title}
              text={summary}
              prompt="Start the guide"
            />
          ))}
        </ToolGroup>
      }
      after={
        <ToolGroup id="letters" title="Letters and notices" text={LETTERS_PAGE.description}>
          {letters.map(({ slug, title, description }) => (
            <LinkCard
              key={slug}
              to={`/letters/${slug}`}
              title={title}
              text={description}
              prompt="Write it"
            />
          ))}
        </ToolGroup>
      }
    />
  );
}

export const toolsPage: PageModule = {
  Page: ToolsPage,
  async load({ utils }) {
    await Promise.all([utils.guides.list.prefetch({}), utils.letters.list.prefetch({})]);
    return subjectMeta({ kind: 'tool', page: TOOLS_PAGE });
  },
};
