import { fixed, kibibytes, markdownTable, milliseconds } from '../markdown-table.ts';
import type { BrowserResult } from './measure-browser.ts';
import { KINDS } from './page-bytes.ts';

/** The bars of the browser, with the unit in the name. */
export const BROWSER_BARS = {
  lcpMs: 950,
  blockingMs: 100,
  topicHtmlBytes: 14 * 1024,
  topicCssBytes: 10 * 1024,
  topicScriptBytes: 100 * 1024,
  clickMs: 25,
  slowClickMs: 90,
  firstKeyMs: 100,
  laterKeyMs: 20,
  idleBytes: 20 * 1024,
};

export function browserReport(result: BrowserResult): string {
  const lighthouse = result.pages.map(({ name, lighthouse: run }) => [
    name,
    run.scores.join(' / '),
    ...[run.fcpMs, run.lcpMs, run.blockingMs].map(milliseconds),
    fixed(run.shift, 4),
  ]);
  const header = ['Lighthouse, phone', 'scores', 'first paint', 'largest', 'blocking', 'shift'];
  const bytes = result.pages.flatMap(({ name, bytes: { beforeLoad, untilLive } }) => [
    [`${name}, before load`, ...KINDS.map((kind) => kibibytes(beforeLoad[kind]))],
    [`${name}, until it is live`, ...KINDS.map((kind) => kibibytes(untilLive[kind]))],
  ]);
  const { clickMs, slowClickMs, keystrokes, idleBytes } = result;
  return [
    markdownTable(header, lighthouse),
    markdownTable(['KiB over the wire', 'HTML', 'CSS', 'JS', 'images', 'fonts'], bytes),
    markdownTable(
      ['interaction', ''],
      [
        ['click from topic to topic', milliseconds(clickMs)],
        ['the same, 150 ms round trips, CPU 4 times slower', milliseconds(slowClickMs)],
        ['the search opens', milliseconds(keystrokes.openMs)],
        ['first key in the search, to its results', milliseconds(keystrokes.firstMs)],
        ['later keys', milliseconds(keystrokes.laterMs)],
        ['one minute on the home page without doing anything', `${kibibytes(idleBytes)} KiB`],
      ],
    ),
  ].join('\n\n');
}

/** @returns a line for each bar that is missed */
export function missedInBrowser(result: BrowserResult): string[] {
  const bars = BROWSER_BARS;
  const values: (readonly [name: string, value: number, bar: number])[] = [
    ...result.pages.flatMap(({ name, lighthouse: { scores, lcpMs, blockingMs } }) => [
      [
        `${name}: points that Lighthouse takes off`,
        400 - scores.reduce((a, b) => a + b, 0),
        0,
      ] as const,
      [`${name}: largest paint, ms`, lcpMs, bars.lcpMs] as const,
      [`${name}: blocking time, ms`, blockingMs, bars.blockingMs] as const,
    ]),
    ...result.pages
      .filter(({ name }) => name === 'topic')
      .flatMap(({ bytes: { beforeLoad } }) => [
        ['topic: HTML bytes', beforeLoad.Document, bars.topicHtmlBytes] as const,
        ['topic: CSS bytes', beforeLoad.Stylesheet, bars.topicCssBytes] as const,
        ['topic: JavaScript bytes before load', beforeLoad.Script, bars.topicScriptBytes] as const,
      ]),
    ['click, ms', result.clickMs, bars.clickMs],
    ['slow click, ms', result.slowClickMs, bars.slowClickMs],
    ['first key, ms', result.keystrokes.firstMs, bars.firstKeyMs],
    ['later keys, ms', result.keystrokes.laterMs, bars.laterKeyMs],
    ['idle minute, bytes', result.idleBytes, bars.idleBytes],
  ];
  return values
    .filter(([, value, bar]) => !(value <= bar))
    .map(([name, value, bar]) => `${name}: ${fixed(value, 0)}, bar ${bar}`);
}
