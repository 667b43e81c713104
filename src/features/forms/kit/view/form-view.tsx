import type { RequestContext } from '../../../../platform/request-context';
import type { Form } from '../definition/form';
import { getFields, getStepFields } from '../definition/form';
import type { FormPresentation } from '../submit/handler';
import { getReselectInputName, HONEYPOT } from '../submit/raw-submission';
import { CaptchaField } from './captcha-field';
import { DoneSteps } from './done-steps';
import { ErrorSummary } from './error-summary';
import { FormFooter } from './form-footer';
import { FormParts } from './form-parts';
import type { FormViewState } from './form-state';
import { FormSteps, FormStepTitle } from './form-steps';

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
  const { step, values, errors, alert, filesToReselect, helpLinks, requestId } = state;
  const isLast = step === form.steps.length - 1;
  const shownStep = form.steps[step];
  const hasFiles = getFields(form).some(({ kind }) => kind === 'file');
  if (!shownStep) return null;
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
      <FormSteps {...{ ctx, form, step }} />
      <ErrorSummary
        {...{ ctx, form, errors, alert, helpLinks, requestId }}
        filesToReselect={isLast ? filesToReselect : undefined}
      />
      <DoneSteps {...{ ctx, form, state, presentation }} />
      <FormStepTitle {...{ ctx, form, step, heading }} />
      {isLast && form.steps.length === 1 && (
        <p className="form__notice">{ctx.t('FORM_REQUIRED_NOTICE')}</p>
      )}
      <FormParts {...{ ctx, form, state, presentation }} parts={shownStep.parts} />
      <HiddenAnswers {...{ form, step, values, presentation, filesToReselect }} />
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

/** Hidden inputs with the answers of other steps and of omitted fields, so that the server stores no drafts. */
function HiddenAnswers({
  form,
  step,
  values,
  presentation,
  filesToReselect = {},
}: Pick<FormViewProps, 'form' | 'presentation'> &
  Pick<FormViewState, 'step' | 'values' | 'filesToReselect'>) {
  const shownFields = getStepFields(form.steps[step] ?? { parts: [] }).filter(
    (field) => !presentation.omittedFields?.includes(field.name),
  );
  const shownNames = new Set(shownFields.map(({ name }) => name));
  // A password is asked again rather than kept in a page.
  const hiddenFields = getFields(form).filter(
    ({ name, kind }) => !shownNames.has(name) && kind !== 'password',
  );
  return (
    <>
      {form.steps.length > 1 && <input type="hidden" name="step" value={step} />}
      {hiddenFields.flatMap(({ name }) =>
        [values[name] ?? []]
          .flat()
          .map((value) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          )),
      )}
      {Object.entries(filesToReselect).flatMap(([name, files]) =>
        files.map((file) => (
          <input key={file} type="hidden" name={getReselectInputName(name)} value={file} />
        )),
      )}
    </>
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
