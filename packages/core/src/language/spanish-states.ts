/** The states that Spanish names otherwise, each first as it is written and then as people also write it. */
export const SPANISH_STATES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'District of Columbia': ['Distrito de Columbia'],
  Hawaii: ['Hawái'],
  Louisiana: ['Luisiana'],
  Mississippi: ['Misisipi'],
  Missouri: ['Misuri'],
  'New Hampshire': ['Nuevo Hampshire', 'Nueva Hampshire'],
  'New Jersey': ['Nueva Jersey', 'Nuevo Jersey'],
  'New Mexico': ['Nuevo México'],
  'New York': ['Nueva York'],
  'North Carolina': ['Carolina del Norte'],
  'North Dakota': ['Dakota del Norte'],
  Oregon: ['Oregón'],
  Pennsylvania: ['Pensilvania'],
  'South Carolina': ['Carolina del Sur'],
  'South Dakota': ['Dakota del Sur'],
  Texas: ['Texas', 'Tejas'],
  'West Virginia': ['Virginia Occidental', 'Virginia del Oeste'],
};

/** The only one that Spanish says with its article: 'en el Distrito de Columbia'. */
const WITH_ARTICLE = 'District of Columbia';

/** The name of a state in Spanish, which for most is the one it has in English. */
export function stateInSpanish(name: string): string {
  return SPANISH_STATES[name]?.[0] ?? name;
}

/** The name of a state as it stands in a sentence of Spanish, where it needs one with its article. */
export function stateInSentence(name: string): string {
  return `${name === WITH_ARTICLE ? 'el ' : ''}${stateInSpanish(name)}`;
}

/** 'de Virginia', 'del Distrito de Columbia'. */
export function ofState(name: string): string {
  return `de ${stateInSentence(name)}`.replace(/^de el /, 'del ');
}
