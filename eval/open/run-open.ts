import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lawTable, readLaw } from '@hoa/content/law/law-files';
import { utcDay } from '@hoa/core/calendar/plain-date';
import { bm25Engine } from '../engines/bm25.ts';
import { miniSearchEngine } from '../engines/minisearch.ts';
import { loadArticles } from '../library-articles.ts';
import { formatTable } from '../print-table.ts';
import type { Assistant } from './assistant.ts';
import { chatCompletions, plainUrl, portalAt } from './assistants/over-http.ts';
import { portalInProcess } from './assistants/portal-in-process.ts';
import { searchEngine } from './assistants/search-engine.ts';
import { benchPage, figures, HEADER, runBench } from './bench-page.ts';
import { loadOpenQuestions } from './open-question.ts';

const PAGE = join(import.meta.dirname, '../../docs/open-bench.md');

const { values: options } = parseArgs({
  options: {
    portal: { type: 'string', multiple: true, default: [] },
    chat: { type: 'string', multiple: true, default: [] },
    url: { type: 'string', multiple: true, default: [] },
    questions: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

function chatAt(baseUrl: string): Assistant {
  const { OPENAI_MODEL: model, OPENAI_API_KEY: apiKey } = process.env;
  if (model === undefined)
    throw new Error('--chat needs OPENAI_MODEL, and OPENAI_API_KEY if asked');
  return chatCompletions(baseUrl, { model, apiKey });
}

function chosen(): Assistant[] {
  const others = [
    ...options.portal.map(portalAt),
    ...options.chat.map(chatAt),
    ...options.url.map(plainUrl),
  ];
  if (others.length > 0 && !options.write) return others;
  const articles = loadArticles();
  const references = [bm25Engine(articles), miniSearchEngine(articles)].map(searchEngine);
  return [portalInProcess(articles), ...references, ...others];
}

const questions = loadOpenQuestions(options.questions);
const facts = new Map(lawTable(readLaw()).facts.map((fact) => [fact.id, fact]));
const runs = [];
for (const assistant of chosen()) runs.push(await runBench(assistant, questions, facts));
const { all, byKind } = figures(runs);
process.stdout.write(`${formatTable(HEADER, all)}\n\n${runs[0]?.name ?? ''}\n\n`);
process.stdout.write(`${formatTable(HEADER, byKind)}\n`);
if (options.write) writeFileSync(PAGE, benchPage(runs, utcDay(new Date())));
