import { loadAnswerModel } from '@hoa/content/answer-model';
import { lawTable, readLaw } from '@hoa/content/law/law-files';
import { loadModels } from '@hoa/content/models';
import { saveWordVectors } from '@hoa/content/word-vectors';
import { BOARD_LOG_ODDS_MIN } from '@hoa/core/answers/talk/who-asks';
import { FactIndex } from '@hoa/core/law/fact-index';
import { fitAndJudge } from './cross-validate.ts';
import { bm25Engine } from './engines/bm25.ts';
import { miniSearchEngine } from './engines/minisearch.ts';
import { libraryIndex, portalAnswer, portalEngine } from './engines/portal.ts';
import { fitAskers, judgeAskers, loadAskers, saveAskers } from './fit-askers.ts';
import { fitFacts } from './fit-facts.ts';
import { fitReading } from './fit-reading.ts';
import { fitSure } from './fit-sure.ts';
import { fitTalk } from './fit-talk.ts';
import { saveWording } from './fit-wording.ts';
import { fitWords } from './fit-words.ts';
import { gradeBest, loadGraded } from './graded.ts';
import { loadArticles } from './library-articles.ts';
import { ask, figuresOf, type Outcome, percentile } from './measure.ts';
import { formatTable, percent } from './print-table.ts';
import { loadQuestionSets, type QuestionKind } from './question-sets.ts';
import { measureScale } from './scale.ts';
import { loadStartVectors } from './start-vectors.ts';
import { askOnStates, loadStateConversations } from './state-conversations.ts';
import { loadStories } from './stories.ts';

const HEADER = [
  ...['', 'ours', 'off', 'lead', 'anywhere', 'section', 'hit@1', 'hit@3'],
  ...['off declined', 'wrongly declined'],
];
const KINDS: readonly QuestionKind[] = [
  'fact',
  'case',
  'state',
  'follow-up',
  'spanish',
  'off-topic',
];

function row(name: string, outcomes: readonly Outcome[]): string[] {
  const { ours, offTopic, ...shares } = figuresOf(outcomes);
  const { leads, holds, section, hit1, hit3, offTopicDeclined, wronglyDeclined } = shares;
  const all = [leads, holds, section, hit1, hit3, offTopicDeclined, wronglyDeclined];
  return [name, String(ours), String(offTopic), ...all.map(percent)];
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

const articles = loadArticles();
const sets = loadQuestionSets();
const all = sets.flatMap(({ questions }) => questions);
const given = process.argv.slice(2);
const place = given.indexOf('--answers');
const [, file] = place < 0 ? [] : given.splice(place, 2);
const [option = '', ...asked] = given;
/** The portal's own models, or another transformer that is to be tried (decision 038). */
const models = { ...loadModels(), ...(file !== undefined && { answers: loadAnswerModel(file) }) };
const index = () => libraryIndex(articles, models);

if (option === '--fit') {
  const { lead, scope, wording, heldOut } = fitAndJudge(articles, sets, loadStartVectors());
  saveWording(wording);
  const rows = heldOut.map(({ from, count, leads, declined }) => [
    ...[from, String(count), percent(leads), percent(declined)],
  ]);
  print(`${formatTable(['held out', 'questions', 'right lead', 'declined'], rows)}\n`);
  print(JSON.stringify({ lead, scope }, null, 2));
} else if (option === '--fit-talk') {
  print(JSON.stringify(fitTalk(articles, all), null, 2));
} else if (option === '--fit-reading') {
  print(JSON.stringify(fitReading(index(), models, all), null, 2));
} else if (option === '--fit-sure') {
  print(JSON.stringify(fitSure(index(), loadGraded()), null, 2));
} else if (option === '--fit-facts') {
  print(JSON.stringify(fitFacts(articles, lawTable(readLaw()), loadStartVectors()), null, 2));
} else if (option === '--fit-askers') {
  const askers = loadAskers();
  saveAskers(fitAskers(askers));
  const rows = judgeAskers(askers, BOARD_LOG_ODDS_MIN).map(({ asker, count, taken }) => [
    ...[asker, String(count), percent(taken / count)],
  ]);
  print(formatTable(['held out', 'questions', 'taken for a board'], rows));
} else if (option === '--fit-words') {
  saveWordVectors(fitWords(articles, loadStartVectors(), lawTable(readLaw())));
} else if (option === '--graded') {
  const rows = gradeBest(index(), loadGraded()).map(({ before, count, grades }) => [
    ...[String(before), String(count)],
    ...[grades.yes, grades.half, grades.no, grades.unread].map((some) => percent(some / count)),
  ]);
  print(formatTable(['asked before', 'questions', 'answers', 'by half', 'not', 'unread'], rows));
} else if (option === '--states') {
  const rules = new FactIndex(lawTable(readLaw()), models);
  print(JSON.stringify(askOnStates(index(), rules, loadStateConversations())));
} else if (option === '--stories') {
  const told = await ask(portalEngine(index()), loadStories(articles));
  print(formatTable(HEADER, [row('stories', told)]));
} else if (option === '--scale') {
  print(measureScale(articles, all));
} else if (option === '--ask') {
  const [question = '', ...before] = asked.toReversed();
  const history = before.toReversed();
  const rest = { id: 'asked', relevant: [], source: 'asked', sections: [], says: [] };
  print(portalAnswer(index(), { ...rest, kind: 'case', question, history }).text);
} else {
  const portal = portalEngine(index());
  await ask(portal, all.slice(0, 100));
  const outcomes = await ask(portal, all);
  const of = (holds: (outcome: Outcome) => boolean) => outcomes.filter(holds);
  const bySet = sets.map(({ name, questions }) =>
    row(
      name,
      of(({ question }) => questions.includes(question)),
    ),
  );
  print(`The portal, set by set\n\n${formatTable(HEADER, bySet)}\n`);
  const byKind = KINDS.map((kind) =>
    row(
      kind,
      of(({ question }) => question.kind === kind),
    ),
  );
  print(`The portal, kind by kind\n\n${formatTable(HEADER, byKind)}\n`);

  const totals: string[][] = [];
  for (const engine of [portal, bm25Engine(articles), miniSearchEngine(articles)]) {
    const answered = engine === portal ? outcomes : await ask(engine, all);
    const times = answered.map(({ ms }) => ms);
    const speed = [0.5, 0.95].map((portion) => percentile(times, portion).toFixed(1));
    totals.push([...row(engine.name, answered), ...speed]);
  }
  print(`All questions\n\n${formatTable([...HEADER, 'p50 ms', 'p95 ms'], totals)}`);
}
