import { contentStems } from '../../search/words/content-stems.ts';
import { stem } from '../../search/words/stem.ts';
import { askedStates } from '../../text/asked-states.ts';
import { withoutCities } from '../../text/cities.ts';
import { withoutStates } from '../../text/named-jurisdictions.ts';

/** 'And in Texas?', 'what about condos': the last question again. */
const GOES_TO_OTHER =
  /^\W*(?:(?:and|but|or|so|ok|then)\W+)?(?:what about|how about|in|for|if it(?:'|’)?s)\b|^\W*(?:and|but|or)\b/i;

function stemsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(stem));
}

/** Kinds of community, and words that only ask for the same on another. */
const KINDS = stemsOf('condo condominium house townhouse townhome hoa coop community state');

/** A house as a place, and no kind of community: 'what about on the house'. */
const AT_HOUSE = /\b(?:on|at|around|behind|inside|outside) (?:\w+ )?(?:town)?(?:house|home)s?\b/i;

/** What else says where one lives, and asks nothing: 'I forgot to say, we were formed in 2003 in Ohio'. */
const WHEREABOUTS = stemsOf(
  'located area county city town place home owner association subdivision forgot mention sorry matter different help law rule built formed founded',
);

/**
 * Whether a question asks the same again, for another state or kind of community: 'and for condos?',
 * 'in Texas', or only where the asker lives.
 */
export function asksSame(question: string): boolean {
  const states = askedStates(question);
  const plain = withoutStates(withoutCities(question), states);
  if (AT_HOUSE.test(plain)) return false;
  const matter = [...contentStems(plain)].filter((one) => !/^\d+$/.test(one));
  if (states.size > 0 && matter.every((one) => KINDS.has(one) || WHEREABOUTS.has(one))) return true;
  return matter.length > 0 && GOES_TO_OTHER.test(question) && matter.every((one) => KINDS.has(one));
}
