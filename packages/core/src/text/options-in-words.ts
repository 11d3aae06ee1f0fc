/** Choices for a refusal or a schema: what stands in an address or a call, and beside it what people read. */
export function optionsInWords(
  options: readonly { readonly value: string; readonly label: string }[],
): string {
  return options.map(({ value, label }) => `${value} (${label})`).join('; ');
}
