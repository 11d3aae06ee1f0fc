// Fills DATA_DIR with the whole library, so that a portal which starts there need not load it.
import { fillWithLibrary } from './library-database.ts';

const { DATA_DIR } = process.env;
if (!DATA_DIR) throw new Error('Set DATA_DIR to the folder that is to be filled.');
await fillWithLibrary(DATA_DIR);
