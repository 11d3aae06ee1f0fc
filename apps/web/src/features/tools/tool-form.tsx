import {
  type Calculator,
  type FieldProblem,
  isShown,
  type Texts,
  textsOf,
} from '@hoa/core/calculators/calculator';
import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { ToolRows } from './rows-field';
import { ToolField } from './tool-field';
import classes from './tool-form.module.css';

export interface ToolFormProps {
  calculator: Calculator;
  texts: Texts;
  problems: readonly FieldProblem[];
  /** Called with the fields that changed. */
  onTexts: (changed: Texts) => void;
}

/** The fields of a calculator, part by part. It sends itself where no script runs. */
export function ToolForm({ calculator, texts, problems, onTexts }: ToolFormProps) {
  const { slug, fields, parts } = calculator;
  const form = useRef<HTMLFormElement>(null);
  const takeEarly = useEffectEvent(() => {
    if (form.current === null) return;
    const typed = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const early = textsOf(fields, Object.fromEntries(typed));
    const isSame = Object.entries(early).every(
      ([name, text]) => text === (texts[name] ?? fields[name]?.start),
    );
    if (!isSame) onTexts(early);
  });
  // What was typed before the page was live is in the document and nowhere else.
  useEffect(() => takeEarly(), []);
  const stay = (event: MouseEvent) => event.preventDefault();
  return (
    <form ref={form} action={`/tools/${slug}`} className={classes.form} data-screen-only noValidate>
      {parts.map((part) => (
        <fieldset key={part.title} className={classes.part}>
          <legend>{part.title}</legend>
          <div className={classes.fields}>
            {part.fields.map((name) => {
              const field = fields[name];
              if (field === undefined) return null;
              const shared = {
                name,
                text: texts[name] ?? field.start,
                isShown: isShown(field, texts, fields),
                onText: (text: string) => onTexts({ [name]: text }),
              };
              return field.kind === 'rows' ? (
                <ToolRows key={name} field={field} problems={problems} {...shared} />
              ) : (
                <ToolField
                  key={name}
                  field={field}
                  problem={problems.find((problem) => problem.field === name)?.message}
                  {...shared}
                />
              );
            })}
          </div>
        </fieldset>
      ))}
      <button type="submit" className={classes.send} onClick={stay}>
        Calculate
      </button>
    </form>
  );
}
