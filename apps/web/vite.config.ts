import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { startScript } from './start-script.ts';
import { dropUnusedVariables } from './unused-variables.ts';

/** Where the API answers during development; `npm run dev` starts it there. */
const API_ORIGIN = 'http://localhost:3000';

const OUR_SOURCES = /\/(?:apps\/web|packages\/core)\/src\//;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), startScript()],
  css: { postcss: { plugins: [dropUnusedVariables()] } },
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
                // What nearly everything uses is needed at once anyway: one file and not ten.
                { name: 'base', minShareCount: 4 },
                // What pages have in common, and what only a few of them have.
                { name: 'pages', test: OUR_SOURCES, minShareCount: 2 },
              ],
            },
          },
        },
      },
  // One self-contained server module: the server package never resolves the web's dependencies.
  ssr: { noExternal: true },
  // Vite leaves this to the environment on a server, where React would render in development mode.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  server: {
    port: 5173,
    proxy: { '/trpc': API_ORIGIN, '/api': API_ORIGIN },
  },
}));
