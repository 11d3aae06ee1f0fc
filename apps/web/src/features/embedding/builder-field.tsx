import classes from './builder-field.module.css';
import type { WidgetField } from './widget-choices';

interface BuilderSelectProps<Value extends string> {
  id: string;
  label: string;
  value: Value;
  /** What each value is called. */
  options: Readonly<Record<Value, string>>;
  onValue: (value: Value) => void;
}

/** A choice among a few words. */
export function BuilderSelect<Value extends string>(props: BuilderSelectProps<Value>) {
  const { id, label, value, options, onValue } = props;
  const values = Object.keys(options) as Value[];
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={classes.input}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = values.find((one) => one === currentTarget.value);
          if (chosen !== undefined) onValue(chosen);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {options[one]}
          </option>
        ))}
      </select>
    </div>
  );
}

function Choices({ field: { none, groups } }: { field: WidgetField }) {
  return (
    <>
      {none !== undefined && <option value="">{none}</option>}
      {groups.map(({ name, choices }) => {
        const options = choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ));
        return name === '' ? (
          options
        ) : (
          <optgroup key={name} label={name}>
            {options}
          </optgroup>
        );
      })}
    </>
  );
}

interface BuilderFieldProps {
  field: WidgetField;
  value: string;
  onValue: (value: string) => void;
}

/** What a widget is told by one of its attributes. */
export function BuilderField({ field, value, onValue }: BuilderFieldProps) {
  const id = `widget-${field.attribute}`;
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{field.label}</label>
      {field.groups.length === 0 ? (
        <input
          id={id}
          className={classes.input}
          value={value}
          autoComplete="off"
          onChange={({ currentTarget }) => onValue(currentTarget.value)}
        />
      ) : (
        <select
          id={id}
          className={classes.input}
          value={value}
          onChange={({ currentTarget }) => onValue(currentTarget.value)}
        >
          <Choices field={field} />
        </select>
      )}
    </div>
  );
}
