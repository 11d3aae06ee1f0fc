import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AskApp, startAskApp } from '../../testing/ask-app.ts';
import { says } from '../../testing/fake-behaviours.ts';
import { type FakeProvider, startFakeProvider } from '../../testing/fake-provider.ts';
import { stopClock } from '../../testing/stop-clock.ts';
import { DEPLOY, readDashboards, readRules } from './monitoring-files.fixture.ts';
import { readQuery } from './promql.fixture.ts';

/** What Prometheus itself adds to every sample. */
const TARGET_LABELS = ['instance', 'job'];
const { alerts, records } = readRules();
const dashboards = readDashboards();
const panels = dashboards.flatMap((dashboard) => dashboard.panels);
const recorded = new Set(records.map(({ record }) => record));
const queries = [
  ...[...alerts, ...records].map(({ expr }) => expr),
  ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
];

let fake: FakeProvider;
let portal: AskApp;
let guide: string;
/** The labels of each series that the running server exports, with `le` of histograms. */
const exported = new Map<string, Set<string>>();

/** Asks for something of every kind, so that every metric has a sample. */
async function beVisited(): Promise<void> {
  fake.behave(says('Dues pay for what everybody shares [1].'));
  await portal.ask('What do my dues pay for?');
  await portal.generate('Reserve Funds');
  expect(await portal.ask('And one more?')).toMatchObject({ status: 429 });
  await portal.app.http.inject('/api/topics/reserve-funds');
}

beforeAll(async () => {
  stopClock();
  fake = await startFakeProvider();
  portal = await startAskApp({ fake, environment: { ASK_PER_MINUTE: '1' } });
  await beVisited();
  const { body } = await portal.app.http.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  for (const [, name = '', labels = ''] of body.matchAll(/^([a-z]\w*)(?:\{(.*)\})? /gm)) {
    const own = exported.get(name) ?? new Set();
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) own.add(label);
    exported.set(name, own);
  }
  guide = await readFile(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
});
afterAll(async () => {
  vi.useRealTimers();
  await portal.close();
  await fake.close();
});

/** What a section of the guide says, up to the next heading. */
function section(heading: string): string {
  return new RegExp(`^## ${heading}$(.+?)^## `, 'ms').exec(guide)?.[1] ?? '';
}

/** null for what the server does not export, and no rule makes. */
function labelsOf(metric: string): string[] | null {
  if (metric === 'up' || recorded.has(metric)) return TARGET_LABELS;
  const own = exported.get(metric);
  return own === undefined ? null : [...own, ...TARGET_LABELS];
}

describe('dashboards and rules', () => {
  test.each(queries)('ask for numbers that the server exports: %s', (query) => {
    const { selectors, grouping } = readQuery(query);
    expect(selectors.length).toBeGreaterThan(0);
    const known = selectors.flatMap(({ metric, labels }) => {
      const own = labelsOf(metric);
      expect(own, `${metric} is exported`).not.toBeNull();
      expect(own).toEqual(expect.arrayContaining(labels.map(({ name }) => name)));
      return own;
    });
    expect(known).toEqual(expect.arrayContaining(grouping));
  });

  test('what is no query, or asks for what is not there, would be found', () => {
    expect(() => readQuery('sum(rate(hoa_http_shed_total[5m])')).toThrow(/no PromQL/);
    expect(() => readQuery('hoa_database_up =< 1')).toThrow(/no PromQL/);
    expect(readQuery('sum by (a) (x{b="c"}) > y').grouping).toEqual(['a']);
    expect(readQuery('sum by (a) (x{b="c"}) > y').selectors).toMatchObject([
      { metric: 'x', labels: [{ name: 'b', op: '=', value: 'c' }] },
      { metric: 'y', labels: [] },
    ]);
    expect(labelsOf('hoa_requests_total')).toBeNull();
  });

  test('a value that they select is one that the guide lists for the label', () => {
    const listed = (label: string) =>
      [...guide.matchAll(new RegExp(`\`${label}\` \\(([^)]+)\\)`, 'g'))].flatMap(
        ([, values = '']) => values.split(', '),
      );
    const values = queries.flatMap((query) =>
      readQuery(query).selectors.flatMap(({ labels }) => labels),
    );
    const exact = values.filter(({ name, op }) => op === '=' && name !== 'le' && name !== 'job');
    expect(exact.length).toBeGreaterThan(3);
    for (const { name, value } of exact)
      expect(listed(name), `${name}="${value}"`).toContain(value);
  });

  test('a speed is asked for at a bound that the histogram has', async () => {
    const { body } = await portal.app.http.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    const bounds = queries.flatMap((query) =>
      readQuery(query).selectors.flatMap(({ metric, labels }) =>
        labels.filter(({ name }) => name === 'le').map(({ value }) => ({ metric, value })),
      ),
    );
    expect(bounds.length).toBeGreaterThan(0);
    for (const { metric, value } of bounds) {
      expect(body).toMatch(new RegExp(`^${metric}\\{.*le="${value}"`, 'm'));
      expect(body).toMatch(new RegExp(`^${metric}\\{le="${value}"`, 'm'));
    }
  });
});

