/** What a question wants to be told: what a thing is, how to go about it, a figure, or a fact. */
export type QuestionKind = 'definition' | 'procedure' | 'figure' | 'fact';

const DEFINITION =
  /^\W*(?:so,?\s+|and\s+|ok,?\s+|hi,?\s+)?(?:what(?:['’]?s|\s+is|\s+are|\s+does|\s+do)|define|definition of|meaning of|explain)\b(?!.*\b(?:rules?|limits?|process|procedure|penalty|deadline|options|(?:we|i|you) do|to do|wrong|best|allowed|required)\b)|\bwhat (?:does|do) .{1,50} mean\b|\bwhat is the (?:definition|meaning)\b/i;
const PROCEDURE =
  /\bhow (?:do|can|should|would|could|to|does one|does a|does an)\b|\bwhat (?:can|should|do|must|could) (?:i|we|you|they|my|our|the|a|an)\b|\bwhat (?:are|is) (?:my|our|the) (?:options?|steps?|process|procedure|recourse|rights?)\b|\b(?:steps?|next step|recourse|procedure)\b|\bwhat (?:to do|now|next)\b/i;
const FIGURE =
  /\bhow (?:much|many|long|often|soon|far|big|large|high|tall|old|late)\b|\bwhat (?:percent|percentage|number|amount)\b|\b(?:limit|maximum|minimum|cap|deadline)\b/i;
/** A story of what happened to the writer, without a question: what it wants is what to do now. */
const STORY =
  /^(?!\W*(?:can|is|are|does|do|did|who|when|where|which|why|may|must|should)\b)(?=[^?]*$).*\b(?:me|my|i|us|our|we)\b/is;
/** A definition is asked for in few words; a long story that begins with 'what is' wants more. */
const LONGEST_DEFINITION_CHARS = 110;

/** Reads from its wording what a question wants. */
export function questionKind(question: string): QuestionKind {
  const text = question.trim();
  if (text.length <= LONGEST_DEFINITION_CHARS && DEFINITION.test(text)) return 'definition';
  if (PROCEDURE.test(text) || STORY.test(text)) return 'procedure';
  return FIGURE.test(text) ? 'figure' : 'fact';
}
