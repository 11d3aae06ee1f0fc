import { lawTable, readLaw } from '@hoa/content/law/law-files';
import type { Section } from '@hoa/core/library/section';
import { contentStems } from '@hoa/core/search/words/content-stems';
import { afterAll, describe, expect, test } from 'vitest';
import { says } from '../../apps/server/src/testing/fake-behaviours.ts';
import { startFakeProvider } from '../../apps/server/src/testing/fake-provider.ts';
import { createTestApp } from '../../apps/server/src/testing/test-app.ts';
import { loadArticles } from '../library-articles.ts';
import { loadQuestionSets } from '../question-sets.ts';
import { chatCompletions, plainUrl, portalAt } from './assistants/over-http.ts';
import { portalInProcess } from './assistants/portal-in-process.ts';
import { benchPage, figures, runBench } from './bench-page.ts';
import { loadOpenQuestions, parseOpenQuestion } from './open-question.ts';
import { plain, scoreReply } from './score.ts';

const questions = loadOpenQuestions();
const articles = loadArticles();
const facts = new Map(lawTable(readLaw()).facts.map((fact) => [fact.id, fact]));
/** Two questions that share so much of what they are about are one. */
const SAME = 0.75;

describe('the questions', () => {
  test('name passages and rules that exist, and words that stand in them', () => {
    const sections = new Map<string, Section>(
      articles.flatMap(({ slug, sections: own }) =>
        own.map((section) => [`${slug}#${section.anchor}`, section] as const),
      ),
    );
    for (const { id, passages, facts: rules, says: words } of questions) {
      const texts = passages.map((passage) => {
        const section = sections.get(passage);
        expect(section, `${id}: ${passage}`).toBeDefined();
        return [...(section?.blocks ?? []), ...(section?.answers ?? [])].map(({ text }) => text);
      });
      const statements = rules.map((rule) => facts.get(rule)?.statement);
      expect(statements, id).not.toContain(undefined);
      const gold = plain([texts, statements].flat(2).join(' '));
      if (words.length === 0) continue;
      expect(
        words.some((word) => gold.includes(plain(word))),
        id,
      ).toBe(true);
    }
    expect(questions.length).toBeGreaterThanOrEqual(150);
  });

  test('are none that anything was fitted or shown with', () => {
    const authored = articles.flatMap(({ sections }) =>
      sections.flatMap(({ answers }) => answers.flatMap((answer) => answer.questions)),
    );
    const others = loadQuestionSets().flatMap((set) => set.questions.map((one) => one.question));
    const known = [...authored, ...others].map((text) => ({ text, stems: contentStems(text) }));
    const echoes = questions.flatMap(({ id, question }) => {
      const own = contentStems(question);
      const same = known.find(({ stems }) => {
        const shared = [...own].filter((stem) => stems.has(stem)).length;
        return shared > 2 && shared / (own.size + stems.size - shared) >= SAME;
      });
      return same === undefined ? [] : [`${id}: ${question} = ${same.text}`];
    });
    expect(echoes).toEqual([]);
  });

  test('that are none are refused with their line', () => {
    for (const line of [
      '{"id":"a","kind":"fact","question":"Why?"}',
      '{"id":"a","kind":"gap","question":"Why?","says":["x"],"passages":["a#b"]}',
      '{"id":"a","kind":"riddle","question":"Why?"}',
      '{"id":"","kind":"off-topic","question":"Why?"}',
    ]) {
      expect(() => parseOpenQuestion(line)).toThrow(line);
    }
  });
});

describe('an answer', () => {
  const question = parseOpenQuestion(
    JSON.stringify({
      ...{ id: 'a', kind: 'state', question: 'How long?', says: ['90 days'] },
      ...{ passages: ['assessment-liens#in-short'], facts: ['tx-lien-notice'] },
    }),
  );
  const score = (text: string, citations: string[] = []) =>
    scoreReply(question, { text, citations }, facts);

  test('leads with the gold words, whatever way figures are written', () => {
    expect(score('It is **90** days.')).toMatchObject({
      leads: true,
      holds: true,
      declined: false,
    });
    expect(score('It is 190 days, or 90 dayshifts.').leads).toBe(false);
    const late = score(`${'First a story. '.repeat(40)}In the end 90 days.`);
    expect([late.leads, late.holds]).toEqual([false, true]);
    expect(plain('Eleven percent of $1,800')).toBe(plain('11% of 1800'));
  });

  test('cites a section by its address, or a rule by its statute', () => {
    const cites = (text: string, citations?: string[]) => score(text, citations).cites;
    expect(cites('See below.', ['https://x.org/topic/assessment-liens#in-short'])).toBe(true);
    expect(cites('See Tex. Prop. Code § 209.0094.')).toBe(true);
    expect(cites('See below.', ['https://x.org/topic/assessment-liens#in-shorter'])).toBe(false);
    expect(score('See /topic/assessment-liens.').citesTopic).toBe(true);
    expect(score('See /topic/assessment-liens-2.').citesTopic).toBe(false);
  });

  test('that admits to have none has declined, unless it leads with the gold', () => {
    const gap = parseOpenQuestion('{"id":"g","kind":"gap","question":"How much in Wyoming?"}');
    for (const text of [
      'The library has no Wyoming rule on this. In general, fines vary.',
      "I don't have information on that.",
      'I cannot answer this.',
    ]) {
      expect(score(text).declined, text).toBe(true);
      expect(scoreReply(gap, { text, citations: [] }, facts).declined, text).toBe(true);
    }
    expect(scoreReply(gap, { text: 'It is $500.', citations: [] }, facts).declined).toBe(false);
    expect(score('The library covers this only in part: 90 days.').declined).toBe(false);
  });
});

describe('a run', () => {
  const few = questions.filter(({ id }) => /^(?:fact|state|off)-00[12]$/.test(id));
  const closing: (() => Promise<unknown>)[] = [];
  afterAll(() => Promise.all(closing.map((close) => close())));

  test('gives the portal in this process and over its address the same', async () => {
    expect(few).toHaveLength(6);
    const app = await createTestApp({ environment: { ASK_PER_MINUTE: '100' } });
    closing.push(() => app.close());
    const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
    const [inside, outside] = [
      await runBench(portalInProcess(articles), few, facts),
      await runBench(portalAt(address), few, facts),
    ];
    expect(outside.asked.map(({ score }) => score)).toEqual(inside.asked.map(({ score }) => score));
    expect(figures([inside]).all[0]?.[1]).toBe(String(few.length));
    const page = benchPage([inside, outside], '2026-11-23');
    expect(page).toContain(`| ${outside.name} | ${few.length} |`);
  });

  test('asks a model behind chat completions, and any address', async () => {
    const model = await startFakeProvider();
    closing.push(() => model.close());
    model.behave(says('I cannot answer this.'));
    const chat = chatCompletions(model.url, { model: 'small', apiKey: 'none' });
    const { asked } = await runBench(chat, few, facts);
    expect(asked.map(({ score }) => score.declined)).toEqual(few.map(() => true));
    expect(model.calls[0]?.body.messages.at(-1)?.content).toBe(few[0]?.question);
    const app = await createTestApp();
    closing.push(() => app.close());
    app.http.post('/plain', async () => ({ text: 'Nothing.', citations: ['/topic/a#b'] }));
    const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
    const plainly = await runBench(plainUrl(`${address}/plain`), few, facts);
    const reply = { text: 'Nothing.', citations: ['/topic/a#b'], declined: false };
    expect(plainly.asked.map((one) => one.reply)).toEqual(few.map(() => reply));
  });
});
