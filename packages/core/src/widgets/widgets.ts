import { stateByCode } from '../jurisdictions.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { isSlug } from '../text/slug.ts';

/** What the attributes of a widget's tag say, by their names. */
export interface WidgetAttributes {
  /** Two letters of a state: 'TX'. */
  state?: string | undefined;
  /** The slug of an article: 'dog-parks'. */
  topic?: string | undefined;
  /** The slug of a guide: 'fined'. */
  guide?: string | undefined;
  /** The slug of a calculator: 'notice-dates'. */
  calculator?: string | undefined;
  /** A word that the glossary is opened at: 'quorum'. */
  term?: string | undefined;
}

/** An attribute that a widget reads. */
export type WidgetAttribute = keyof WidgetAttributes;

/** A part of the portal that another site shows by one tag. */
export interface Widget {
  /** What screen readers call its frame, unless the host page has a better name. */
  title: string;
  reads: readonly WidgetAttribute[];
  /** The page of the portal that its frame shows; undefined where it is not told which. */
  path: (attributes: WidgetAttributes) => string | undefined;
}

/** The page of the question box, and that of the glossary, which other pages hold as a part. */
const ASK_PATH = '/embed/ask';
const GLOSSARY_PATH = '/embed/glossary';

/** A path for a state: one that is none is left out. */
function forState(path: string, code = ''): string {
  const state = stateByCode(code.toUpperCase());
  return state === undefined ? path : `${path}?state=${state.code}`;
}

/** The page of one thing, or the list of all where none is named. */
function oneOf(list: string, slug = ''): string {
  return isSlug(slug) ? `${list}/${slug}` : list;
}

/** Every widget by its tag. */
export const WIDGETS = {
  'hoa-ask': {
    title: 'Ask a question about your association',
    reads: ['state'],
    path: ({ state }) => forState(ASK_PATH, state),
  },
  'hoa-article': {
    title: 'Article about homeowners associations',
    reads: ['topic', 'state'],
    path: ({ topic = '', state }) =>
      isSlug(topic) ? forState(`/topic/${topic}`, state) : undefined,
  },
  'hoa-law': {
    title: 'State law about homeowners associations',
    reads: ['state'],
    path: ({ state = '' }) => oneOf('/law', stateByCode(state.toUpperCase())?.slug),
  },
  'hoa-guide': {
    title: 'Guide for homeowners and boards',
    reads: ['guide'],
    path: ({ guide }) => oneOf('/guides', guide),
  },
  'hoa-calculator': {
    title: 'Calculator for associations',
    reads: ['calculator', 'state'],
    path: ({ calculator, state }) => forState(oneOf('/tools', calculator), state),
  },
  'hoa-glossary': {
    title: 'Glossary of association terms',
    reads: ['term'],
    path: ({ term = '' }) =>
      term === '' ? GLOSSARY_PATH : `${GLOSSARY_PATH}?q=${encodeURIComponent(term)}`,
  },
} as const satisfies Record<string, Widget>;

/**
 * What is wrong with an attribute that a widget reads, for the author of a host page; undefined
 * when nothing is. One that is left out is right, but for the topic of an article; a term may be
 * any word.
 */
export function attributeFault(name: WidgetAttribute, value = ''): string | undefined {
  if (name === 'term' || (value === '' && name !== 'topic')) return undefined;
  const isState = name === 'state';
  const isRight = isState ? stateByCode(value.toUpperCase()) !== undefined : isSlug(value);
  if (isRight) return undefined;
  return `${name}="${value}" is no ${isState ? 'state such as TX' : 'slug such as reserve-funds'}`;
}

/** The tag of a widget. */
export type WidgetTag = keyof typeof WIDGETS;

/** Every tag, in the order in which pages list them. */
export const WIDGET_TAGS = Object.keys(WIDGETS) as readonly WidgetTag[];

/** The address of the script that makes the tags known, on every portal. */
export const WIDGETS_SCRIPT = '/widgets.js';

/** What any tag says beside what it shows. */
export interface WidgetLook {
  /** What screen readers call the frame: its own title when it is left out. */
  label?: string | undefined;
  /** Light or dark whatever the host page is; that of the host when it is left out. */
  theme?: 'light' | 'dark' | undefined;
  /** Where the portal is, for a tag whose script is no part of the page's HTML. */
  portal?: string | undefined;
  /** A CSS length of room that is kept until the frame is there, so that nothing below it moves. */
  room?: string | undefined;
}

/** The tag of a widget as a host page writes it; what the widget does not read is left out. */
export function widgetHtml(tag: WidgetTag, said: WidgetAttributes & WidgetLook): string {
  const { label, theme, portal, room } = said;
  const read: readonly WidgetAttribute[] = WIDGETS[tag].reads;
  const attributes = {
    ...Object.fromEntries(read.map((name) => [name, said[name]])),
    label,
    theme,
    portal,
    style: room && `display:block;min-height:${room}`,
  };
  const written = Object.entries(attributes)
    .filter(([, value]) => value)
    .map(([name, value]) => ` ${name}="${escapeHtml(value ?? '')}"`);
  return `<${tag}${written.join('')}></${tag}>`;
}
