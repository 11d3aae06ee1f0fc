import { enableCompileCache } from 'node:module';
import { keepTickShape } from './tick-shape.ts';

keepTickShape();
enableCompileCache();
const { start } = await import('./start.ts');
// Vite serves the pages during development; it hands on what is not a page.
await start({ pages: !process.argv.includes('--api-only') });
