// A partner's page with widgets: it need only compile.
import { loadWidgets, type WidgetElements } from '@hoa/client/embed';
import { type HTMLAttributes, useEffect, useRef } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends WidgetElements<HTMLAttributes<HTMLElement>> {}
  }
}

/** As a framework without attributes of its own would have the tags. */
export const plain: WidgetElements['hoa-ask'] = { state: 'TX', slot: 'aside', children: ['none'] };

export function Widgets({ state }: { state: string }) {
  const law = useRef<HTMLElement>(null);
  useEffect(() => loadWidgets('https://hoa.example.org'), []);
  return (
    <>
      <hoa-ask key="ask" state={state} slot="aside" style={{ display: 'block', minHeight: 490 }}>
        <a href="/ask">Ask the portal</a>
      </hoa-ask>
      <hoa-law ref={law} state={state} onClick={(event) => event.currentTarget.focus()} />
      {/* @ts-expect-error two looks and no third */}
      <hoa-glossary theme="sepia" />
      {/* @ts-expect-error a slug is text */}
      <hoa-article topic={5} />
    </>
  );
}
