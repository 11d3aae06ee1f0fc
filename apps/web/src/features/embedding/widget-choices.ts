import { TOOLS } from '@hoa/core/calculators/tool-list';
import { STATES } from '@hoa/core/jurisdictions';
import type { WidgetAttribute, WidgetTag } from '@hoa/core/widgets/widgets';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api';

/** What the builder calls each widget, and says of it. */
export const WIDGET_NAMES: Record<WidgetTag, { name: string; text: string }> = {
  'hoa-ask': { name: 'Question box', text: 'Visitors ask, the library answers with its sources.' },
  'hoa-article': { name: 'One article', text: 'An article of the library, always as it is now.' },
  'hoa-law': { name: 'Law of a state', text: 'The rules of a state with their sources and dates.' },
  'hoa-guide': { name: 'One guide', text: 'A few questions, then a dated plan and the letter.' },
  'hoa-calculator': { name: 'One calculator', text: 'Dates, votes, fees and reserves worked out.' },
  'hoa-glossary': { name: 'Glossary', text: 'The words of the field, one line each, searchable.' },
};

interface Choice {
  value: string;
  label: string;
}

/** A field of the builder: its choices in groups, or a text where it has none. */
export interface WidgetField {
  attribute: WidgetAttribute;
  label: string;
  /** The choice of none; undefined where one must be made. */
  none?: string;
  groups: readonly { name: string; choices: readonly Choice[] }[];
}

const one = (choices: readonly Choice[]) => [{ name: '', choices }];

/** The fields of the builder, each with what can be chosen as soon as it is there. */
export function useWidgetFields(): Record<WidgetAttribute, WidgetField> {
  const { utils } = useApi();
  const { data: categories = [] } = useQuery(utils.categories.list.queryOptions());
  const { data: guides = [] } = useQuery(utils.guides.list.queryOptions({}));
  return {
    topic: {
      attribute: 'topic',
      label: 'Article',
      groups: categories.map(({ name, topics }) => ({
        name,
        choices: topics.map(({ slug, title }) => ({ value: slug, label: title })),
      })),
    },
    state: {
      attribute: 'state',
      label: 'State',
      none: 'Visitors choose',
      groups: one(STATES.map(({ code, name }) => ({ value: code, label: name }))),
    },
    guide: {
      attribute: 'guide',
      label: 'Guide',
      none: 'All guides',
      groups: one(guides.map(({ slug, title }) => ({ value: slug, label: title }))),
    },
    calculator: {
      attribute: 'calculator',
      label: 'Calculator',
      none: 'All calculators',
      groups: one(Object.values(TOOLS).map(({ slug, title }) => ({ value: slug, label: title }))),
    },
    term: { attribute: 'term', label: 'Opened at a word', groups: [] },
  };
}
