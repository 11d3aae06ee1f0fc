import { anyOf } from '../../text/any-of.ts';
import { wordsOf } from '../words/words.ts';

const SOMEBODY = '(?:i|we|they|you|it|someone|an? owner|owners|an? hoa|the hoa|the board|my hoa)';
const COUNSEL = '(?:help|advice|info(?:rmation)?|guidance|tips|opinions?|clarification)';
const CONCERNING = '(?:on|about|with|for|regarding|concerning|around)';
const KIN =
  '(?:wife|husband|spouse|partner|boyfriend|girlfriend|son|daughter|kids?|mom|mother|dad|father|parents|tenants?|renters?)';

/**
 * How one asks what a thing is, whether it may be, how much of it, at whose cost, and of whom; says
 * what one has in mind; or asks for counsel or complains.
 */
const LEAD_IN = new RegExp(
  String.raw`^\W*${anyOf([
    `(?:(?:(?:does|do) )?(?:any|some)(?:one|body) know|do you know|(?:(?:i|we)(?:['’]?(?:m|re)| am| are| was| were) )?(?:just )?(?:wondering|curious)|(?:can|could) (?:you|someone|anyone) (?:please )?(?:tell me|explain|clarify)|(?:(?:i|we)(?:['’]?d| would)? )?(?:want|like|need) to (?:know|find out|ask)|(?:please )?(?:tell me|let me know)) (?:if|whether|about) (?:${SOMEBODY} (?:can|may|could|should|must|have to|need to|(?:am|are|is) allowed to) )?`,
    "(?:(?:i|we)(?:['’]?(?:m|d|ve|re))? (?:am |are |was |were |would |have been )?)?(?:want(?:ed)?|love|like|need|hop(?:e|ing)|plan(?:ning)?|try(?:ing)?|looking|going) to ",
    "(?:(?:i|we)(?:['’]?(?:m|re))? (?:am |are )?)?thinking (?:about|of) ",
    `(?:my|our) ${KIN} (?:wants? to|would (?:like|love) to|(?:is|are) (?:planning|hoping|trying|going) to|(?:is|are) thinking (?:about|of)) `,
    '(?:will|would|could|can) (?:i|we) (?:get|be) in trouble (?:if (?:i|we)|for) ',
    '(?:do|should|must) (?:i|we) (?:(?:need|have) to )?(?:ask|tell|inform|notify|(?:get|have) (?:permission|approval))(?: (?:first|someone|somebody|anyone|anybody))? (?:to|for|before|if) (?:(?:i|we) )?',
    'how (?:many|much can|high|tall|loud) ',
    'how (?:do|can|should|would) (?:i|we) (?:go about|get (?:permission|approval) (?:to|for)|deal with|stop|complain about) ',
    'who (?:pays|fixes|owns|decides|repairs|maintains|has|is|can|cleans|enforces)(?: responsible)?(?: to| for)? ',
    '(?:who|whom) (?:do|can|should|would) (?:i|we) (?:ask|call|contact|tell|notify|see|(?:talk|speak|complain|write|report) to)(?: to| about| for| before| if| when)? ',
    'what (?:do|would|will|should) (?:i|we) (?:need|have)(?: to do)?(?: to| for| before (?:i|we))? ',
    'what (?:(?:do|can|should) (?:i|we) do|happens) (?:if|when|about) ',
    '(?:what|how) about ',
    `(?:what(?:['’]?s| is| are) )?(?:the |your |our )?(?:rules?|polic(?:y|ies)|process|procedure|steps?|requirements?) (?:${CONCERNING}|to) `,
    "what(?:['’]?s| is| are| does)(?: an?| the)? ",
    `(?:(?:i|we)(?:['’]?(?:m|re)| am| are)? )?(?:need|want|could use|looking for|seeking) (?:some |any |your )?${COUNSEL} ${CONCERNING} `,
    `(?:any |some )?${COUNSEL} ${CONCERNING} (?:an? |the )?`,
    '(?:please |pls |(?:can|could) (?:you|someone|anyone) )?help (?:me|us) (?:to |with )?',
    `(?:(?:i|we) have )?(?:an? )?(?:question|complaint|concern|issue|problem)s? ${CONCERNING} (?:an? |the )?`,
    "(?:(?:i|we)(?:['’]?(?:m|re)| am| are) )?(?:(?:so|very|really|just) )*(?:sick|tired|fed up|frustrated|annoyed|sick and tired) (?:of|with|by|about) ",
    '(?:please )?(?:tell me more about|explain|define) (?:an? |the )?',
    'meaning of ',
    `(?:can|may|could|must|should|do|does|is|are|am|why (?:did|can['’]?t)) (?:${SOMEBODY} )?(?:(?:need|have|has|allowed|required|legal|ok|okay|fine|alright|permitted|supposed|possible)(?: to)? )*(?:(?:permission|approval) (?:to|for) )?(?:for (?:me|us|them|someone) to |(?:to )?(?:if )?(?:i|we|they) )?`,
  ])}`,
  'i',
);

/** Words of somebody who tells a case or wants something else. */
const TELLING = new Set(
  'me you your he she his her who what why how when where which best'.split(' '),
);
const TOPIC_MAX_WORDS = 5;
const TOPIC_MAX_CHARS = 100;

/**
 * Whether a text only names a thing, as one types it into a search, or asks for it in a few words:
 * nobody is telling a case.
 */
export function isTopicAlone(text: string): boolean {
  if (text.length > TOPIC_MAX_CHARS) return false;
  const words = wordsOf(text.replace(LEAD_IN, ''));
  return words.length <= TOPIC_MAX_WORDS && words.every(({ form }) => !TELLING.has(form));
}
