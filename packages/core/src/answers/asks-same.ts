import { contentStems } from '../search/content-stems.ts';
import { stem } from '../search/stem.ts';
import { askedStates, withoutStates } from '../text/jurisdictions.ts';

/** 'And in Texas?', 'what about condos': the last question again. */
const GOES_TO_OTHER =
  /^\W*(?:(?:and|but|or|so|ok|then)\W+)?(?:what about|how about|in|for|if it(?:'|’)?s)\b|^\W*(?:and|but|or)\b/i;

/** Kinds of community, and words that only ask for the same on another. */
const KINDS = new Set(
  'condo condos condominium condominiums house houses townhouse townhouses townhome townhomes hoa hoas coop coops community communities state'
    .split(' ')
    .map(stem),
);

/** Whether a question asks the same again, for another state or kind of community. */
export function asksSame(question: string): boolean {
  const plain = withoutStates(question, askedStates(question));
  const matter = contentStems(plain);
  const namesOther = plain !== question || matter.size > 0;
  return namesOther && GOES_TO_OTHER.test(question) && [...matter].every((one) => KINDS.has(one));
}
