import { markPresses } from './app/mark-presses';
import { startApp } from './app/start-app';
import { announceLive } from './start/early-events';

markPresses();
startApp().catch((error: unknown) => {
  announceLive();
  throw error;
});
