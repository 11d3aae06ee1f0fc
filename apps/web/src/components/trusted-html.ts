/** https://www.w3.org/TR/trusted-types/, as far as it is needed here; TypeScript does not know it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}

const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('portal', { createHTML: (html) => html });

/**
 * Marks what the server rendered and sanitised as fit to become HTML. The policy of the pages lets
 * nothing else: a text that comes another way is refused by the browser.
 */
export function trustedHtml(html: string): { __html: string } {
  return { __html: policy?.createHTML(html) ?? html };
}
