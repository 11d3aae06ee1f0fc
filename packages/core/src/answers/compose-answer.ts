import type { ElementContent, Root } from 'hast';
import { readEvidence } from '../citations/evidence.ts';
import { factCitation } from '../citations/fact-evidence.ts';
import { closestSentence } from '../citations/support.ts';
import { jurisdiction } from '../jurisdictions.ts';
import { lawQuestion } from '../law/law-questions.ts';
import { citationText } from '../law/law-text.ts';
import { factPath } from '../law/search-law.ts';
import { topicPath } from '../library/library-article.ts';
import type { AnswerLanguage, Citation } from '../schemas/answer.ts';
import type { LawFact } from '../schemas/law.ts';
import { isSameSection, type SectionRef } from '../search/passages.ts';
import { jurisdictionTitle } from '../text/jurisdictions.ts';
import { answerWriter } from './answer-tree.ts';
import type { AroundLead } from './around-lead.ts';
import { provenance } from './choose-fact.ts';
import type { Lead } from './choose-lead.ts';
import type { Quoted } from './choose-more.ts';
import { FRAMES } from './frame.ts';
import type { RulesOfAnswer } from './rules-of-answer.ts';
import { whereToLook } from './where-to-look.ts';

/** What an answer is made of. */
export interface AnswerParts extends Omit<RulesOfAnswer, 'bearing'>, Omit<AroundLead, 'isOnRule'> {
  language: AnswerLanguage;
  lead: Lead;
  /** Whether the lead was shown before in the conversation. */
  isAgain: boolean;
}

function pathOf({ article, section }: SectionRef): string {
  return topicPath(article.slug, section.anchor);
}

/** The passage as an answer's source; an authored answer rests on a sentence of its section. */
function citation(quoted: Quoted): Citation {
  const { article, section, text } = quoted;
  const isVerbatim = section.blocks.some((block) => block.text.includes(text));
  const quote = isVerbatim ? text : closestSentence(text, readEvidence({ number: 0, ...quoted }));
  const { slug, title } = article;
  return { slug, title, heading: section.heading, url: pathOf(quoted), quote };
}

function questionLabel({ question }: LawFact): string {
  return lawQuestion(question)?.label ?? question;
}

/** Whose rule on what: 'Virginia: Fine cap'. */
function ruleName(fact: LawFact): string {
  return `${jurisdiction(fact.state).name}: ${questionLabel(fact)}`;
}

/** Writes the tree of an answer, and numbers its sources as they are read. */
export function composeAnswer(parts: AnswerParts): { body: Root; sources: Citation[] } {
  const { lead: found, rules, near, lack, holdsIn, second, others, advice, steps, support } = parts;
  const frame = FRAMES[parts.language];
  const writer = answerWriter(parts.language);
  const cited: Quoted[] = [];
  const marker = (quoted: Quoted): ElementContent[] => {
    const known = cited.findIndex((one) => isSameSection(one, quoted));
    const number = rules.length + near.length + (known < 0 ? cited.push(quoted) : known + 1);
    return [{ type: 'text', value: ' ' }, writer.link(pathOf(quoted), `[${number}]`)];
  };
  const quote = (quoted: Quoted) => [writer.quote(quoted.text), ...marker(quoted)];
  const labelled = (label: string, quoted: Quoted): ElementContent[] => [
    writer.label(writer.quote(label)),
    { type: 'text', value: ' ' },
    ...quote(quoted),
  ];

  const { passage, text } = found.excerpt.excerpt;
  const opening = { ...passage, text };
  const blocks: ElementContent[] = [];
  const lead = (...before: ElementContent[]) =>
    writer.part('lead', writer.paragraph(...before, ...quote(opening)));
  const gap = (words: string) => writer.part('gap', writer.paragraph(words));
  if (frame.quoted !== '') blocks.push(gap(frame.quoted));
  if (rules.length > 0) {
    if (lack?.what === 'state') blocks.push(gap(frame.noStateBeside(lack.state)));
    else if (holdsIn !== undefined) blocks.push(gap(frame.federalHolds(holdsIn)));
    if (lack?.what === 'kind') blocks.push(gap(frame.otherKind(lack.state, lack.has)));
    rules.forEach((fact, place) => {
      const link = writer.link(factPath(fact), `[${place + 1}]`);
      const rule = [writer.quote(fact.statement), { type: 'text', value: ' ' } as const, link];
      blocks.push(
        writer.part(
          'law',
          writer.paragraph(writer.label(writer.quote(ruleName(fact)))),
          writer.paragraph(...rule),
          writer.paragraph(writer.quote(provenance(fact))),
        ),
      );
    });
  } else if (found.lackedState !== undefined) {
    const say = near.length > 0 ? frame.unsureState : frame.noState;
    blocks.push(gap(say(jurisdictionTitle(found.lackedState))), lead());
  } else if (parts.isAgain) {
    blocks.push(lead(writer.own(`${frame.again} `)));
  } else if (found.status === 'partial') {
    const lacking = found.missing.slice(0, 2).join('”, “');
    blocks.push(gap(lacking === '' ? frame.partly : frame.missing(lacking)), lead());
  } else blocks.push(lead());
  const [firstNear] = near;
  if (firstNear !== undefined) {
    const { name } = jurisdiction(firstNear.state);
    const items = near.map((fact, place): ElementContent[] => [
      writer.label(writer.quote(`${questionLabel(fact)}:`)),
      writer.own(' '),
      writer.quote(`${fact.statement} ${citationText(fact.citation)}.`),
      writer.own(' '),
      writer.link(factPath(fact), `[${rules.length + place + 1}]`),
    ]);
    const heading = writer.paragraph(frame.nearRules(name, rules.length > 0));
    blocks.push(writer.part('near-law', heading, writer.list('ul', items)));
  }
  if (second !== undefined) blocks.push(writer.paragraph(...quote(second)));
  if (others.length > 0) {
    // What stands under one heading is told under it once.
    const items = others.map((one, place) =>
      one.label === others[place - 1]?.label ? quote(one) : labelled(one.label, one),
    );
    blocks.push(writer.part('other', writer.paragraph(frame.other), writer.list('ul', items)));
  }
  if (advice !== undefined) {
    const label = writer.label(frame.next);
    blocks.push(writer.part('next', writer.paragraph(label, ' ', ...quote(advice))));
  }
  if (steps !== undefined) {
    const heading = { ...steps, text: steps.steps[0] ?? '' };
    const items = steps.steps.map((step) => [writer.quote(step)]);
    const rest = writer.link(pathOf(steps), `+ ${frame.restOfSteps(steps.more)}`);
    blocks.push(
      writer.part(
        'next',
        writer.paragraph(writer.label(writer.quote(steps.section.heading)), ...marker(heading)),
        writer.list('ol', items),
        ...(steps.more > 0 ? [writer.paragraph(rest)] : []),
      ),
    );
  }
  const look = whereToLook(parts.decidedBy, frame, writer);
  if (look !== undefined) blocks.push(look);
  if (support.length > 0) {
    const items = support.map((one) => labelled(`${one.article.title}:`, one));
    blocks.push(writer.part('also', writer.heading(frame.also), writer.list('ul', items)));
  }
  return {
    body: { type: 'root', children: blocks },
    sources: [...[...rules, ...near].map(factCitation), ...cited.map(citation)],
  };
}
