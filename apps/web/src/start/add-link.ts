/** Adds a link to the head of the page. */
export function addLink(properties: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), properties);
  document.head.append(link);
  return link;
}
