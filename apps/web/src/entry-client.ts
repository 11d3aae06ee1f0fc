import { startApp } from './app/start-app';
import { announceLive, LIVE_EVENT } from './start/early-events';
import { layOutRest } from './start/lay-out-rest';

document.addEventListener(LIVE_EVENT, () => layOutRest(), { once: true });
startApp().catch((error: unknown) => {
  announceLive();
  throw error;
});
