import type { Element, ElementContent } from 'hast';
import { jurisdiction } from '../../jurisdictions.ts';
import { factPath } from '../../law/law-pages.ts';
import { questionLabel } from '../../law/law-questions.ts';
import { citationText } from '../../law/law-text.ts';
import type { LawFact } from '../../schemas/law.ts';
import type { RulesOfAnswer } from '../law/rules-of-answer.ts';
import type { AnswerWriter } from './answer-tree.ts';
import type { Frame } from './frame.ts';
import { type LawWords, readTextOf } from './law-words.ts';

/** Whose rule on what: 'Virginia: Fine cap'. */
function ruleName(fact: LawFact, words: LawWords, writer: AnswerWriter): Element {
  const whose = words.whose(jurisdiction(fact.state).name);
  return writer.label(writer.own(`${whose}: `), writer.quote(questionLabel(fact.question)));
}

/** The rules that answer, each with its date, below what they leave open. */
export function ruleBlocks(
  { rules, isRuleAgain, lack, holdsIn }: Omit<RulesOfAnswer, 'near' | 'bearing'>,
  frame: Frame,
  words: LawWords,
  writer: AnswerWriter,
): Element[] {
  const gaps: string[] = [];
  if (lack?.what === 'state') gaps.push(frame.noStateBeside(lack.state));
  else if (lack?.what === 'other-state') gaps.push(frame.noOtherState(lack.state));
  else if (holdsIn !== undefined) gaps.push(frame.federalHolds(holdsIn));
  if (lack?.what === 'kind') gaps.push(frame.otherKind(lack.state, lack.told, lack.has));
  return [
    ...gaps.map((gap) => writer.part('gap', writer.paragraph(gap))),
    ...rules.map((fact, place) =>
      writer.part(
        'law',
        writer.paragraph(ruleName(fact, words, writer)),
        writer.paragraph(
          ...(isRuleAgain && place === 0 ? [writer.own(`${frame.again} `)] : []),
          writer.quote(fact.statement),
          ' ',
          writer.link(factPath(fact), `[${place + 1}]`),
        ),
        writer.paragraph(
          writer.quote(citationText(fact.citation)),
          writer.own(`, ${words.readAgainst(readTextOf(fact))}.`),
        ),
      ),
    ),
  ];
}

/** Further rules of the asked state, numbered on from those that answer. */
export function nearLawBlocks(
  { rules, near }: Pick<RulesOfAnswer, 'rules' | 'near'>,
  frame: Frame,
  writer: AnswerWriter,
): Element[] {
  const [first] = near;
  if (first === undefined) return [];
  const items = near.map((fact, place): ElementContent[] => [
    writer.label(writer.quote(`${questionLabel(fact.question)}:`)),
    writer.own(' '),
    writer.quote(`${fact.statement} ${citationText(fact.citation)}.`),
    writer.own(' '),
    writer.link(factPath(fact), `[${rules.length + place + 1}]`),
  ]);
  const heading = writer.paragraph(
    frame.nearRules(jurisdiction(first.state).name, rules.length > 0),
  );
  return [writer.part('near-law', heading, writer.list('ul', items))];
}
