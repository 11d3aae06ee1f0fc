import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classNames } from './class-names.ts';
import { darkWithoutScript } from './dark-without-script.ts';
import { development } from './development.ts';
import { fetchSheetsAgain } from './fetch-sheets-again.ts';
import { plainIcons } from './plain-icons.ts';
import { shakeRouter } from './shake-router.ts';
import { startScript } from './start-script.ts';
import { steadyIds } from './steady-ids.ts';

/** The definitions of the glossary are fetched where they are shown. */
const OUR_SOURCES =
  /\/(?:apps\/web|packages\/core)\/src\/(?!glossary\/|data\/|calendar\/|money\/|calculators\/(?!tool-))/;

/** A file of 200 bytes for one sign, with 700 of headers, is no saving. */
const ICONS = /\/@tabler\/icons-react\/dist\/esm\/icons\//;

/** Everything but what works with days and money: pages list the calculators and run none. */
const NOT_CALCULATING = /^(?!.*\/packages\/core\/src\/(?:calendar|money|calculators)\/(?!tool-))/;
const CALCULATORS = /\/packages\/core\/src\/calculators\/(?!tool-)/;
const DAYS_AND_MONEY = /\/packages\/core\/src\/(?:calendar|money)\//;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    startScript(),
    shakeRouter(),
    steadyIds(),
    plainIcons(),
    fetchSheetsAgain(),
    development(),
  ],
  css: {
    postcss: darkWithoutScript,
    // During development a class says where it is from.
    modules: command === 'build' ? { generateScopedName: classNames(import.meta.dirname) } : {},
  },
  build: isSsrBuild
    ? { copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          // What every page begins with is a sheet of its own: the components' rules go on top of it.
          input: ['src/entry-client.ts', 'src/styles/styles.css', 'src/styles/fonts.css'],
          output: {
            codeSplitting: {
              groups: [
                // Run in a task of its own, and kept by browsers from one release to the next.
                {
                  name: 'react',
                  test: /\/node_modules\/(?:react|react-dom|scheduler)\//,
                  priority: 1,
                },
                // What nearly everything uses is needed at once anyway: one file and not ten.
                { name: 'base', test: NOT_CALCULATING, minShareCount: 4 },
                // What pages have in common, and what only a few of them have.
                { name: 'pages', test: OUR_SOURCES, minShareCount: 2 },
                { name: 'icons', test: ICONS, minShareCount: 2 },
                // However many calculators share it, no page of text needs it.
                { name: 'days-and-money', test: DAYS_AND_MONEY, minShareCount: 2 },
                { name: 'calculators', test: CALCULATORS, minShareCount: 2 },
              ],
            },
          },
        },
      },
  // One self-contained server module: the server package never resolves the web's dependencies.
  ssr: { noExternal: true },
  // Vite leaves this to the environment on a server, where React would render in development mode.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
}));
