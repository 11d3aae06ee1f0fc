import {
  WIDGETS_SCRIPT,
  type WidgetAttributes,
  type WidgetTag,
  widgetHtml,
} from '@hoa/core/widgets/widgets';
import { useBrowserValue } from '../../components/use-browser-value';
import { CodeBlock } from './code-block';
import { OtherSites } from './other-sites';
import classes from './widget-lines.module.css';

interface WidgetLinesProps {
  tag: WidgetTag;
  attributes: WidgetAttributes;
  /** The room to keep for it, as a CSS length, once its height is known. */
  room: string | undefined;
}

/** The two lines that put a widget into another site. */
export function WidgetLines({ tag, attributes, room }: WidgetLinesProps) {
  const origin = useBrowserValue(() => window.location.origin, '');
  const html = widgetHtml(tag, { ...attributes, room });
  return (
    <section className={classes.lines} aria-labelledby="lines-title">
      <h2 id="lines-title">Two lines for your page</h2>
      <p>Once on the page, wherever its scripts are, however many widgets there are:</p>
      <CodeBlock
        label="the script"
        code={`<script src="${origin}${WIDGETS_SCRIPT}" async></script>`}
      />
      <p>
        Where the widget is to stand
        {room !== undefined &&
          '. The style keeps room for it, so that nothing moves while your page loads'}
        :
      </p>
      <CodeBlock label="the tag" code={html} />
      <OtherSites tag={tag} attributes={attributes} origin={origin} />
    </section>
  );
}
