import { stemmer } from 'stemmer';
import { Remembered } from '../../remembered.ts';

/** Plurals and short forms that Porter's rules do not bring together with their word. */
const IRREGULAR = new Map(
  Object.entries({
    children: 'child',
    kids: 'kid',
    people: 'person',
    persons: 'person',
    men: 'man',
    women: 'woman',
    mice: 'mouse',
    feet: 'foot',
    teeth: 'tooth',
    leaves: 'leaf',
    wolves: 'wolf',
    geese: 'goose',
    criteria: 'criterion',
    paid: 'pay',
    sold: 'sell',
    bought: 'buy',
    built: 'build',
    sent: 'send',
    spent: 'spend',
    lent: 'lend',
    stolen: 'steal',
    stole: 'steal',
    broke: 'break',
    broken: 'break',
    fell: 'fall',
    fallen: 'fall',
    froze: 'freeze',
    frozen: 'freeze',
    chose: 'choose',
    chosen: 'choose',
    wrote: 'write',
    written: 'write',
    threw: 'throw',
    thrown: 'throw',
    tore: 'tear',
    torn: 'tear',
    bitten: 'bite',
    bit: 'bite',
    hung: 'hang',
    held: 'hold',
    met: 'meet',
    meets: 'meet',
    ran: 'run',
    hid: 'hide',
    hidden: 'hide',
    flew: 'fly',
    flown: 'fly',
    flies: 'fly',
    dying: 'die',
    died: 'die',
    dies: 'die',
    leaking: 'leak',
    tired: 'tiredness',
    hoas: 'hoa',
    coas: 'coa',
    ccrs: 'ccr',
    coop: 'cooperative',
    coops: 'cooperative',
  }),
);

/** Stems found before: a library has some ten thousand forms. */
const known = new Remembered<string, string>(50_000);

function stemOf(form: string): string {
  const regular = IRREGULAR.get(form) ?? form;
  return /\d/.test(regular) ? regular : stemmer(regular);
}

/**
 * The stem that the forms of a word share ('assessments' and 'assessed' give 'assess'), after
 * M. F. Porter, "An algorithm for suffix stripping", Program 14 (1980). A word with a digit in it
 * is its own stem.
 */
export function stem(form: string): string {
  return known.get(form, stemOf);
}
