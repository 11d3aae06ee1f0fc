import { STATE_CODES } from './state-codes.ts';

/** 720.303, 33-1804, 45:22A-46, 38-33.3-209.5, 718.112(2)(f): never ends on a point. */
const SECTION = String.raw`\d\w*(?:[.:-]\w+)*(?:\(\w+\))*`;
const MORE = String.raw`(?:,? (?:and|or|to|through) |, )(?:§ )?(?:${SECTION}|(?:\(\w+\))+)`;
const SECTIONS = `${SECTION}(?:${MORE})*`;
/** Two signs where there are two sections: '§§ 5850 and 5855'. */
const SIGNED = `§§? ${SECTIONS}`;

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "['’]");
}

const stateCodes = STATE_CODES.map(escapePattern).join('|');

const FORMS = [
  String.raw`(?:${stateCodes})(?:,? (?:tit|ch|art)\. \w+,)* ${SIGNED}`,
  String.raw`(?:${stateCodes}),? (?:tit|ch)\. \w+(?:,? (?:and|to) (?:ch\. )?\w+)?`,
  String.raw`La\. Civ\. Code art\. ${SECTIONS}`,
  String.raw`\d+ U\.S\.C\. ${SIGNED}`,
  String.raw`\d+ C\.F\.R\. ${SIGNED}`,
  String.raw`\d+ C\.F\.R\. [Pp]art \d+`,
  String.raw`\d+ (?:Ill\. Comp\.|Pa\. Cons\.) Stat\. (?:${SIGNED}|\d+(?:/[\d.-]+\w*)?)`,
  String.raw`\d+ Fed\. Reg\. [\d,]+`,
  String.raw`Pub\. L\. \d+-\d+`,
  `(?:UCIOA|UPCA|UCA) ${SIGNED}`,
  String.raw`Restatement \((?:First|Second|Third)\) of [A-Z]\w+(?:: [A-Z]\w+)? ${SIGNED}`,
  String.raw`\d{4} ADA Standards ${SIGNED}`,
  String.raw`[A-Z][a-z]+\. Admin\. Code R\. ${SECTION}`,
  `(?:IBC|International (?:Building|Fire|Residential) Code|NFPA \\d+) ${SIGNED}`,
  `(?:Model Nonprofit Corporation Act|NYC Administrative Code) ${SIGNED}`,
  // Sample letters and rules point at the reader's own papers.
  `(?:Declaration|Bylaws|CC&Rs|Rules|Articles|Policy) ${SIGNED}`,
];

const RECOGNISED = new RegExp(FORMS.join('|'), 'g');
/** What gives a citation away, in any form. */
const MARKS =
  /§|\b\d+ (?:U\.? ?S\.? ?C|C\.? ?F\.? ?R)\b|\bPub\. ?L|\bPublic Law \d|\b(?:[A-Z][a-z]+\.|[A-Z]\.[A-Z]\.)(?: & [A-Z]\w+\.?)? (?:Code|Stat|Laws?)\b|\bStat\.|\b(?:Rev|Gen|Comp)\. (?:Stat|Code|Law)/g;
const CONTEXT_CHARS = 30;
/** A section on its own speaks of the code that the text has just named. */
const BACK_REFERENCE = new RegExp(`^§§? ${SECTION}`);

/** A text with its citations of statutes, in a form that a reader can look up, blotted out. */
export function withoutCitations(text: string, replacement: string): string {
  return text.replace(RECOGNISED, replacement);
}

/**
 * Finds what looks like the citation of a statute but follows no form that this library uses,
 * and so cannot be checked or looked up with certainty.
 *
 * @returns each with the words around it
 */
export function unrecognisedCitations(text: string): string[] {
  const rest = withoutCitations(text, '\0');
  const namesCode = rest !== text;
  const faults = [...rest.matchAll(MARKS)].filter(
    ({ index }) => !(namesCode && BACK_REFERENCE.test(rest.slice(index))),
  );
  // 'Civ. Code § 5551' bears two marks and is one fault.
  return faults
    .filter(({ index }, nth) => index - (faults[nth - 1]?.index ?? -CONTEXT_CHARS) > CONTEXT_CHARS)
    .map(({ index }) => rest.slice(Math.max(0, index - CONTEXT_CHARS), index + CONTEXT_CHARS))
    .map((context) => context.replaceAll('\0', '...').trim());
}
