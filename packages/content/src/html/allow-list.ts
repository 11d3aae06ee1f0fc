import { ANSWER_PARTS } from '@hoa/core/answers/compose/answer-tree';
import type { Options as Schema } from 'rehype-sanitize';
import type { LinkPolicy } from './safe-href.ts';

/**
 * Elements that go with everything inside them. Most hold raw text that another parser, or the
 * same one after a change around it, would read as markup; the rest show what no text of ours
 * may show. All others that an allow-list lacks are replaced by what they contain.
 */
export const DROPPED_ELEMENTS = (
  'script style template title textarea xmp noscript noembed noframes plaintext iframe frame ' +
  'frameset object embed applet param svg math canvas audio video source track picture img map ' +
  'area select option optgroup datalist input keygen meter progress base basefont link meta ' +
  'bgsound portal dialog slot selectedcontent fencedframe'
).split(' ');

/** What a text may hold once it is HTML. */
export interface AllowList {
  schema: Schema;
  links: LinkPolicy;
  /** Elements that become others before the schema is applied. */
  renamed: Readonly<Record<string, string>>;
  /** Whether a span may say that its words are English. */
  marksEnglish: boolean;
}

const TERM_MARK: NonNullable<Schema['attributes']>[string] = [
  ['dataTerm', /^[a-z0-9-]+$/],
  ['role', 'button'],
  ['tabIndex', 0],
  ['ariaExpanded', 'false'],
];

const TEXT_ELEMENTS = (
  'p br hr strong em b i u s del ins sub sup small mark abbr cite q code pre kbd ul ol li dl dt ' +
  'dd blockquote h2 h3 h4 table caption thead tbody tfoot tr th td a span div section'
).split(' ');

/** What every list has in common: prose, lists, tables, links and glossary marks. */
const TEXT: Schema = {
  tagNames: TEXT_ELEMENTS,
  strip: DROPPED_ELEMENTS,
  attributes: {
    a: ['href', ['rel', 'nofollow', 'noopener', 'noreferrer']],
    ol: [['start', /^\d{1,4}$/]],
    span: TERM_MARK,
    th: [['scope', 'col', 'row']],
  },
  ancestors: {
    li: ['ul', 'ol'],
    dt: ['dl'],
    dd: ['dl'],
    caption: ['table'],
    thead: ['table'],
    tbody: ['table'],
    tfoot: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
  },
  protocols: { href: ['http', 'https'] },
  clobber: [],
  required: {},
};

const RENAMED = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  ...Object.fromEntries(
    'article main header footer aside nav figure figcaption form fieldset details summary address center'
      .split(' ')
      .map((tagName) => [tagName, 'div']),
  ),
};

/** Text by an AI provider that is kept as an article: nothing but prose, and links to the web. */
export const MODEL_ALLOW_LIST: AllowList = {
  schema: TEXT,
  links: 'web',
  renamed: RENAMED,
  marksEnglish: false,
};

/** Text of an answer: a link that a visitor's own words put there must not lead off the site. */
export const ANSWER_ALLOW_LIST: AllowList = {
  ...MODEL_ALLOW_LIST,
  schema: {
    ...TEXT,
    attributes: {
      ...TEXT.attributes,
      section: [['dataPart', ...ANSWER_PARTS]],
      // What an answer in another language quotes is marked as English.
      span: [...TERM_MARK, ['lang', 'en']],
    },
  },
  links: 'internal',
  marksEnglish: true,
};

const ANCHOR = /^[\p{L}\p{N}_-]+$/u;
const ALIGNMENT: [string, ...string[]] = ['dataAlign', 'left', 'center', 'right'];

/** The library's own articles, with what their pages draw and link to. */
export const LIBRARY_ALLOW_LIST: AllowList = {
  schema: {
    ...TEXT,
    attributes: {
      ...TEXT.attributes,
      blockquote: [['dataSample', '']],
      div: [['dataScroll', ''], ['tabIndex', 0], ['role', 'group'], 'ariaLabel'],
      h2: [['id', ANCHOR]],
      h3: [['id', ANCHOR]],
      section: [['dataPart', 'in-short', 'body', 'common-mistakes', 'state-law', 'professional']],
      td: [ALIGNMENT],
      th: [['scope', 'col', 'row'], ALIGNMENT],
      tr: [['dataTotal', '']],
    },
  },
  links: 'web',
  renamed: {},
  marksEnglish: false,
};
