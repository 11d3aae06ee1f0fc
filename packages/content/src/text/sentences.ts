/** Abbreviations whose point ends no sentence; a point after a single capital never does. */
const ABBREVIATIONS = new Set(
  (
    'admin art ariz ass bus cal ch civ co colo comp conn corp dept e.g elec etc fam fla ga gen gov haw ' +
    'i.e ill inc ins jr l.l.c lab ltd mass md mich minn mr mrs ms nev no oblig occ or orgs ore pa ' +
    'para prac proc prof prop pub real regs rem rev sec sr st stat tax tenn tex transp u.s u.s.c c.f.r ' +
    'va veh vs v wash wis'
  ).split(' '),
);
const END = /[.!?]["'”’)\]]*\s+(?=["'“‘([]*[\p{Lu}\p{N}$])/gu;

function endsSentence(text: string, end: RegExpExecArray): boolean {
  if (!end[0].startsWith('.')) return true;
  const word = /[\p{L}.]*$/u.exec(text.slice(0, end.index))?.[0] ?? '';
  return !/^\p{Lu}$/u.test(word) && !ABBREVIATIONS.has(word.toLowerCase());
}

/**
 * The sentences of a paragraph. A point after an abbreviation ('Fla. Stat.', 'v.') ends none, nor
 * does one before a small letter; what has no end mark, such as a list item, is one sentence.
 */
export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const end of paragraph.matchAll(END)) {
    if (!endsSentence(paragraph, end)) continue;
    sentences.push(paragraph.slice(start, end.index + end[0].length).trim());
    start = end.index + end[0].length;
  }
  sentences.push(paragraph.slice(start).trim());
  return sentences.filter((sentence) => sentence !== '');
}
