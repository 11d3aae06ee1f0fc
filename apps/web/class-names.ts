import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const COMMENT = /\/\*[\s\S]*?\*\//g;
/** What a CSS module gives a name to: its classes and its animations. */
const NAMED = /(?:\.|@keyframes )([a-z_][\w-]*)/gi;

/** Every name of every CSS module below a folder, as `file name`, always in the same order. */
function namesBelow(root: string): string[] {
  return globSync('src/**/*.module.css', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const css = readFileSync(`${root}/${file}`, 'utf8').replace(COMMENT, '');
      const names = new Set([...css.matchAll(NAMED)].map(([, name]) => name));
      return [...names].map((name) => `${file} ${name}`);
    });
}

/**
 * Names for what CSS modules declare: a number, so that pages and style sheets spend two or three
 * letters on a class. A hash of five, which no compression can shorten, was a fortieth of a page.
 *
 * @param root the folder of the web application; the browser's build and the server's number alike
 * @returns the name that a name of a file is built with; it throws Error for one it has not found
 */
export function classNames(root: string): (name: string, file: string) => string {
  const numbers = new Map(namesBelow(root).map((place, index) => [place, index]));
  return (name, file) => {
    const number = numbers.get(`${relative(root, file)} ${name}`);
    if (number === undefined) throw new Error(`No CSS module declares '${name}' in ${file}`);
    return `_${number.toString(36)}`;
  };
}
