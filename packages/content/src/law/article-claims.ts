import { STATES } from '@hoa/core/jurisdictions';
import { jurisdictionsOf } from '@hoa/core/text/named-jurisdictions';
import { sentencesOf } from '@hoa/core/text/sentences';
import type { Nodes, Table, TableRow } from 'mdast';
import type { CheckedArticle } from '../checks/checked-article.ts';
import { lineOf, nodesOf, plainText } from '../checks/markdown-blocks.ts';
import { type ClaimFigure, claimFigures } from './claim-figures.ts';

/** A clause of an article that gives figures of states. */
export interface Claim {
  /** Line of the article's file, from 1. */
  line: number;
  /** The sentence or the row of a table in which it stands. */
  sentence: string;
  /** Two letters of each state that it names. */
  states: string[];
  figures: ClaimFigure[];
}

const CODES = new Map(STATES.map(({ code, name }) => [name.toLowerCase(), code]));
const STATE_NAMES = STATES.map(({ name }) => name).join('|');
/** Where another rule begins within a sentence; a list of states ('Iowa, Ohio and Utah') is one. */
const CLAUSE_END = new RegExp(
  String.raw`[;:] |, (?:and|but|while|whereas|yet|although) |(?<=[a-z0-9)](?: [^,;]+){3}), (?=(?:in )?(?:${STATE_NAMES})\b)`,
);

/** What holds in many places is no state's rule, though a state's stands beside it. */
const ELSEWHERE = /\b(?:most|many|some|other) states\b|\bnonprofit law\b|\buniform[- ]act\b/i;

function clausesOf(sentence: string): string[] {
  return sentence.split(CLAUSE_END);
}

/**
 * The claims of a sentence. A clause that names no body of law goes on with those of the clause before
 * it; the first one with those of the context, or of the first clause that names some.
 */
function claimsOfSentence(sentence: string, line: number, context = ''): Claim[] {
  const named = (text: string) => {
    const bodies = [...jurisdictionsOf(text)];
    return bodies.length === 0 && ELSEWHERE.test(text) ? ['elsewhere'] : bodies;
  };
  const clauses = clausesOf(sentence);
  const first = clauses.map(named).find((bodies) => bodies.length > 0) ?? named(context);
  const around = context === '' ? [] : named(context);
  let current = around.length === 0 ? first : around;
  return clauses.flatMap((clause) => {
    const own = named(clause);
    if (own.length > 0) current = own;
    const states = current.flatMap((name) => CODES.get(name) ?? []);
    const figures = claimFigures(clause);
    return states.length === 0 || figures.length === 0 ? [] : [{ line, sentence, states, figures }];
  });
}

function cellsOf(row: TableRow): string[] {
  return row.children.map(plainText);
}

/** Each cell with its state: named in it, in the head of its column, or in its row before it. */
function claimsOfTable(table: Table, bodyLine: number): Claim[] {
  const [head, ...rows] = table.children;
  const heads = head === undefined ? [] : cellsOf(head);
  return rows.flatMap((row) => {
    const cells = cellsOf(row);
    const textNamingStates = (text: string) => (jurisdictionsOf(text).size > 0 ? text : '');
    let rowState = '';
    return cells.flatMap((cell, column) => {
      rowState = textNamingStates(cell) || rowState;
      return sentencesOf(cell)
        .flatMap((sentence) =>
          claimsOfSentence(
            sentence,
            lineOf(row, bodyLine),
            textNamingStates(heads[column] ?? '') || rowState,
          ),
        )
        .map((claim) => ({ ...claim, sentence: cells.join(' | ') }));
    });
  });
}

/** Words of a rule, which the sentences of a worked example do without. */
const RULE =
  /\b(?:must|may|shall|needs?|requires?|allows?|permits?|protected|within|at least|at most|no more than|up to|lesser|exceed|treated|bars?)\b/;

/** The sentences of a text: a rule that names no state goes on with the state of those before it. */
function claimsOfText(text: string, line: number): Claim[] {
  let before = '';
  return sentencesOf(text).flatMap((sentence) => {
    const last = clausesOf(sentence).findLast((clause) => jurisdictionsOf(clause).size > 0);
    if (last === undefined && ELSEWHERE.test(sentence)) before = '';
    const context = last === undefined && RULE.test(sentence) ? before : '';
    before = last ?? before;
    return claimsOfSentence(sentence, line, context);
  });
}

function claimsOfNode(node: Nodes, bodyLine: number): Claim[] {
  if (node.type === 'table') return claimsOfTable(node, bodyLine);
  if (node.type !== 'paragraph' && node.type !== 'heading') return [];
  return claimsOfText(plainText(node), lineOf(node, bodyLine));
}

/** What an article says of the figures of states, from top to bottom, in text and tables. */
export function claimsOf({ source, markdown }: CheckedArticle): Claim[] {
  return nodesOf(markdown).flatMap((node) => claimsOfNode(node, source.bodyLine));
}

/** What the answers beside an article say of the figures of states, with the lines of their file. */
export function claimsOfAnswers({ source }: CheckedArticle): Claim[] {
  return source.answered
    .flatMap(({ answers }) => answers)
    .flatMap(({ text, line }) => claimsOfText(text, line));
}
