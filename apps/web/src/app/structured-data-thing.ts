/** A thing in the vocabulary of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}
