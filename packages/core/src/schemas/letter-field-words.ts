/** How a field is asked for and written into a letter. */
export const FIELD_KINDS = [
  'text',
  'date',
  'money',
  'number',
  'address',
  'paragraph',
  'lines',
  'choice',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** What a field is called, and how it is asked for. */
export interface FieldWords {
  label: string;
  kind: FieldKind;
  help?: string;
  /** The token by which a browser offers what it knows of its owner. */
  autocomplete?: string;
  /** Of a choice: what may be chosen, as the letter says it. */
  options?: readonly { value: string; label: string }[];
}
