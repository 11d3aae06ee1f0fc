import { defineConfig } from 'vite';

/** /embed.js for host pages: one file without a hash in its name, beside the built application. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    lib: {
      entry: 'src/embed/embed.ts',
      formats: ['iife'],
      name: 'portalEmbed',
      fileName: () => 'embed.js',
    },
  },
});
