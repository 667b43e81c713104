import type { ReactNode } from 'react';
import type { TextKey } from '../../../../domain/language/texts';
import type { RequestContext } from '../../../../platform/request-context';
import { getFields } from '../definition/form';
import type { HiddenValues, PlainButton, PlainForm } from '../definition/plain-form';
import { getPlainFormId } from '../definition/plain-form';
import type { FormPresentation } from '../submit/handler';
import type { RefusedForm } from '../submit/read-form';
import { ErrorSummary } from './error-summary';
import { DraftNote } from './form-footer';
import { FormParts } from './form-parts';

export interface PlainFormProps<F extends PlainForm> {
  ctx: RequestContext;
  form: F;
  /** The path that the form is sent to. */
  action: string;
  hidden?: HiddenValues<F>;
  /** What the path refused; only the form that it is about shows it. */
  refused?: RefusedForm | undefined;
  presentation?: FormPresentation;
  /** Its look beside `form`: 'form--dense' at the desk, 'form--dense form--line' for fields in one line. */
  className?: string;
  /** The buttons that it has now, some of which may send another form of its path that needs none of its parts. */
  buttons?: readonly PlainButton[];
  /** The login that its passwords belong to: a password manager reads it from the form. */
  login?: string;
  /** The sentence above the buttons. */
  note?: TextKey;
  /** What each button is about, for who hears it alone. */
  about?: string;
  /** Whether a script stores what is typed by its first button, while it is typed (client/desk/save-typed.ts). */
  isSavedTyped?: boolean;
  /** What stands beside the buttons: a link that leaves the form. */
  children?: ReactNode;
}

/** A form without ticket and captcha: errors, fields, hidden values, buttons (decision 129). */
export function PlainFormView<const F extends PlainForm>({
  ctx,
  form,
  action,
  hidden,
  refused,
  presentation = {},
  className,
  buttons = form.buttons,
  login,
  note,
  about,
  isSavedTyped = false,
  children,
}: PlainFormProps<F>) {
  const id = getPlainFormId(form, hidden ?? {});
  const shown = refused?.form && getPlainFormId(refused.form, refused.values) === id && refused;
  const fields = getFields(form);
  const presets = fields.flatMap(({ name, preset }) => (preset ? [[name, preset]] : []));
  const values = shown
    ? shown.values
    : { ...Object.fromEntries(presets), ...presentation.initialValues };
  const errors = shown ? shown.errors : {};
  const hasDraft = !isSavedTyped && fields.some(({ kind }) => kind === 'textarea');
  return (
    <form
      {...{ id, action, method: 'post', noValidate: true }}
      className={['form', className].filter(Boolean).join(' ')}
      data-keep={hasDraft ? '' : undefined}
      data-saves={isSavedTyped ? '' : undefined}
    >
      <ErrorSummary
        {...{ ctx, form, id, errors }}
        {...(shown && { alert: shown.alert, alertValues: shown.alertValues })}
      />
      <HiddenInputs values={hidden} />
      {login && (
        <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
      )}
      <FormParts
        {...{ ctx, form, id, presentation }}
        parts={form.parts}
        state={{ values, errors }}
      />
      {note && <p className="note">{ctx.t(note)}</p>}
      <div className="form__buttons">
        {buttons.map((button) => (
          <PlainFormButton key={button.label} {...{ ctx, button, about }} />
        ))}
        {children}
      </div>
      {hasDraft && <DraftNote ctx={ctx} />}
      {isSavedTyped && <p className="form__saved" role="status" data-saved="" hidden />}
    </form>
  );
}

/** The hidden values of a form. */
export const HiddenInputs = ({
  values = {},
}: {
  values?: Readonly<Record<string, string | number>> | undefined;
}) =>
  Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));

const PlainFormButton = ({
  ctx,
  button,
  about,
}: {
  ctx: RequestContext;
  button: PlainButton;
  about: string | undefined;
}) => (
  <button
    type="submit"
    className={`button button--${button.isOutlined ? 'outlined' : 'forest'}`}
    {...(button.value && { name: 'action', value: button.value })}
  >
    {ctx.t(button.label)}
    {about && <span className="visually-hidden">, {about}</span>}
  </button>
);
