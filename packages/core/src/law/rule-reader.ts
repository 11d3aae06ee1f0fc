import type { LawFact } from '../schemas/law.ts';
import { type AnswerModel, UNREAD } from '../search/meaning/answer-reader.ts';
import { withoutPlaces } from '../text/asked-states.ts';

/** The part of the model that knows rules. */
type RuleModel = Pick<AnswerModel, 'encoder' | 'rules' | 'ruleDirections'>;

/** Reads, as a whole, which rules of the law a question wants. */
export class RuleReader {
  readonly #model: RuleModel;
  /** By the number of a rule, the row of its direction, or -1. */
  readonly #rowOf: Int32Array;

  constructor(model: RuleModel, facts: readonly LawFact[]) {
    this.#model = model;
    const rows = new Map(model.rules.map((id, row) => [id, row]));
    this.#rowOf = Int32Array.from(facts, ({ id }) => rows.get(id) ?? -1);
  }

  /**
   * How near a question lies to each rule: a cosine, by the number of the rule.
   *
   * @param before what was said before it
   */
  read(text: string, before?: string): Float32Array {
    const { encoder, ruleDirections } = this.#model;
    const direction = encoder.encode(withoutPlaces(text), before && withoutPlaces(before));
    const cosines = ruleDirections.times(direction);
    const nearest = cosines.reduce((most, cosine) => Math.max(most, cosine), -1);
    return Float32Array.from(this.#rowOf, (row) => cosines[row] ?? nearest + UNREAD);
  }
}
