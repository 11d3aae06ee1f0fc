import { startApp } from './app/start-app';
import { announceLive } from './start/live-event';

startApp().catch((error: unknown) => {
  announceLive();
  throw error;
});
