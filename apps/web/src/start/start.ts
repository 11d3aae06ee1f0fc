import { afterFirstFrame } from './after-first-frame';
import { keepEarlyEvents, replayEarlyEvents } from './early-events';
import { beginAtTop, layOutRest } from './first-layout';
import { whenLive } from './live-event';
import { fetchApplication, type PageFiles } from './page-files';

// The page can be read before the application is there: its code and its fonts come after the
// first frame. Until then what a visitor does is kept.
const files: PageFiles = document.currentScript?.dataset ?? {};
const goOn = () => {
  replayEarlyEvents();
  layOutRest();
};
beginAtTop();
keepEarlyEvents();
whenLive(goOn);
afterFirstFrame()
  .then(() => fetchApplication(files))
  // Without the application links and forms work as those of any page.
  .catch(goOn);
