/** Where the law of a sentence holds, as a text may name it: the name first, then a code's short form. */
const PLACES: readonly (readonly [string, string?])[] = [
  ['alabama', 'Ala'],
  ['alaska'],
  ['arizona', 'Ariz'],
  ['arkansas', 'Ark'],
  ['california', 'Cal'],
  ['colorado', 'Colo'],
  ['connecticut', 'Conn'],
  ['delaware', 'Del'],
  ['district of columbia', 'D\\.C'],
  ['florida', 'Fla'],
  ['georgia', 'Ga'],
  ['hawaii', 'Haw'],
  ['idaho'],
  ['illinois', 'Ill'],
  ['indiana', 'Ind'],
  ['iowa'],
  ['kansas', 'Kan'],
  ['kentucky', 'Ky'],
  ['louisiana', 'La'],
  ['maine', 'Me'],
  ['maryland', 'Md'],
  ['massachusetts', 'Mass'],
  ['michigan', 'Mich'],
  ['minnesota', 'Minn'],
  ['mississippi', 'Miss'],
  ['missouri', 'Mo'],
  ['montana', 'Mont'],
  ['nebraska', 'Neb'],
  ['nevada', 'Nev'],
  ['new hampshire', 'N\\.H'],
  ['new jersey', 'N\\.J'],
  ['new mexico', 'N\\.M'],
  ['new york', 'N\\.Y'],
  ['north carolina', 'N\\.C'],
  ['north dakota', 'N\\.D'],
  ['ohio'],
  ['oklahoma', 'Okla'],
  ['oregon', 'Or'],
  ['pennsylvania', 'Pa'],
  ['rhode island', 'R\\.I'],
  ['south carolina', 'S\\.C'],
  ['south dakota', 'S\\.D'],
  ['tennessee', 'Tenn'],
  ['texas', 'Tex'],
  ['utah'],
  ['vermont', 'Vt'],
  ['west virginia', 'W\\. Va'],
  ['virginia', 'Va'],
  ['washington', 'Wash'],
  ['wisconsin', 'Wis'],
  ['wyoming', 'Wyo'],
  ['federal'],
  ['ucioa'],
];

/** A short form is one only before the rest of a code's name: 'Or. Rev. Stat.', not 'Or.' */
const CODE_FOLLOWS = String.raw`\. (?:Admin|Bus|Cent|Civ|Code|Codified|Comp|Cons|Const|Corp|Elec|Evid|Fam|Gen|Gov|Health|Ins|Lab|Laws|Loc|Occ|Penal|Prop|Pub|Real|Rev|Stat|Tax|Transp|Veh|Water)`;

const NAMES = PLACES.map(([name]) => name).join('|');
const SHORT = PLACES.flatMap(([, short]) => short ?? []).join('|');
const PLACE = new RegExp(
  String.raw`\b(?:((?:${NAMES}))(?:n|['’]s)?\b|(?:(${SHORT})${CODE_FOLLOWS}))`,
  'gi',
);
const NAME_OF_SHORT = new Map(
  PLACES.flatMap(([name, short]) => (short ? [[short.replaceAll('\\', ''), name] as const] : [])),
);

/** The states and bodies of law that a text names, also by their codes: 'Fla. Stat.' is Florida. */
export function placesOf(text: string): Set<string> {
  const places = new Set<string>();
  for (const [, name, short] of text.matchAll(PLACE)) {
    const place = name?.toLowerCase() ?? NAME_OF_SHORT.get(short ?? '');
    if (place !== undefined) places.add(place);
  }
  return places;
}
