/** Work of seconds that is done some milliseconds at a time, so that a process can answer between. */
export type Steps<Value> = Generator<undefined, Value, undefined>;

/** Does all that is left of some work at once. */
export function finish<Value>(steps: Steps<Value>): Value {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
