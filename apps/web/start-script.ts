import { build, type Plugin } from 'vite';

/** What the server imports to have the text of the script. */
const ID = 'virtual:start-script';
const RESOLVED = `\0${ID}`;

async function buildScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: 'src/start/start.ts', formats: ['iife'], name: 'portalStart' },
    },
  });
  const [bundle] = [output].flat();
  if (bundle === undefined || !('output' in bundle))
    throw new Error('The start script was not built');
  return bundle.output[0].code.trim();
}

/**
 * The script that every document holds inline, as text: it is there before any file arrives, so
 * that nothing a visitor does is lost, and it costs no request.
 */
export function startScript(): Plugin {
  return {
    name: 'start-script',
    resolveId: (id) => (id === ID ? RESOLVED : null),
    load: async (id) =>
      id === RESOLVED ? `export default ${JSON.stringify(await buildScript())}` : null,
  };
}
