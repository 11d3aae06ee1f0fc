/** What opens the list for editors in the portal of the journeys. */
export const REVIEW_TOKEN = 'the-token-of-the-browser-journeys';
