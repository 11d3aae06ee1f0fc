import { topicObject } from '@hoa/core/topic-objects/topic-object';
import { xmlText } from '../xml-text.ts';
import { type Card, LOOKS } from './card.ts';
import { fitTitle, type MeasureText } from './fit-title.ts';
import { type Mark, placed } from './mark.ts';
import { SANS, SERIF } from './render-svg.ts';

/** What every network shows whole. */
export const CARD_WIDTH = 1_200;
export const CARD_HEIGHT = 630;

const PAPER = '#FAF7F2';
const INK = '#17232B';
const MUTED_INK = '#52616B';

const MARGIN = 64;
const BAND_WIDTH = 12;
const PANEL_LEFT = 592;
const LINE_HEIGHT = 1.14;
/** From the baseline to the top of the capitals, in parts of the type size. */
const CAP_HEIGHT = 0.67;
/** Between the baselines of the label and of the portal's name. */
const TITLE_TOP = 118;
const TITLE_BOTTOM = 510;

const LOGO_SIZE = 52;
/** The name at the foot, and what it may take of the width; a letter of it in parts of its size. */
const NAME_SIZE = 28;
const NAME_WIDTH = 420;
const NAME_CHAR_WIDTH = 0.56;

/** The object of a topic. */
const BADGE_SIZE = 176;
const BADGE_MARGIN = 44;
const BADGE_BORDER = 10;

const SCENE_SIZE = { width: 640, height: 400 };
const SCENE_SCALE = 1.3;
/** The first shape of a scene: its sky, which goes on above it. */
const SKY = /fill="(#[\da-f]{3,6})" d="M0 0h640v400H0z"/i;

/** Reads an illustration by its file name without an ending. */
export type ReadIllustration = (name: string) => string;

/** A scene that stands on the lower edge of the panel, its sky filling what is above it. */
function panel(scene: string, hue: string, focus: number): string {
  const panelWidth = CARD_WIDTH - PANEL_LEFT;
  const width = SCENE_SIZE.width * SCENE_SCALE;
  const height = SCENE_SIZE.height * SCENE_SCALE;
  const x = PANEL_LEFT - (width - panelWidth) * focus;
  return `<clipPath id="panel"><path d="M${PANEL_LEFT} 0h${panelWidth}v${CARD_HEIGHT}h-${panelWidth}z"/></clipPath>
<g clip-path="url(#panel)">
<rect x="${PANEL_LEFT}" width="${panelWidth}" height="${CARD_HEIGHT}" fill="${SKY.exec(scene)?.[1] ?? PAPER}"/>
${placed(scene, x, CARD_HEIGHT - height, width, height)}
</g>
<rect x="${PANEL_LEFT - BAND_WIDTH}" width="${BAND_WIDTH}" height="${CARD_HEIGHT}" fill="${hue}"/>`;
}

/** The hero is a vignette: it lies on the paper as it is, with the band at the edge of the card. */
function vignette(scene: string, hue: string): string {
  return `${placed(scene, 524, 150, 672, 378)}
<rect width="${BAND_WIDTH}" height="${CARD_HEIGHT}" fill="${hue}"/>`;
}

/** The object of the topic in the sky of the panel, within a border of paper. */
function badge({ slug, category }: NonNullable<Card['topic']>): string {
  const x = CARD_WIDTH - BADGE_SIZE - BADGE_MARGIN;
  const edge = BADGE_BORDER * 2 + BADGE_SIZE;
  return `<rect x="${x - BADGE_BORDER}" y="${BADGE_MARGIN - BADGE_BORDER}" width="${edge}" height="${edge}" rx="${edge / 4}" fill="${PAPER}"/>
${placed(topicObject(slug, category), x, BADGE_MARGIN, BADGE_SIZE, BADGE_SIZE)}`;
}

function titleText(title: string, measure: MeasureText): string {
  const width = PANEL_LEFT - BAND_WIDTH - MARGIN - 40;
  const { fontSize, lines } = fitTitle(title, width, measure);
  const block = (lines.length - 1) * fontSize * LINE_HEIGHT + fontSize * CAP_HEIGHT;
  const first = (TITLE_TOP + TITLE_BOTTOM - block) / 2 + fontSize * CAP_HEIGHT;
  return lines
    .map((line, index) => {
      const y = first + index * fontSize * LINE_HEIGHT;
      return `<text x="${MARGIN}" y="${y}" ${SERIF} font-size="${fontSize}" fill="${INK}">${xmlText(line)}</text>`;
    })
    .join('\n');
}

/** The logo at the foot and the name beside it, smaller where it is long. */
function foot({ name, logo }: Mark): string {
  const { svg, width } = logo(MARGIN, 528, LOGO_SIZE);
  if (name === null) return svg;
  const fontSize = Math.min(NAME_SIZE, NAME_WIDTH / (NAME_CHAR_WIDTH * name.length));
  return `${svg}
<text x="${MARGIN + width + 16}" y="564" ${SANS} font-size="${fontSize}" fill="${MUTED_INK}">${xmlText(name)}</text>`;
}

/** Draws a card: the title on paper, the scene of its category beside it, the portal's name. */
export function cardSvg(
  card: Card,
  drawn: { measure: MeasureText; illustration: ReadIllustration; mark: Mark },
): string {
  const { measure, illustration, mark } = drawn;
  const look = LOOKS[card.look];
  const own = card.look === 'home' && mark.hue !== null ? { hue: mark.hue, ink: mark.hue } : look;
  const { hue, ink } = own;
  const { illustration: scene, focus } = look;
  const picture =
    card.look === 'home'
      ? vignette(illustration(scene), hue)
      : panel(illustration(scene), hue, focus);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${PAPER}"/>
${picture}
${card.topic === undefined ? '' : badge(card.topic)}
<text x="${MARGIN}" y="98" ${SANS} font-size="28" fill="${ink}">${xmlText(card.label)}</text>
${titleText(card.title, measure)}
${foot(mark)}
</svg>`;
}
