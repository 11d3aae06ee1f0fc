import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { z } from 'zod';

export const DEPLOY = fileURLToPath(new URL('../../../../../deploy', import.meta.url));

const DURATION = /^(?:\d+(?:ms|s|m|h|d|w|y))+$/;
const annotation = z.string().min(1);

/** https://prometheus.io/docs/prometheus/latest/configuration/alerting_rules/ */
const alertSchema = z.strictObject({
  alert: z.string().regex(/^Portal[A-Z]\w+$/),
  expr: z.string(),
  for: z.string().regex(DURATION).optional(),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({
    summary: annotation,
    description: annotation,
    guide: z.string().startsWith('docs/operations.md#'),
  }),
});
const recordSchema = z.strictObject({ record: z.string(), expr: z.string() });
const rulesSchema = z.strictObject({
  groups: z.array(
    z.strictObject({ name: z.string(), rules: z.array(z.union([alertSchema, recordSchema])) }),
  ),
});

/** The rules of `deploy/prometheus`. */
export function readRules() {
  const rules = ['alerts.yml', 'objectives.yml'].flatMap((name) =>
    rulesSchema
      .parse(load(readFileSync(`${DEPLOY}/prometheus/${name}`, 'utf8')))
      .groups.flatMap((group) => group.rules),
  );
  return {
    alerts: rules.filter((rule) => 'alert' in rule),
    records: rules.filter((rule) => 'record' in rule),
  };
}

const panelSchema = z.object({
  id: z.int(),
  type: z.enum(['row', 'stat', 'timeseries']),
  title: z.string().min(1),
  datasource: z.strictObject({ type: z.literal('prometheus'), uid: z.string() }).optional(),
  gridPos: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
  fieldConfig: z.object({ defaults: z.object({ unit: z.string() }) }).optional(),
  targets: z
    .array(z.object({ refId: z.string(), expr: z.string(), legendFormat: z.string() }))
    .optional(),
});
const dashboardSchema = z.object({
  uid: z.string(),
  title: z.string(),
  links: z.array(z.object({ url: z.string() })),
  templating: z.object({ list: z.array(z.object({ name: z.string() })) }),
  panels: z.array(panelSchema),
});

/** The dashboards of `deploy/grafana`, by the name of their file. */
export function readDashboards() {
  return globSync(`${DEPLOY}/grafana/*.json`)
    .sort()
    .map((path) => ({
      file: basename(path),
      ...dashboardSchema.parse(JSON.parse(readFileSync(path, 'utf8'))),
    }));
}
