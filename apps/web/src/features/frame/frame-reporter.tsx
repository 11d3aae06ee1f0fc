import { useEffect } from 'react';
import { isFramed } from './frame-messages';
import { CONTENT_ID, reportHeight } from './report-height';

/** Other sites refuse to be shown in frames: a link that leads to one opens beside the host page. */
function openOutside({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin === window.location.origin) return;
  link.target = '_blank';
  link.relList.add('noopener');
}

/** Keeps a host page informed while the portal is framed, and does nothing otherwise. */
export function FrameReporter() {
  useEffect(() => {
    const content = document.getElementById(CONTENT_ID);
    if (!isFramed() || content === null) return;
    const stop = reportHeight(content);
    document.addEventListener('click', openOutside, { capture: true });
    return () => {
      stop();
      document.removeEventListener('click', openOutside, { capture: true });
    };
  }, []);
  return null;
}
