import { enableCompileCache } from 'node:module';
import { keepTickShape } from './tick-shape.ts';

keepTickShape();
enableCompileCache();
const { start } = await import('./start.ts');
await start();
