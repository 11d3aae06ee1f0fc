import { WIDGET_TAGS, type WidgetTag } from '@hoa/core/widgets/widgets';
import { useEffect, useEffectEvent, useRef } from 'react';
import { WIDGET_NAMES } from './widget-choices';
import classes from './widget-kinds.module.css';

interface WidgetKindsProps {
  chosen: WidgetTag;
  onChoose: (tag: WidgetTag) => void;
}

/** Which widget it is to be. */
export function WidgetKinds({ chosen, onChoose }: WidgetKindsProps) {
  const kinds = useRef<HTMLFieldSetElement>(null);
  // What was chosen before the page was live is in the document and nowhere else.
  const takeEarlyChoice = useEffectEvent(() => {
    const form = kinds.current?.form;
    const checked = form && new FormData(form).get('widget');
    const early = WIDGET_TAGS.find((each) => each === checked);
    if (early !== undefined && early !== chosen) onChoose(early);
  });
  useEffect(() => takeEarlyChoice(), []);
  return (
    <fieldset ref={kinds} className={classes.kinds}>
      <legend>What to show</legend>
      {WIDGET_TAGS.map((each) => (
        <label key={each} className={classes.kind}>
          <input
            type="radio"
            name="widget"
            value={each}
            checked={each === chosen}
            onChange={() => onChoose(each)}
          />
          <span>
            <strong>{WIDGET_NAMES[each].name}</strong>
            <span className="note">{WIDGET_NAMES[each].text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
