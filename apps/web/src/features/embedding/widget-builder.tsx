import {
  WIDGETS,
  type WidgetAttribute,
  type WidgetAttributes,
  type WidgetTag,
} from '@hoa/core/widgets/widgets';
import { useState } from 'react';
import { PageBanner } from '../../components/page-banner';
import { BuilderField, BuilderSelect } from './builder-field';
import classes from './widget-builder.module.css';
import { useWidgetFields } from './widget-choices';
import { WidgetKinds } from './widget-kinds';
import { WidgetLines } from './widget-lines';
import { WidgetPreview } from './widget-preview';

type Theme = '' | 'light' | 'dark';
type Width = 'phone' | 'full';

/** What stands in the fields before anybody chooses; which state it is, visitors say. */
const FIRST: WidgetAttributes = {
  topic: 'reserve-funds',
  guide: 'fined',
  calculator: 'notice-dates',
};

/** A widget taller than this reaches below the fold, and is given the whole window. */
const TALL_PX = 900;
const STEP_PX = 10;
/** What the same words take more on a phone, where the preview is wider than that. */
const PHONE_PX = 40;

/** The room to keep for a widget of a height, as a CSS length. */
function roomFor(height: number, width: Width): string {
  if (height > TALL_PX) return '100vh';
  const tallest = width === 'phone' ? height : height + PHONE_PX;
  return `${Math.ceil(tallest / STEP_PX) * STEP_PX}px`;
}

/** Chooses a widget, shows it live, and gives the two lines that put it into another site. */
export function WidgetBuilder() {
  const [tag, setTag] = useState<WidgetTag>('hoa-ask');
  const [said, setSaid] = useState(FIRST);
  const [theme, setTheme] = useState<Theme>('');
  const [width, setWidth] = useState<Width>('full');
  const [room, setRoom] = useState<string>();
  const fields = useWidgetFields();
  const reads: readonly WidgetAttribute[] = WIDGETS[tag].reads;
  const own: WidgetAttributes = Object.fromEntries(
    reads.map((name) => [name, said[name] || undefined]),
  );
  const choose = (next: WidgetTag) => {
    setTag(next);
    setRoom(undefined);
  };
  const attributes = { ...own, theme: theme || undefined };
  return (
    <>
      <PageBanner
        part="tool"
        here="For your website"
        title="Put it on your website"
        text="A question box, an article, a guide, a calculator, the law of your state or the glossary, each by one tag. It is as tall as it needs to be, light or dark like your page, and always up to date."
      />
      <div className={`page ${classes.columns}`}>
        <form className={classes.form} onSubmit={(event) => event.preventDefault()}>
          <WidgetKinds chosen={tag} onChoose={choose} />
          {reads.map((name) => (
            <BuilderField
              key={name}
              field={fields[name]}
              value={said[name] ?? ''}
              onValue={(value) => setSaid({ ...said, [name]: value })}
            />
          ))}
          <BuilderSelect
            id="widget-theme"
            label="Colors"
            value={theme}
            options={{ '': 'Like the page around it', light: 'Always light', dark: 'Always dark' }}
            onValue={setTheme}
          />
        </form>
        <WidgetLines tag={tag} attributes={attributes} room={room} />
        <section className={classes.shown} aria-labelledby="preview-title">
          <div className={classes.bar}>
            <h2 id="preview-title">Preview</h2>
            <BuilderSelect
              id="widget-width"
              label="Width"
              value={width}
              options={{ full: 'As wide as here', phone: 'A phone' }}
              onValue={setWidth}
            />
          </div>
          <WidgetPreview
            tag={tag}
            attributes={attributes}
            width={width}
            onHeight={(height) => setRoom(roomFor(height, width))}
          />
        </section>
      </div>
    </>
  );
}
