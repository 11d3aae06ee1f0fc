import {
  constructFromEvents,
  EVENT_ID,
  type Event,
  getScalarValue,
  parseEvents,
  YAMLException,
} from 'js-yaml';

/** A YAML text as plain data that remembers where each value stood. */
export interface YamlData {
  data: unknown;
  errors: { line: number; message: string }[];
  /** The line of a value, or of the nearest one around it when it is missing. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** Where a value begins, in a mapping with its key, and the places of the values in it. */
interface Place {
  offset: number;
  within: Map<PropertyKey, Place>;
}

/** Reads the places of values from what the parser met, one value after the other. */
class Places {
  readonly #text: string;
  readonly #events: readonly Event[];
  #next = 0;

  constructor(text: string, events: readonly Event[]) {
    this.#text = text;
    this.#events = events;
  }

  /** The place of the next value; undefined where what holds it ends. */
  next(): Place | undefined {
    const event = this.#events[this.#next++];
    if (event === undefined || event.type === EVENT_ID.POP) return undefined;
    if (event.type === EVENT_ID.DOCUMENT) return this.next();
    const within: Place['within'] = new Map();
    if (event.type === EVENT_ID.ALIAS) return { offset: event.anchorStart, within };
    if (event.type === EVENT_ID.SCALAR) return { offset: event.valueStart, within };
    if (event.type === EVENT_ID.SEQUENCE) this.#readItems(within);
    else this.#readEntries(within);
    return { offset: event.start, within };
  }

  #readItems(within: Place['within']): void {
    for (let item = this.next(); item !== undefined; item = this.next()) {
      within.set(within.size, item);
    }
  }

  /** An entry stands where its key does. */
  #readEntries(within: Place['within']): void {
    for (;;) {
      const event = this.#events[this.#next];
      const key = this.next();
      if (event === undefined || key === undefined) return;
      const value = this.next();
      if (event.type !== EVENT_ID.SCALAR || value === undefined) continue;
      within.set(getScalarValue(this.#text, event), { ...value, offset: key.offset });
    }
  }
}

function offsetOf(root: Place | undefined, path: readonly PropertyKey[]): number {
  let place = root;
  let offset = 0;
  for (const key of path) {
    place = place?.within.get(key);
    if (place === undefined) break;
    offset = place.offset;
  }
  return offset;
}

/** Where the lines of a text end. */
function lineEnds(text: string): number[] {
  const ends: number[] = [];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) ends.push(end);
  return ends;
}

/** How many of some places, in order, lie before another: by halves. */
function countBefore(places: readonly number[], offset: number): number {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((places[middle] ?? 0) < offset) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * Reads YAML.
 *
 * @param firstLine the line of the file on which the text begins, from 1
 */
export function readYaml(text: string, firstLine: number): YamlData {
  try {
    const events = parseEvents(text, {});
    const [data] = constructFromEvents(events, { source: text });
    let root: Place | undefined;
    let ends: number[] | undefined;
    return {
      data,
      errors: [],
      lineOf(path) {
        root ??= new Places(text, events).next();
        ends ??= lineEnds(text);
        return firstLine + countBefore(ends, offsetOf(root, path));
      },
    };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = firstLine + (error.mark?.line ?? 0);
    return { data: undefined, errors: [{ line, message: error.reason }], lineOf: () => line };
  }
}
