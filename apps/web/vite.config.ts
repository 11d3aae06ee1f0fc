import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the API answers during development; `npm run dev` starts it there. */
const API_ORIGIN = 'http://localhost:3000';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: isSsrBuild
    ? { copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: { input: 'src/entry-client.tsx' },
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
