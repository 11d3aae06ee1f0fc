import manifest from '../package.json' with { type: 'json' };

/** The version of the portal, as its descriptions for programs name it. */
export const VERSION: string = manifest.version;
