import { showColorScheme } from './color-scheme';
import { captureEarlyEvents, replayEarlyEvents } from './early-events';
import { enterWidget } from './enter-widget';
import { deferLayout, firstFrame, layOutAtOnce } from './first-frame';
import { loadApplication, type PageFiles } from './load-application';
import { markPresses } from './mark-presses';

// The page can be read before the application is there: its code and its fonts come after the
// first frame. Until then events are captured.
const files: PageFiles = document.currentScript?.dataset ?? {};
// Not within React's own work: a part of the page that is pressed is hydrated only outside of it.
const onLive = () => {
  setTimeout(replayEarlyEvents);
};
showColorScheme();
const wanted = enterWidget();
deferLayout();
markPresses();
captureEarlyEvents(onLive);
firstFrame()
  .then(() => loadApplication(files, wanted))
  // Without the application links and forms work as those of any page.
  .catch(() => {
    layOutAtOnce();
    onLive();
  });
