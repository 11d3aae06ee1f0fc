// node sheet.ts in.jsonl out-sheet.txt out-rows.jsonl
import { readFileSync, writeFileSync } from 'node:fs';
import { loadWordVectors } from '@hoa/content/word-vectors';
import { follow, understand } from '@hoa/core/answers/conversation';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import { withStateNames } from '@hoa/core/text/jurisdictions';
import { loadArticles } from '../../eval/library-articles.ts';

const [input = '', rowsOut = ''] = process.argv.slice(2);
const index = buildLibraryIndex(loadArticles(), GLOSSARY, { vectors: loadWordVectors() });
const rows: string[] = [];
let state = 7;
const random = () => ((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32);
for (const line of readFileSync(input, 'utf8').trim().split('\n')) {
  const q = JSON.parse(line);
  let talk: any;
  for (const before of q.history ?? []) talk = follow(index, withStateNames(before), talk).talk;
  const text = withStateNames(q.question);
  const { retrieval, goesOn } = understand(index, text, talk);
  const seen = new Map<string, any>();
  for (const [place, one] of retrieval.excerpts.entries()) {
    const { passage, text: words } = one.excerpt;
    if (one.excerpt.leansOnState) continue;
    const shown = passage.kind === 'answer' ? passage.text : words;
    const key = `${passage.article.slug}#${passage.section.anchor}|${shown}`;
    if (seen.has(key) || [...seen.values()].some((s) => s.passage === passage)) continue;
    seen.set(key, { passage, place, shown, slug: passage.article.slug, anchor: passage.section.anchor, heading: passage.section.heading, kind: passage.kind, score: one.score, features: one.features, own: one.own, asks: passage.questions[0] ?? '', asked: [...passage.questions, ...passage.asked] });
    if (seen.size === 12) break;
  }
  const candidates = [...seen.values()].map(({ passage, ...rest }) => rest);
  const order = candidates.map((_, i) => i).map((i) => [random(), i] as const).sort((a, b) => a[0] - b[0]).map(([, i]) => i);
  rows.push(JSON.stringify({ ...q, goesOn, isOurs: retrieval.isOurs, likelihood: retrieval.likelihood, candidates, order }));
}
writeFileSync(rowsOut, `${rows.join('\n')}\n`);
