import type { RequestContext } from '../../../../platform/request-context';
import type { Form } from '../definition/form';
import { getFields } from '../definition/form';
import type { FormPresentation } from '../submit/handler';
import { HONEYPOT } from '../submit/raw-submission';
import { CaptchaField } from './captcha-field';
import { FormFooter } from './form-footer';
import type { FormViewState } from './form-state';
import { FormStepView } from './form-step-view';

export interface FormViewProps {
  ctx: RequestContext;
  form: Form;
  state: FormViewState;
  presentation: FormPresentation;
  /** The path that the form is submitted to: its own page, with its subject in the query. */
  action: string;
  /** Heading level of the steps' titles. */
  heading?: 'h2' | 'h3';
}

/**
 * A form that works without script (decision 25). Its state has the values and errors of a refused
 * submission; without a ticket the form can be part of a cached page.
 */
export function FormView({
  ctx,
  form,
  state,
  presentation,
  action,
  heading = 'h2',
}: FormViewProps) {
  const { step } = state;
  const isLast = step === form.steps.length - 1;
  const hasFiles = getFields(form).some(({ kind }) => kind === 'file');
  if (!form.steps[step]) return null;
  return (
    <form
      className="form"
      id={form.name}
      method="post"
      action={action}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      noValidate
      data-form={form.name}
    >
      {/* First in the body: without it the server stores none of the files that follow. */}
      {state.ticket && <input type="hidden" name="key" value={state.ticket.token} />}
      <FormStepView {...{ ctx, form, state, presentation, heading }} />
      <HoneypotField ctx={ctx} id={`${form.name}-${HONEYPOT}`} />
      {isLast && <CaptchaField ctx={ctx} form={form} state={state} />}
      <FormFooter
        {...{ ctx, form, step }}
        submitLabel={presentation.texts?.submit ?? form.texts.submit}
        hasDraft={state.ticket !== undefined}
      />
    </form>
  );
}

/** The honeypot: hidden from sight, from the keyboard and from screen readers, so only robots fill it in. */
function HoneypotField({ ctx, id }: { ctx: RequestContext; id: string }) {
  return (
    <div className="form__honeypot" aria-hidden="true">
      <label htmlFor={id}>{ctx.t('FORM_LEAVE_EMPTY')}</label>
      <input id={id} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
