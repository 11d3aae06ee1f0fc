import { CLOSING_PARTS, OPENING_HEADING } from '../article/section-part.ts';
import type { Problem } from '../problem.ts';
import type { CheckedArticle } from './checked-article.ts';

const SECTIONS_MIN = 3;
const SECTIONS_MAX = 6;

/** The order of sections of every article: In short, three to six, and three to close. */
export function checkStructure({ source, markdown, blocks, rendered }: CheckedArticle): Problem[] {
  const { file, bodyLine } = source;
  const problems: Problem[] = blocks
    .filter(({ rank }) => rank === 1)
    .map(({ line }) => ({ file, line, message: 'a heading with one # is the page’s own title' }));
  const headings = blocks.filter(({ rank }) => rank === 2);
  const say = (line: number, message: string) => problems.push({ file, line, message });

  const [first] = markdown.children;
  if (first?.type !== 'heading' || headings[0]?.text !== OPENING_HEADING) {
    say(headings[0]?.line ?? bodyLine, `must begin with '## ${OPENING_HEADING}'`);
  }
  for (const [index, { opening }] of CLOSING_PARTS.entries()) {
    const heading = headings.at(index - CLOSING_PARTS.length);
    if (heading?.text.startsWith(opening)) continue;
    const place = CLOSING_PARTS.length - index;
    say(heading?.line ?? bodyLine, `section ${place} from the end must begin with '${opening}'`);
  }
  const body = rendered.sections.filter(({ part }) => part === 'body').length;
  if (body < SECTIONS_MIN || body > SECTIONS_MAX) {
    say(bodyLine, `has ${body} sections of its own; ${SECTIONS_MIN} to ${SECTIONS_MAX} are right`);
  }
  for (const [index, section] of rendered.sections.entries()) {
    if (section.blocks.length > 0) continue;
    say(headings[index]?.line ?? bodyLine, `section '${section.heading}' is empty`);
  }
  return problems;
}
