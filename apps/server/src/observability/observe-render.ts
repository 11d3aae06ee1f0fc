import type { WebBuild } from '../pages/web-build.ts';
import type { Metrics } from './metrics.ts';

/** The web application with the time of each rendering noted. */
export function observeRender(web: WebBuild, metrics: Metrics): WebBuild {
  return {
    ...web,
    async render(request) {
      const stop = metrics.renders.startTimer();
      try {
        return await web.render(request);
      } finally {
        stop();
      }
    },
  };
}
