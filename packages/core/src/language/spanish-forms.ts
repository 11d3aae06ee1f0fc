/** Pronouns at the end of a verb: 'pagarlo', 'quitármela', 'cobrándonos'. */
const PRONOUNS = /^(.+(?:[aei]r|ndo))(?:me|te|se|nos|les?|l[ao]s?){1,2}$/;
/** Endings of verbs without their accents, by the infinitives they belong to. */
const ENDINGS: readonly (readonly [infinitives: readonly string[], endings: RegExp])[] = [
  [
    ['ar'],
    /^(.{2,}?)(?:o|as?|amos|an|es?|emos|en|aste|aron|aba[ns]?|abamos|ando|ad[oa]s?|are(?:mos)?|ara[ns]?|aria[ns]?|ariamos)$/,
  ],
  [
    ['er', 'ir'],
    /^(.{2,}?)(?:o|as?|amos|an|es?|[ei]mos|en|i|iste|[iy]o|[iy]eron|ia[ns]?|iamos|[iy]endo|id[oa]s?|[iy]era[ns]?|[ei]re(?:mos)?|[ei]ra[ns]?|[ei]ria[ns]?)$/,
  ],
];
/** Changes in the stem of a verb, each as the infinitive has it. */
const STEM_CHANGES: readonly (readonly [form: RegExp, infinitive: string])[] = [
  [/ie(?=[^aeiou]+$)/, 'e'],
  [/ue(?=[^aeiou]+$)/, 'o'],
  [/i(?=[^aeiou]+$)/, 'e'],
  [/gu$/, 'g'],
  [/qu$/, 'c'],
  [/c$/, 'z'],
  [/j$/, 'g'],
  [/zc$/, 'c'],
  // 'destituye' is of 'destituir'.
  [/(?<=u)y$/, ''],
];

/** The stems that an infinitive may have which a form was made of: 'pid' is of 'ped'. */
function stems(stem: string): string[] {
  const changed = STEM_CHANGES.map(([form, infinitive]) => stem.replace(form, infinitive));
  const twice = changed.flatMap((one) =>
    STEM_CHANGES.map(([form, infinitive]) => one.replace(form, infinitive)),
  );
  return [...new Set([stem, ...changed, ...twice])];
}

/**
 * The forms in which a list may have a word of Spanish, the likeliest first: as it is, in the
 * singular, as an infinitive without pronouns, in the masculine.
 */
export function baseForms(form: string): string[] {
  const singulars = [form.replace(/(?<=[aeiou])s$/, ''), form.replace(/es$/, '')];
  const verb = PRONOUNS.exec(form)?.[1] ?? form;
  const infinitives = ENDINGS.flatMap(([ends, endings]) => {
    const stem = endings.exec(verb)?.[1];
    return stem === undefined ? [] : stems(stem).flatMap((one) => ends.map((end) => one + end));
  });
  const masculine = singulars.map((one) => one.replace(/a$/, 'o'));
  return [...new Set([form, ...singulars, verb, ...infinitives, ...masculine])];
}

/** What a word sounds like: 'botar' is 'votar', 'asosiasion' is 'asociación', 'ierba' is 'hierba'. */
export function soundOf(form: string): string {
  return form
    .replace(/(?<!c)h/g, '')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/[sz]c(?=[ei])|c(?=[ei])|z/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/ll/g, 'y')
    .replace(/v/g, 'b')
    .replace(/mb/g, 'nb')
    .replace(/(.)\1/g, '$1');
}