describe('the guide for operators', () => {
  test('has a row for every alarm, and an alarm for every row that names one', () => {
    const cells = [...section('What to watch, and what to do').matchAll(/^\| (`Portal.+?) \| /gm)];
    const named = cells.flatMap(([, cell = '']) => cell.match(/Portal\w+/g) ?? []);
    expect(named.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
  });

  test('every alarm leads to a heading of it', () => {
    const anchors = [...guide.matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^a-z ]/g, '')
        .replaceAll(' ', '-'),
    );
    for (const { annotations } of alerts) {
      expect(anchors).toContain(annotations.guide.replace('docs/operations.md#', ''));
    }
  });

  test('every number of it is on a dashboard', () => {
    const shown = panels
      .flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => readQuery(expr).selectors))
      .map(({ metric }) => metric.replace(/_(?:bucket|count|sum)$/, ''));
    const numbers = [...section('Numbers').matchAll(/^\| (`hoa_.+?) \| /gm)].flatMap(
      ([, names = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    );
    expect(numbers.length).toBeGreaterThan(20);
    for (const number of numbers) {
      const pattern = new RegExp(`^${number.replace('*', '.+')}$`);
      expect(
        shown.some((metric) => pattern.test(metric)),
        number,
      ).toBe(true);
    }
  });

  test('writes out every objective as it is recorded', () => {
    const objectives = section('Objectives').replace(/\s+/g, ' ');
    const monthly = panels.filter(({ title }) => title.endsWith('30 days'));
    expect(monthly).toHaveLength(2);
    for (const { targets = [] } of monthly) {
      expect(objectives).toContain((targets[0]?.expr ?? 'none').replace(/\s+/g, ' '));
    }
  });
});

describe.each(dashboards)('$file', ({ uid, panels: own, links, templating }) => {
  test('has panels that do not lie over each other, each with a unit', () => {
    expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
    for (const { gridPos, type, fieldConfig, targets } of own) {
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
      if (type !== 'row') expect([fieldConfig, targets]).not.toContain(undefined);
    }
    const cells = own.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)}:${y + Math.floor(at / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });

  test('asks by the variables it has, and leads to the other one', () => {
    const used = JSON.stringify(own).match(/\$\{?(?!__)\w+/g) ?? [];
    const names = new Set(used.map((variable) => variable.replace(/^\$\{?/, '')));
    expect([...names].toSorted()).toEqual(templating.list.map(({ name }) => name).toSorted());
    const others = dashboards.filter((one) => one.uid !== uid);
    expect(links.map(({ url }) => url)).toEqual(others.map((one) => `/d/${one.uid}`));
  });
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

test.runIf(hasPromtool)('Prometheus finds the rules right, and they alarm when they should', () => {
  for (const args of [
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'rules.test.yml'],
  ]) {
    const { status, stdout, stderr } = spawnSync('promtool', args, {
      cwd: `${DEPLOY}/prometheus`,
      encoding: 'utf8',
    });
    expect(status, `${stdout}${stderr}`).toBe(0);
  }
});
