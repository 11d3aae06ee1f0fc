import { startApp } from './app/start-app';
import { announceLive } from './start/early-events';

startApp().catch((error: unknown) => {
  announceLive();
  throw error;
});
