/** A state of the United States or the District of Columbia. */
export interface State {
  /** Two letters, as in addresses of mail: 'VA'. */
  code: string;
  /** As on pages: 'Virginia'. */
  name: string;
  /** As in addresses of pages: 'virginia'. */
  slug: string;
}

const NAMES =
  'AL:Alabama AK:Alaska AZ:Arizona AR:Arkansas CA:California CO:Colorado CT:Connecticut ' +
  'DE:Delaware DC:District_of_Columbia FL:Florida GA:Georgia HI:Hawaii ID:Idaho IL:Illinois ' +
  'IN:Indiana IA:Iowa KS:Kansas KY:Kentucky LA:Louisiana ME:Maine MD:Maryland MA:Massachusetts ' +
  'MI:Michigan MN:Minnesota MS:Mississippi MO:Missouri MT:Montana NE:Nebraska NV:Nevada ' +
  'NH:New_Hampshire NJ:New_Jersey NM:New_Mexico NY:New_York NC:North_Carolina ND:North_Dakota ' +
  'OH:Ohio OK:Oklahoma OR:Oregon PA:Pennsylvania RI:Rhode_Island SC:South_Carolina ' +
  'SD:South_Dakota TN:Tennessee TX:Texas UT:Utah VT:Vermont VA:Virginia WA:Washington ' +
  'WV:West_Virginia WI:Wisconsin WY:Wyoming';

/** The states and the District of Columbia, by name. */
export const STATES: readonly State[] = NAMES.split(' ').map((entry) => {
  const [code = '', words = ''] = entry.split(':');
  const name = words.replaceAll('_', ' ');
  return { code, name, slug: name.toLowerCase().replaceAll(' ', '-') };
});

/** Where federal law stands among the states. */
export const FEDERAL = 'US';
const FEDERAL_LAW: State = { code: FEDERAL, name: 'Federal law', slug: 'federal' };

/** Federal law and the states: everything of which the table holds facts. */
export const JURISDICTIONS: readonly State[] = [FEDERAL_LAW, ...STATES];

const BY_CODE = new Map(JURISDICTIONS.map((state) => [state.code, state]));

/** The state of a code; undefined for federal law and for an unknown code. */
export function stateByCode(code: string): State | undefined {
  return code === FEDERAL ? undefined : BY_CODE.get(code);
}

/**
 * The jurisdiction of a code that its schema has let through.
 *
 * @throws RangeError for an unknown code: one law must never pass for another
 */
export function jurisdiction(code: string): State {
  const found = BY_CODE.get(code);
  if (found === undefined) throw new RangeError(`'${code}' is the code of no jurisdiction`);
  return found;
}

/** The jurisdiction of an address, 'virginia' or 'federal'; undefined for any other. */
export function jurisdictionBySlug(slug: string): State | undefined {
  return JURISDICTIONS.find((state) => state.slug === slug);
}

/**
 * The state of a name, or federal law for 'federal', whatever the capitals; undefined for what is
 * neither.
 */
export function stateByName(name: string): State | undefined {
  return jurisdictionBySlug(name.toLowerCase().replaceAll(' ', '-'));
}
