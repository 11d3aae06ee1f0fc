import { expect, test } from 'vitest';
import { brandStyle } from './brand-style.ts';
import { contrast } from './color.ts';
import { readBrands } from './read-brands.ts';

const faultsOf = (brand: Record<string, unknown>) =>
  readBrands({ name: 'Cedarline', ...brand }).faults;
const light = (primary: string, accent = '#f2b705') => ({ colors: { light: { primary, accent } } });

test('a name alone is a brand', () => {
  expect(readBrands({ name: ' Cedarline ' })).toEqual({
    brands: [{ name: 'Cedarline' }],
    faults: [],
  });
});

test.each([
  ['a field that is misspelt', { colour: '#fff' }, /has no field "colour"/],
  ['an empty name', { name: ' ' }, /^name: is empty/],
  ['a name that fills the header', { name: 'x'.repeat(41) }, /^name: wants at most 40/],
  ['a name of two lines', { name: 'a\nb' }, /^name: wants one line/],
  ['a host with its scheme', { hosts: ['https://a.example'] }, /^hosts\.0: wants a host name/],
  ['an address with a path', { publicUrl: 'https://a.example/x' }, /^publicUrl: wants an origin/],
  ['a logo of another kind', { logo: 'logo.gif' }, /^logo: wants the path/],
  ['a logo from elsewhere', { logo: 'https://a.example/x.svg' }, /^logo: wants the path/],
  [
    'a colour without its scheme',
    { colors: {} },
    /^colors\.light: is missing: it wants two colours, such as \{"primary": "#/,
  ],
  ['a colour alone', { colors: '#1d3f8a' }, /^colors: wants \{"light": two colours\}/],
  ['a contact that is a text', { contact: 'x' }, /^contact: wants its fields, such as/],
  ['a host without a list', { hosts: 'a.example' }, /^hosts: wants a list, such as/],
  ['fonts that are a number', { fonts: 3 }, /^fonts: wants its fields, such as/],
  ['a colour by name', light('navy'), /^colors\.light\.primary: wants a colour of six digits/],
  [
    'a font that is not on the list',
    { fonts: { body: 'comic' } },
    /^fonts\.body: wants one of inter/,
  ],
  ['a contact without anything', { contact: {} }, /^contact: is empty/],
  ['no category at all', { categories: [] }, /^categories: is empty/],
  [
    'an unknown category',
    { categories: ['pets'] },
    /^categories\.0: wants some of board-management/,
  ],
  ['federal law as a state', { state: 'US' }, /^state: wants the two letters/],
])('%s is refused with what to do', (_what, brand, reason) => {
  expect(faultsOf(brand)).toEqual([expect.stringMatching(reason)]);
});

test.each(['javascript:alert(1)', '//evil.example', 'http://plain.example', 'https://a"b'])(
  'the closing banner does not lead to %s',
  (url) => {
    const closing = { title: 'Hello', text: 'Hello.', link: { label: 'Go', url } };
    expect(faultsOf({ closing })).toEqual([expect.stringMatching(/^closing\.link\.url: wants/)]);
  },
);

test('a faint colour is refused with the pair, the ratio and the nearest that passes', () => {
  const [fault = '', ...more] = faultsOf(light('#9fc5e8'));
  expect(more).toEqual([]);
  expect(fault).toMatch(/^colors\.light\.primary: #9fc5e8 .+#f3eee5.+1\.56:1 and needs 4\.5:1/);
  const nearest = /#[\da-f]{6}$/.exec(fault)?.[0] ?? '';
  expect(contrast(nearest, '#f3eee5')).toBeGreaterThanOrEqual(4.5);
  expect(faultsOf(light(nearest))).toEqual([]);
});

test('an accent that drowns in the closing banner is refused', () => {
  expect(faultsOf(light('#1d3f8a', '#1d3f8a'))).toEqual([
    expect.stringMatching(/^colors\.light\.accent: .+closing banner .+ needs 3:1/),
  ]);
});

test('colours for the dark are checked where they are given, and pass where they follow', () => {
  const dark = { primary: '#1d3f8a', accent: '#f2b705' };
  const colors = { light: { primary: '#1d3f8a', accent: '#f2b705' }, dark };
  expect(faultsOf({ colors })).toEqual([expect.stringMatching(/^colors\.dark\.primary: /)]);
  for (const primary of ['#1d3f8a', '#7a1f3d', '#000000', '#4a4a4a', '#0b5d1e', '#5b2a86']) {
    const { brands, faults } = readBrands({ name: 'Any', ...light(primary) });
    expect(faults, primary).toEqual([]);
    const derived = brands[0]?.colors?.dark.primary ?? '';
    expect(contrast(derived, '#1a2324')).toBeGreaterThanOrEqual(4.5);
  }
});

test('every fault of every brand is named at once', () => {
  const { faults } = readBrands([
    { name: '' },
    { name: 'B', hosts: ['b.example'], state: 'ZZ' },
    3,
  ]);
  expect(faults).toEqual([
    expect.stringMatching(/^\[0\]\.name: /),
    expect.stringMatching(/^\[1\]\.state: /),
    expect.stringMatching(/^\[2\]: /),
  ]);
});

test('a fault in one field hides none of the others', () => {
  const { brands, faults } = readBrands([
    {
      name: 'A',
      hosts: ['a.example'],
      state: 'Texas',
      categorys: [],
      categories: ['financial-management'],
      closing: { title: 'A', text: 'A.', link: { label: 'Go', url: '/category/legal-compliance' } },
      logo: 'a.svg',
    },
    { name: '', hosts: ['a.example'], logo: 'b.svg' },
    { name: 'C', colors: { light: { primary: '#9fc5e8', accent: '#f2b705' } } },
    { name: 'D', hosts: 'd.example' },
    'E',
    { name: 'F', hosts: ['f.example'], constructor: 1 },
  ]);
  expect(faults.toSorted()).toEqual([
    expect.stringMatching(/^\[0\]\.closing\.link\.url: leads into legal-compliance/),
    expect.stringMatching(/^\[0\]\.state: /),
    expect.stringMatching(/^\[0\]: has no field "categorys"/),
    expect.stringMatching(/^\[1\]\.hosts: a\.example is named already \(\[0\]\.hosts\)/),
    expect.stringMatching(/^\[1\]\.name: /),
    expect.stringMatching(/^\[2\]\.colors\.light\.primary: /),
    expect.stringMatching(/^\[2\]\.hosts: is missing/),
    expect.stringMatching(/^\[3\]\.hosts: wants a list/),
    expect.stringMatching(/^\[4\]: wants an object/),
    expect.stringMatching(/^\[5\]: has no field "constructor"/),
  ]);
  // The logos are read whatever else is wrong, and those of a brand without a name called by its place.
  expect(brands.map(({ name, logo }) => [name, logo])).toEqual([
    ['A', 'a.svg'],
    ['[1]', 'b.svg'],
    ['C', undefined],
    ['D', undefined],
    ['[4]', undefined],
    ['F', undefined],
  ]);
});

test('a banner that is wrong itself is not taken for the portal’s own', () => {
  expect(faultsOf({ categories: ['financial-management'], closing: 3 })).toEqual([
    expect.stringMatching(/^closing: wants/),
  ]);
  expect(faultsOf({ categories: ['pets'], closing: undefined })).toHaveLength(1);
});

test('which brand a host shows is plain', () => {
  expect(readBrands([{ name: 'A' }, { name: 'B' }]).faults).toEqual([
    expect.stringMatching(/^\[1\]\.hosts: is missing/),
  ]);
  const both = [
    { name: 'A', hosts: ['a.example'] },
    { name: 'B', hosts: ['A.example'] },
  ];
  expect(readBrands(both).faults).toEqual([expect.stringMatching(/a\.example is named already/)]);
  expect(readBrands([]).faults).toHaveLength(1);
});

test('no banner leads to what the brand hides', () => {
  const categories = ['financial-management'];
  const closing = (url: string) => ({ title: 'A', text: 'A.', link: { label: 'Go', url } });
  expect(faultsOf({ categories })).toEqual([expect.stringMatching(/^closing: the portal's own/)]);
  for (const url of ['/topic/quorum-requirements', '/category/board-management']) {
    expect(faultsOf({ categories, closing: closing(url) })).toEqual([
      expect.stringMatching(/^closing\.link\.url: leads into board-management/),
    ]);
  }
  expect(faultsOf({ categories, closing: closing('/topic/reserve-funds') })).toEqual([]);
});

test('the style of a brand sets variables alone, and none where it changes nothing', () => {
  const [plain, coloured] = [{}, { ...light('#1D3F8A'), fonts: { headings: 'inter' } }].map(
    (brand) => readBrands({ name: 'A', ...brand }).brands[0],
  );
  expect(plain && brandStyle(plain)).toBe('');
  const style = (coloured && brandStyle(coloured)) ?? '';
  expect(style).toContain('--portal-primary:#1d3f8a');
  expect(style).toContain('--mantine-font-family-headings:"Inter Variable"');
  expect(style).not.toMatch(/[<>]|url\(|expression/);
});
