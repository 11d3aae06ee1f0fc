import { escapeHtml } from '@hoa/core/text/escape-html';
import {
  WIDGETS,
  type WidgetAttributes,
  type WidgetLook,
  type WidgetTag,
  widgetHtml,
} from '@hoa/core/widgets/widgets';
import { CodeBlock } from './code-block';
import classes from './other-sites.module.css';

interface OtherSitesProps {
  tag: WidgetTag;
  attributes: WidgetAttributes & Pick<WidgetLook, 'theme'>;
  origin: string;
}

/** How the same widget is written where plain HTML is not what a site is made of. */
export function OtherSites({ tag, attributes, origin }: OtherSitesProps) {
  const data = Object.entries(attributes)
    .filter(([, value]) => value)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value ?? '')}"`)
    .join('');
  const place = `<div data-hoa-widget="${tag.replace('hoa-', '')}"${data}></div>`;
  const types = `import type { WidgetElements } from '@hoa/client/embed';
import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends WidgetElements<HTMLAttributes<HTMLElement>> {}
  }
}`;
  const react = `import { loadWidgets } from '@hoa/client/embed';

loadWidgets('${origin}');

${widgetHtml(tag, attributes).replace(/><\/.*$/, ' />')}`;
  const frame = `<iframe src="${origin}${WIDGETS[tag].path(attributes) ?? '/'}" title="${WIDGETS[tag].title}"
  style="width: 100%; height: 40rem; border: 0" allow="clipboard-write"></iframe>`;
  return (
    <div className={classes.others}>
      <details>
        <summary className={classes.title}>WordPress and other site builders</summary>
        <p>
          Put the script into the site’s header or footer, and the tag into a block of custom HTML.
          Where an editor takes unknown tags out, write this instead of the tag:
        </p>
        <CodeBlock label="the place" code={place} />
      </details>
      <details>
        <summary className={classes.title}>React</summary>
        <p>The tags are elements of JSX. The script is fetched once, from this portal:</p>
        <CodeBlock label="the component" code={react} />
        <p>In a file of types, once:</p>
        <CodeBlock label="the types" code={types} />
      </details>
      <details>
        <summary className={classes.title}>Where no script may run</summary>
        <p>A frame of a fixed height, which scrolls by itself:</p>
        <CodeBlock label="the frame" code={frame} />
      </details>
    </div>
  );
}
