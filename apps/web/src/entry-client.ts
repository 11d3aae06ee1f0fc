import './styles/styles.css';
import { afterFirstFrame } from './start/after-first-frame';
import { keepEarlyEvents, replayEarlyEvents } from './start/early-events';
import { preloadModules } from './start/preload-modules';

// The page can be read before the application is there: its code and its fonts come after the first frame.
keepEarlyEvents();
afterFirstFrame(() => {
  preloadModules();
  import('./styles/fonts.css');
  import('./app/start-app')
    .then(({ startApp }) => startApp())
    // Without the application links and forms work as those of any page.
    .catch(replayEarlyEvents);
});
