import { GLOSSARY } from '@hoa/core/glossary/glossary';
import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import { crossValidate } from './cross-validate.ts';
import { miniSearchEngine } from './engines/minisearch.ts';
import { portalAnswer, portalEngine } from './engines/portal.ts';
import { postgresEngine } from './engines/postgres.ts';
import { fitScope } from './fit-scope.ts';
import { leftOutAliases } from './left-out-aliases.ts';
import { loadArticles } from './library-articles.ts';
import { ask, figuresOf, type Outcome, percentile } from './measure.ts';
import { formatTable, percent } from './print-table.ts';
import { isOurs, loadQuestionSets } from './question-sets.ts';
import { measureScale } from './scale.ts';
import { aliasExamples } from './scope-examples.ts';

const HEADER = ['', 'ours', 'off', 'hit@1', 'hit@3', 'MRR', 'off declined', 'wrongly declined'];

function row(name: string, outcomes: readonly Outcome[]): string[] {
  const figures = figuresOf(outcomes);
  return [
    name,
    String(figures.ours),
    String(figures.offTopic),
    percent(figures.hit1),
    percent(figures.hit3),
    figures.mrr?.toFixed(3) ?? '',
    percent(figures.offTopicDeclined),
    percent(figures.wronglyDeclined),
  ];
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

const articles = loadArticles();
const sets = loadQuestionSets();
const all = sets.flatMap(({ questions }) => questions);

if (process.argv.includes('--fit')) {
  const index = buildLibraryIndex(articles, GLOSSARY);
  const examples = all.map((question) => ({
    evidence: index.retrieve(question.question).evidence,
    isOurs: isOurs(question),
  }));
  const short = aliasExamples(leftOutAliases(articles));
  print(JSON.stringify(fitScope([...examples, ...short]), null, 2));
} else if (process.argv.includes('--scale')) {
  print(measureScale(articles, all));
} else {
  const engines = [
    portalEngine(articles),
    miniSearchEngine(articles),
    await postgresEngine(articles),
  ];
  const [portal] = engines;
  const rows: string[][] = [];
  for (const { name, questions } of sets) {
    if (portal !== undefined) rows.push(row(name, await ask(portal, questions)));
  }
  const aliases = leftOutAliases(articles);
  const leftOut = aliases.map(({ alias, slug, index }, place): Outcome => {
    const { slugs, declined } = portalAnswer(index, alias);
    const question = { id: `alias-${place}`, question: alias, relevant: [slug], source: 'library' };
    const found = slugs.indexOf(slug);
    return { question, rank: found < 0 ? Number.POSITIVE_INFINITY : found + 1, declined, ms: 0 };
  });
  rows.push(row('aliases, each left out', leftOut));
  print(`The portal, set by set\n\n${formatTable(HEADER, rows)}\n`);

  const totals: string[][] = [];
  for (const engine of engines) {
    await ask(engine, all);
    const outcomes = await ask(engine, all);
    const times = outcomes.map(({ ms }) => ms);
    const speed = [0.5, 0.95].map((portion) => percentile(times, portion).toFixed(2));
    totals.push([...row(engine.name, outcomes), ...speed]);
    await engine.close?.();
  }
  const heldOut = row(
    'portal, held-out folds',
    crossValidate(articles, sets, aliasExamples(aliases)),
  );
  totals.splice(1, 0, [...heldOut, '', '']);
  print(`All sets\n\n${formatTable([...HEADER, 'p50 ms', 'p95 ms'], totals)}`);
}
