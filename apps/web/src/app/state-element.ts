/** The element that carries the dehydrated queries from the server to the browser. */
export const STATE_ELEMENT_ID = 'portal-state';
