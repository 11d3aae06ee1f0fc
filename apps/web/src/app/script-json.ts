/** JSON that cannot end the script element it stands in, nor begin a comment or another one. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
