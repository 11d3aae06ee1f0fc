import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dropUnusedColors } from './unused-colors.ts';

/** Where the API answers during development; `npm run dev` starts it there. */
const API_ORIGIN = 'http://localhost:3000';

const START_SOURCES = /vite\/preload-helper|\/apps\/web\/src\/start\//;
const OUR_SOURCES = /\/(?:apps\/web|packages\/core)\/src\//;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  css: { postcss: { plugins: [dropUnusedColors()] } },
  build: isSsrBuild
    ? { copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'src/entry-client.ts',
          output: {
            codeSplitting: {
              groups: [
                // What runs before everything else is a file of its own.
                { name: 'start', test: START_SOURCES, priority: 1 },
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
