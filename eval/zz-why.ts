import { loadWordVectors } from '@hoa/content/word-vectors';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import { SCOPE_WEIGHTS } from '@hoa/core/search/scope';
import { loadArticles } from './library-articles.ts';
import { readFileSync } from 'node:fs';
const index = buildLibraryIndex(loadArticles(), GLOSSARY, { vectors: loadWordVectors() });
for (const q of readFileSync(process.argv[2]!, 'utf8').split('\n').filter(Boolean)) {
  const r = index.retrieve({ text: q }) as any;
  console.log('\nQ', q, 'likelihood', r.likelihood.toFixed(3), 'written', r.answer?.text?.slice(0, 50));
  console.log(Object.entries(r.evidence).map(([k, v]: any) => `${k}=${v.toFixed(2)}(${(v * (SCOPE_WEIGHTS as any)[k]).toFixed(2)})`).filter((s) => !s.includes('=0.00')).join(' '));
  const seen = new Set();
  for (const e of r.excerpts) { if (seen.has(e.excerpt.passage)) continue; seen.add(e.excerpt.passage); if (seen.size > Number(process.argv[3] ?? 5)) break;
    console.log(' ', e.score.toFixed(2), e.excerpt.passage.article.slug + '#' + e.excerpt.passage.section, e.excerpt.passage.kind, e.excerpt.text.slice(0, 130)); }
}
