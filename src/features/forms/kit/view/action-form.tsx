import type { ReactNode } from 'react';
import * as v from 'valibot';
import type { RequestContext } from '../../../../platform/request-context';
import type { HiddenValues, PlainButton, PlainForm } from '../definition/plain-form';
import type { RefusedForm } from '../submit/read-form';
import { ErrorSummary } from './error-summary';
import { HiddenInputs } from './plain-form-view';

/**
 * A form of buttons and hidden values, such as a line of a list with what can be done to it: what it is about
 * (`children`), then a button for each action. What is wrong with it is said by the page (`FormAlert`).
 */
export function ActionForm<const F extends PlainForm>({
  ctx: { t },
  form,
  action,
  hidden,
  className,
  label,
  about,
  buttons = form.buttons,
  pressed,
  buttonClassName,
  buttonLabel,
  buttonContent,
  children,
}: {
  ctx: RequestContext;
  form: F;
  /** The path that the form is sent to; by default the address of its page. */
  action?: string;
  hidden: HiddenValues<F>;
  className?: string;
  /** What its buttons are about, if nothing in it says so. */
  label?: string;
  /** What each button is about, for who hears it alone. */
  about?: string;
  /** The buttons that it has now; all by default. */
  buttons?: readonly PlainButton[];
  /** The value of the button that shows how things stand. */
  pressed?: string;
  /** The look of its buttons, instead of that of a button. */
  buttonClassName?: string | undefined;
  /** What a button does, in words that name the thing; by default its label. */
  buttonLabel?: string;
  /** What is drawn in the button, such as an icon; by default its label. */
  buttonContent?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <form method="post" action={action} className={className} aria-label={label}>
      {children}
      <HiddenInputs values={hidden} />
      {buttons.map(({ value, label: text, isOutlined, isDisabled }) => (
        <button
          key={text}
          type="submit"
          className={buttonClassName ?? `button button--${isOutlined ? 'outlined' : 'forest'}`}
          aria-label={buttonLabel}
          disabled={isDisabled}
          aria-pressed={pressed === undefined ? undefined : value === pressed}
          {...(value && { name: 'action', value })}
        >
          {buttonContent ?? t(text)}
          {about && <span className="visually-hidden">, {about}</span>}
        </button>
      ))}
    </form>
  );
}

/** What was refused and belongs to no form with fields, above the forms of a page. */
export const FormAlert = ({
  ctx,
  refused,
}: {
  ctx: RequestContext;
  refused: RefusedForm | undefined;
}) =>
  refused && !refused.form ? (
    <ErrorSummary
      ctx={ctx}
      form={NO_FORM}
      errors={{}}
      alert={refused.alert}
      alertValues={refused.alertValues}
    />
  ) : null;

const NO_FORM: PlainForm = { name: 'page', schema: v.object({}), parts: [], buttons: [] };
