/**
 * How long others may keep a response. Browsers ask each time and mostly hear 304; a CDN may answer
 * for ten seconds by itself, which is as long as a change can stay unseen behind one.
 */
export const SHARED = 'public, max-age=0, s-maxage=10';

/** Made for one visitor, from what that visitor sent. */
export const PERSONAL = 'private, no-store';

/** Names that change with the content: never asked for again. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Files under a name that stays. */
export const HOURLY = 'public, max-age=3600';

/** What is not there may be there tomorrow. */
export const UNKEPT = 'no-cache';
