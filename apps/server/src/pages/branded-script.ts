import { SITE_NAME } from '@hoa/core/site';

/** What host pages load: the only files that say the portal's name and know no page that does. */
const HOST_SCRIPTS = ['/embed.js', '/widgets.js'];

/** A name so that it stands in any string of a script, whichever quotes are around it. */
function scriptText(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9 .,-]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/**
 * A script for host pages with the name of a brand in place of the portal's.
 *
 * @returns null for a file that stays as it was built
 */
export function brandedScript(path: string, body: Buffer, name: string): Buffer | null {
  if (name === SITE_NAME || !HOST_SCRIPTS.includes(path)) return null;
  return Buffer.from(body.toString('utf8').replaceAll(SITE_NAME, () => scriptText(name)));
}
