import fc from 'fast-check';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** Texts that have broken somebody's server, one of each kind. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfff',
  '\u202egnp.exe',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  "' or 1=1 --",
  '"; drop table topics; --',
  '$1',
  '%00',
  '%',
  '%ff',
  '../../../etc/passwd',
  '..%2f..%2fetc',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '-1',
  '2147483648',
  '9007199254740993',
  '1e999',
  'NaN',
  'null',
  'undefined',
  '[]',
  '{}',
  'a'.repeat(101),
  'a'.repeat(4_000),
  'a'.repeat(4_001),
  'a-'.repeat(2_000),
  '𝕏'.repeat(500),
  '\u0301'.repeat(300),
  `${'a'.repeat(60)}!`.repeat(50),
];

/** Any text, hostile ones often. */
export const anyText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary' }));

/** Any JSON value, keys of prototypes included. */
export const anyJson = fc.oneof(
  anyText,
  fc.constantFrom(null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 60)),
  fc.array(anyText, { maxLength: 3 }),
  fc.dictionary(
    fc.constantFrom('__proto__', 'constructor', 'slug', 'question', 'topic', 'json', ''),
    fc.oneof(anyText, fc.constant(null), fc.constant({})),
    { maxKeys: 3 },
  ),
);

/** Request bodies as bytes, most of them no JSON. */
export const HOSTILE_BODIES: ReadonlyArray<readonly [name: string, body: Buffer]> = [
  ['nothing', Buffer.from('')],
  ['no JSON', Buffer.from('not json')],
  ['half of it', Buffer.from('{"question":"Wh')],
  ['null', Buffer.from('null')],
  ['a number', Buffer.from('1e999')],
  ['a text', Buffer.from('"question"')],
  ['an array', Buffer.from('[{"question":"a"}]')],
  ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d])],
  ['UTF-16', Buffer.from('{"question":"a"}', 'utf16le')],
  ['a NUL', Buffer.from('{"question":"a\0b"}')],
  ['an escaped NUL', Buffer.from('{"question":"a\\u0000b","slug":"\\u0000","topic":"\\u0000"}')],
  ['half a surrogate', Buffer.from('{"question":"\\ud800","slug":"\\ud800","topic":"\\ud800"}')],
  ['__proto__', Buffer.from('{"__proto__":{"polluted":1},"question":"a","slug":"a"}')],
  ['constructor', Buffer.from('{"constructor":{"prototype":{"polluted":1}},"question":"a"}')],
  ['deep arrays', Buffer.from(`{"question":${nested(20_000)}}`)],
  ['deep objects', Buffer.from(`${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`)],
  [
    'many keys',
    Buffer.from(
      JSON.stringify(
        Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, 1])),
      ),
    ),
  ],
  ['too many bytes', Buffer.from(JSON.stringify({ question: 'a'.repeat(70_000) }))],
  ['a byte order mark', Buffer.from('\ufeff{"question":"a"}')],
];

/** Content types that are no JSON, or say strange things about it. */
export const HOSTILE_TYPES: readonly string[] = [
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json\ttext/plain',
  ' application/json',
  'application/jsonx',
  'APPLICATION/JSON',
  ';',
  '*/*',
];
