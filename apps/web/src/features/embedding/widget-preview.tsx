import {
  WIDGETS_SCRIPT,
  type WidgetAttributes,
  type WidgetLook,
  type WidgetTag,
} from '@hoa/core/widgets/widgets';
import { useEffect, useEffectEvent, useRef } from 'react';
import { logFailure } from '../../api/log-failure';
import { useBrowserValue } from '../../components/use-browser-value';
import classes from './widget-preview.module.css';

/** Milliseconds after its first height in which the fonts of a widget may still change it. */
const SETTLING_MS = 800;

interface WidgetPreviewProps {
  tag: WidgetTag;
  attributes: WidgetAttributes & Pick<WidgetLook, 'theme'>;
  width: 'phone' | 'full';
  /** Called with the height of the widget, before anybody uses it. */
  onHeight: (height: number) => void;
}

/** The widget itself, as it will stand in the host page. */
export function WidgetPreview({ tag, attributes, width, onHeight }: WidgetPreviewProps) {
  const Tag = tag;
  const place = useRef<HTMLDivElement>(null);
  const portal = useBrowserValue(() => window.location.origin, '');
  const measure = useEffectEvent(() => {
    const height = place.current?.firstElementChild?.getBoundingClientRect().height;
    if (height !== undefined) onHeight(height);
  });
  useEffect(() => {
    // A script for any host page, which no build of ours resolves.
    import(/* @vite-ignore */ WIDGETS_SCRIPT).catch((error: unknown) => {
      logFailure('The preview was not loaded:', error);
    });
  }, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onReady = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, SETTLING_MS);
    };
    const { current } = place;
    current?.addEventListener('hoa-ready', onReady);
    return () => {
      clearTimeout(timer);
      current?.removeEventListener('hoa-ready', onReady);
    };
  }, []);
  return (
    <div ref={place} className={classes.place} data-width={width}>
      {portal !== '' && <Tag key={`${tag} ${width}`} {...attributes} portal={portal} />}
    </div>
  );
}
