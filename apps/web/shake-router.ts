import type { Plugin } from 'vite';

/** Marks in the code of react-router what may be left out where nothing uses it. */
export function markUnneeded(code: string): string {
  return code
    .replace(
      /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm,
      '$1/* @__PURE__ */ ',
    )
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false');
}

/**
 * Lets the build leave out what the portal does not use of react-router. Its module makes contexts
 * and components as it is loaded, in calls that a bundler must take for needed: without the marks
 * every visitor fetches more than twice what is used.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: markUnneeded,
    },
  };
}
