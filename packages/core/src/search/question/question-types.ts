import type { AnswerType } from '../../library/section.ts';

/** How each thing is asked for, and how words sound that tell it. */
interface TypeSigns {
  asks: RegExp;
  tells: RegExp;
}

const NUMBER = String.raw`(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|sixty|ninety|half|majority)\b)`;
const TIME = String.raw`(?:minute|hour|day|week|month|year)s?\b`;

/**
 * Signs by which a question's type is read, and by which a passage is known to tell it. They are
 * turns of English, not subjects, so that they hold for questions nobody has asked yet.
 */
const SIGNS: Readonly<Record<AnswerType, TypeSigns>> = {
  'how-long': {
    asks: /\bhow (?:long|soon|many (?:days|weeks|months|years|hours|minutes)|often|early|late|far (?:back|ahead|in advance)|much (?:time|notice))\b|\b(?:deadline|time limit|expire|notice period|by when)\b|^\W*(?:and )?when\b|\bwhen (?:do|does|must|will|can|is|are|should)\b|\bwhat (?:day|date|time)\b/i,
    tells: new RegExp(
      String.raw`${NUMBER}[^.;]{0,30}?\b${TIME}|\b(?:annual|yearly|monthly|weekly|quarterly|forever|permanent)|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d|\b(?:deadline|within|until|before|after)\b`,
      'i',
    ),
  },
  'how-much': {
    asks: /\bhow (?:much|many|big|large|high|tall|small|loud|heavy|wide|few|expensive|far|old|young)\b|\b(?:what|which) (?:percent\w*|share|amount|number|size|limit|height|width|weight|age|fee|rate|form|vote|majority|cost)\b|\b(?:max(?:imum)?|minimum|limit|cap|lowest|highest|most|least)\b|\d ?%|\bpercent\b|\bwhat (?:does|do|did|would|will)\b.{1,60}\b(?:cost|charge)\b|\bwhat(?:['’]?s| is| are) the (?:cost|price|charge)\b/i,
    tells: new RegExp(
      String.raw`[$%]|${NUMBER}[^.;]{0,20}?\b(?:percent|dollars?|cents?|feet|foot|inch(?:es)?|units?|homes?|lots?|votes?|owners?|people|meters?|pounds?|square|guests?|miles?|gallons?|decibels?)\b|\b(?:two-thirds|majority|quarter|half)\b|\d`,
      'i',
    ),
  },
  'who-pays': {
    asks: /\bwho(?:['’]s| is| are|se)? ?(?:pays?|paying|owes?|responsible|liable|fix(?:es)?|repairs?|maintains?|covers?|insures?|cleans?|replaces?|on the hook|fault|job|insurance|responsibility)\b|\b(?:do|does|should|must|will|is|am) (?:i|we|they|he|she|the \w+|my \w+|owners?) (?:\w+ )?(?:have to |need to )?(?:pay|liable|responsible|on the hook)\b|\bwho (?:should|has to|must|gets? to|is supposed to|do i) (?:pay|fix|repair|maintain|clean|bill)\b|\bat (?:whose|my|our) (?:cost|expense)\b/i,
    tells:
      /\b(?:pays?|paid|paying|payer|cost|costs|charged?|billed|owes?|owed|liable|liability|responsib\w+|maintains?|repairs?|insures?|insurance|expense|half)\b/i,
  },
  'what-if-refused': {
    asks: /\bwhat (?:if|happens (?:if|when))\b|\b(?:refus\w+|den(?:y|ied|ies)|rejected|turned down|turns? (?:me|us|it) down|ignor\w+|won['’]?t|will not|wouldn['’]?t|(?:has|have) ?n[o']t (?:answered|responded|replied)|(?:hasn|haven|didn|doesn|don)['’]?t (?:answer\w*|respond\w*|repl\w+|listen\w*|fix\w*|enforce\w*|act|do anything)|no (?:answer|response|reply)|said no|says? no|never (?:answer\w*|respond\w*|repl\w+))\b/i,
    tells:
      /\b(?:refus\w+|den(?:y|ied|ial|ies)|ignor\w+|appeal\w*|reject\w*|silence|no (?:answer|reply)|deemed|escalat\w+|court|mediation|complain\w*|in writing|remed(?:y|ies)|sue|petition|demand|reasons?)\b/i,
  },
  'what-do-i-write': {
    asks: /\b(?:write|draft|word|phrase|compose|template|sample|example (?:of|letter)|wording)\b.*\b(?:letter|email|notice|request|complaint|appeal|response|reply|petition|motion|clause|resolution|rule|it|me)\b|\b(?:sample|template|form letter|example) (?:\w+ ){0,2}(?:letter|notice|motion|clause|resolution|minutes|agenda|petition)\b|\b(?:letter|email) (?:to|for|asking|template)\b|\bwhat (?:do|should|can) (?:i|we) (?:write|say)\b|\bwhat (?:\w+ )?(?:goes (?:in|on|into)\b|(?:do|does|should|must|needs? to|has to|have to|would)\b.{0,40}\b(?:go (?:in|on|into)|includes?|contain|say|put in|be (?:in|on) (?:it|the|a|an|our|my))\b)/i,
    tells: /^Sample\b|\b(?:letter|write|wording)\b/i,
  },
  'what-is': {
    asks: /^\W*(?:so,?\s+|and\s+|ok,?\s+|hi,?\s+)?(?:what(?:['’]?s|\s+is|\s+are|\s+does|\s+do)|define|definition of|meaning of|explain)\b(?!.*\b(?:rules?|limits?|process|procedure|penalty|deadline|options|(?:we|i|you) do|to do|wrong|best|allowed|required|need|costs?|charge|price)\b)|\bwhat (?:does|do) .{1,50} mean\b|\bwhat (?:is|are) the (?:definition|meaning|difference)\b|\bdifference between\b|\bwhat counts as\b/i,
    tells:
      /\b(?:is|are) (?:an?|the|any|money|not|one|individually|when)\b|\b(?:means|refers to|is called|consists? of|measures|covers|differs?|asks|stands for)\b/i,
  },
  'who-decides': {
    asks: /\bwho (?:decides|can|may|has|gets to|makes|sets|chooses|picks|appoints|approves|votes|enforces|controls|owns|runs|elects|is in charge|do i (?:ask|call|contact|tell|report)|signs|calls?)\b|\bneed(?:s)? (?:a |an? owner |owner )?(?:vote|approval)\b|\bwithout (?:a |an? owner |owner |our |the owners['’]? ?)?(?:vote|asking|approval|permission|consent|telling)\b|\bvote (?:on|for|of)\b/i,
    tells:
      /\b(?:decides?|decided|approv\w+|votes?|board|owners?|majority|committee|authority|power|consent|elect\w*|appoint\w*|declaration|bylaws|statute)\b/i,
  },
  why: {
    asks: /^\W*(?:so |but |and )?(?:why|how come|what(?:['’]s| is) the (?:point|reason)|for what reason)\b|\bwhy (?:do|does|did|is|are|can|would|should)\b/i,
    tells: /\b(?:because|so that|since|in order|reason|the point|protects?|therefore|exists?)\b/i,
  },
  'how-to': {
    asks: /\bhow (?:do|can|should|would|could|to|does one|does an?|is|are)\b|\bwhat (?:can|should|do|must|could) (?:i|we|you|they|my|our|the|an?)\b|\bwhat (?:are|is) (?:my|our|the) (?:options?|steps?|process|procedure|recourse|rights?)\b|\b(?:steps?|next step|recourse|procedure)\b|\bwhat (?:to do|now|next|happens now)\b|\bhelp\b/i,
    tells:
      /^(?:(?:If|When|Before|After|To) [^.;:]{3,120}, )?(?:first,? )?(?:answer|appeal|ask|attend|bring|build|call|check|collect|compare|count|document|file|find|fix|get|give|go|keep|learn|list|look|note|offer|pay|photograph|point|put|read|record|report|request|save|search|send|start|stop|take|talk|tell|test|use|watch|write)\b|\b(?:should|work in|in order|steps?|first)\b/i,
  },
  'must-i': {
    asks: /\b(?:do|does|must|should|am|are|is|will|have|has|need) (?:i|we|they|he|she|it|you|an? \w+|the \w+|my \w+|our \w+|owners?|boards?)\b.{0,40}\b(?:have to|need|must|required|obligated|supposed|mandatory|register|ask|pay|get|file|sign|join|tell|allow|let|give|keep|provide)\b|\b(?:required|mandatory|obligat\w+|do i need|must (?:i|we|they|the)|have to)\b/i,
    tells:
      /\b(?:must|required?s?|requires|need(?:s|ed)?|ha(?:s|ve) to|mandatory|duty|owes?|nobody|no (?:signature|duty|approval|law)|not required|binds?|unless|optional)\b/i,
  },
  'may-they': {
    asks: /\b(?:can|may|could|is it (?:legal|ok(?:ay)?|allowed|lawful|legit|right|fair)|are (?:they|we|you|boards?|owners?) (?:allowed|permitted|able)|am i allowed|allowed to|legal to|right to|is (?:this|that|it) (?:even )?(?:legal|allowed|enforceable|valid)|(?:can|will|do)(?:n['’]?t| not)|isn['’]?t (?:it|that|this)|stop (?:me|us|them)|make (?:me|us)|force|ban|prohibit|enforceable|able to)\b/i,
    tells:
      /\b(?:may|can|cannot|must|bars?|barred|ban(?:s|ned)?|allow(?:s|ed)?|permit(?:s|ted)?|lawful|legal|illegal|forbid\w*|prohibit\w*|void\w*|only (?:if|when|where|under)|unless|protect\w*|never|no power|authority|limited|protected|right)\b/i,
  },
};

const TYPES = Object.keys(SIGNS) as AnswerType[];
/** A definition is asked for in few words; a long story that begins with 'what is' wants more. */
const DEFINITION_CHARS_MAX = 110;
/** A story of what happened to the writer, without a question: what it wants is what to do now. */
const STORY =
  /^(?!\W*(?:can|is|are|does|do|did|who|when|where|which|why|how|what|may|must|should)\b)(?=[^?]*$).*\b(?:me|my|i|us|our|we)\b/is;

/** What a question wants to be told, the surest first; a story wants to know what may be done. */
export function typesAsked(question: string): AnswerType[] {
  const text = question.trim();
  const asked = TYPES.filter(
    (type) =>
      SIGNS[type].asks.test(text) && (type !== 'what-is' || text.length <= DEFINITION_CHARS_MAX),
  );
  if (asked.length > 0) return asked;
  return STORY.test(text) ? ['how-to', 'may-they'] : [];
}

/** Whether words sound as if they told what a type of question wants to know. */
export function tells(text: string, type: AnswerType): boolean {
  return SIGNS[type].tells.test(text);
}
