import { readFileSync } from 'node:fs';
import { lawTable, readLaw } from '@hoa/content/law/law-files';
import { loadWordVectors } from '@hoa/content/word-vectors';
import { answerFromLibrary } from '@hoa/core/answers/answer-from-library';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import { FactIndex } from '@hoa/core/law/fact-index';
import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import { loadArticles } from '../../eval/library-articles.ts';
const vectors = loadWordVectors();
const index = buildLibraryIndex(loadArticles(), GLOSSARY, { vectors });
const law = lawTable(readLaw());
const rules = new FactIndex(law, vectors);
const qs = readFileSync('/work/tools/r15/train/all.jsonl', 'utf8').trim().split('\n').map((l) => JSON.parse(l).question);
const ask = (q: string) => answerFromLibrary(index, q, [], { rules } as never);
for (const q of qs.slice(0, 100)) ask(q);
const t: number[] = [];
for (const q of qs.slice(100, 700)) { const a = performance.now(); ask(q); t.push(performance.now() - a); }
t.sort((a, b) => a - b);
console.log('p50', t[t.length >> 1]?.toFixed(1), 'p95', t[Math.floor(t.length * 0.95)]?.toFixed(1), 'mean', (t.reduce((s, x) => s + x, 0) / t.length).toFixed(2));
const all: [number, string][] = [];
const { loadQuestionSets } = await import('../../eval/question-sets.ts');
for (const { questions } of loadQuestionSets()) for (const { question } of questions) { const a = performance.now(); ask(question); all.push([performance.now() - a, question]); }
all.sort((a, b) => b[0] - a[0]);
console.log(all.length, 'p95', all[Math.floor(all.length * 0.05)]?.[0].toFixed(1), 'p50', all[all.length >> 1]?.[0].toFixed(1));
for (const [ms, q] of all.slice(20, 50)) console.log(ms.toFixed(1), q.slice(0, 150));
