import type { ComponentPropsWithoutRef, MouseEvent, SubmitEvent } from 'react';

interface ScriptedFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onClick' | 'onSubmit'> {
  /** Called in place of sending the form, with the button that sends it where one was pressed. */
  onSend: (form: HTMLFormElement, button: HTMLButtonElement | null) => void;
  /** Whether onSend says what is missing; without a script the browser does. */
  saysMissing?: boolean;
}

/** The button of a form whose press sends it. */
function sendingButton({ target, currentTarget }: MouseEvent<HTMLFormElement>) {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.form === currentTarget && button.type === 'submit' ? button : null;
}

/**
 * A form that a script answers; where none runs, the browser sends it. In a sandbox without
 * allow-forms no submit event is fired, so the press of its button counts, as which Enter in a field
 * arrives too.
 */
export function ScriptedForm({ onSend, saysMissing = false, ...others }: ScriptedFormProps) {
  const press = (event: MouseEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const button = sendingButton(event);
    if (button === null) return;
    event.preventDefault();
    const isUnchecked = saysMissing || form.noValidate || button.formNoValidate;
    if (isUnchecked || form.reportValidity()) onSend(form, button);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(event.currentTarget, null);
  };
  // biome-ignore lint/a11y/useKeyWithClickEvents: keys on a button, and Enter in a field, arrive as clicks
  return <form {...others} onClick={press} onSubmit={submit} />;
}
