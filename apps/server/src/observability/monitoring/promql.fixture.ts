import { parser } from '@prometheus-io/lezer-promql';

/** What a query asks for: metrics with the labels it selects by, and the labels it groups by. */
export interface QueryNames {
  selectors: { metric: string; labels: { name: string; op: string; value: string }[] }[];
  grouping: string[];
}

/** Grafana fills these in. */
function filledIn(query: string): string {
  return query.replaceAll('$__rate_interval', '5m');
}

/**
 * Reads a PromQL expression with the grammar of Prometheus' own editor.
 *
 * @throws Error where it is no expression
 */
export function readQuery(query: string): QueryNames {
  const text = filledIn(query);
  const names: QueryNames = { selectors: [], grouping: [] };
  let matcher = { name: '', op: '', value: '' };
  let isGrouping = false;
  parser.parse(text).iterate({
    enter({ type, from, to }) {
      const own = text.slice(from, to);
      if (type.isError) throw new Error(`no PromQL from '${text.slice(from)}': ${text}`);
      if (type.name === 'GroupingLabels') isGrouping = true;
      if (type.name === 'VectorSelector') names.selectors.push({ metric: '', labels: [] });
      const selector = names.selectors.at(-1);
      if (type.name === 'Identifier' && selector) selector.metric = own;
      if (type.name === 'LabelName') {
        if (isGrouping) names.grouping.push(own);
        else matcher = { name: own, op: '', value: '' };
      }
      if (type.name === 'MatchOp') matcher.op = own;
      if (type.name === 'StringLiteral' && matcher.op !== '') {
        selector?.labels.push({ ...matcher, value: JSON.parse(own) });
        matcher = { name: '', op: '', value: '' };
      }
    },
    leave({ type }) {
      if (type.name === 'GroupingLabels') isGrouping = false;
    },
  });
  return names;
}
