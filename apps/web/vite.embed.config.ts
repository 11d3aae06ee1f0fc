import { defineConfig } from 'vite';

/** The scripts of embedding by their names: what host pages take, and what the frame of a widget does. */
const EMBED = { entry: 'src/embed/embed.ts', format: 'iife' } as const;
const SCRIPTS: Record<string, { entry: string; format: 'iife' | 'es' }> = {
  embed: EMBED,
  widgets: { entry: 'src/embed/widgets.ts', format: 'iife' },
  'widget-frame': { entry: 'src/start/widget-frame.ts', format: 'es' },
};

/**
 * One of the scripts of embedding, that of the mode: one file without a hash in its name, beside
 * the built application.
 */
export default defineConfig(({ mode }) => {
  const script = SCRIPTS[mode] ?? EMBED;
  return {
    publicDir: false,
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      lib: {
        entry: script.entry,
        formats: [script.format],
        name: 'portalEmbed',
        fileName: () => `${mode}.js`,
      },
      // Vite leaves spaces in what others bundle further: these are read by browsers as they are.
      rolldownOptions: { output: { minify: true } },
    },
  };
});
