import { expect, test } from 'vitest';
import { isRuleFor, kindTold } from './community-kinds.ts';

test.each([
  ['my condo board fined me', 'condominium'],
  ['our AOAO wants proxies', 'condominium'],
  ['the condo HOA raised dues', 'condominium'],
  ['our detached condos share a road', 'condominium'],
  ['the condo is for single family use only', 'condominium'],
  ['our subdivision has a pond', 'planned-community'],
  ['is there an HOA law or just condo law? I own a single family house', 'planned-community'],
  ['what law covers us, we are not a condo', 'planned-community'],
  ['the board ignores my letters', undefined],
] as const)('"%s" tells of a %s', (question, kind) => {
  expect(kindTold(question)).toBe(kind);
});

test.each([
  'can my co-op make me get rid of my dog',
  'behind on coop fees in greenbelt eviction?',
  'how far behind before a co-op can evict me',
  'new rules every month from my coop board',
  'how much can i sue my coop for in small claims',
  'what does the law say for a coop board',
  'which law covers cooperatives',
  'right to charge electric car in a nyc cooperative',
  'stock cooperative shareholders rights law',
  'may the board tax the sale of my shares',
  'the proprietary lease forbids a roommate',
  'how many shareholders can demand an election',
  'we are a co-op, not a condo',
  'the co-op in our HOA',
  'do the condo rules apply? no, I bought into a co-op, not a condo',
  'is our co-op bound by the car charging law for condominiums',
])('"%s" tells of a cooperative', (question) => {
  expect(kindTold(question)).toBe('cooperative');
});

test.each([
  ['the HOA fined me for my chicken coop', 'planned-community'],
  ['my coop with four hens must go', undefined],
  ['we moved the coop behind the fence', undefined],
  ['may our board fine an owner for a coop', undefined],
  ['how big does the lot have to be for a coop', undefined],
  ['can I build a coop', undefined],
  ['the food co-op rents our clubhouse', undefined],
  ['the electric cooperative wants an easement', undefined],
  ['our board is not very cooperative', undefined],
  ['an uncooperative neighbor', undefined],
  ['what is a cooperative way to settle this', undefined],
  ['we are not a co-op but a condo', 'condominium'],
  ['can a condo board reject a buyer as a co-op can', 'condominium'],
  ['our HOA has shareholders', 'planned-community'],
  ['condo shares in Indianapolis', 'condominium'],
  ['who must sign to change ownership shares', undefined],
  ['is a roommate allowed in a condo or co-op', undefined],
  ['secondhand smoke co-op condo NY', undefined],
] as const)('"%s" tells of no cooperative', (question, kind) => {
  expect(kindTold(question)).toBe(kind);
});

test('what was said around a question tells the kind where the question does not', () => {
  expect(kindTold('what notice do they owe me', 'our co-op wants a meeting')).toBe('cooperative');
  expect(kindTold('what of a condo', 'our co-op wants a meeting')).toBe('condominium');
});

const KINDS = ['planned-community', 'condominium', 'cooperative', undefined] as const;

test.each([
  [{ community: 'planned-community' }, ['planned-community']],
  [{ community: 'condominium' }, ['condominium']],
  [{ community: 'condominium', cooperatives: true }, ['condominium', 'cooperative']],
  [{ community: 'cooperative' }, ['cooperative']],
  [{ community: 'both' }, ['planned-community', 'condominium', undefined]],
  [{ community: 'both', cooperatives: true }, KINDS],
  [{ community: 'federal' }, KINDS],
] as const)('a rule of %j is for %j', (fact, kinds) => {
  expect(KINDS.filter((kind) => isRuleFor(fact, kind))).toEqual(kinds);
});
