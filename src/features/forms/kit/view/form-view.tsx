import type { ReactNode } from 'react';
import type { RequestContext } from '../../../../platform/request-context';
import type { Field, FormPart } from '../definition/field';
import type { Form } from '../definition/form';
import { getFields, getStepFields } from '../definition/form';
import type { FieldValues } from '../definition/parse-answers';
import { getRequiredFields } from '../definition/parse-answers';
import type { FormPresentation } from '../submit/handler';
import { getReselectInputName, HONEYPOT } from '../submit/raw-submission';
import { CaptchaField } from './captcha-field';
import { ErrorSummary } from './error-summary';
import { buildConditionAttributes, FieldView } from './field-view';
import { FormFooter } from './form-footer';
import type { FormViewState } from './form-state';
import { FormSteps, FormStepTitle } from './form-steps';
import { getFieldOptions, resolveField } from './resolve-field';

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
  const required = getRequiredFields(form);
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
      <FormSteps {...{ ctx, form, step }} />
      <ErrorSummary
        {...{ ctx, form, errors, alert, helpLinks, requestId }}
        filesToReselect={isLast ? filesToReselect : undefined}
      />
      <FormStepTitle {...{ ctx, form, step, heading }} />
      {isLast && form.steps.length === 1 && (
        <p className="form__notice">{ctx.t('FORM_REQUIRED_NOTICE')}</p>
      )}
      {shownStep.parts.map((part) => (
        <FormPartView key={getPartKey(part)} {...{ ctx, part, values }}>
          {(definedField) => {
            const field = resolveField(definedField, presentation);
            if (!field) return null;
            return (
              <FieldView
                key={field.name}
                {...{ ctx, field, values }}
                id={`${form.name}-${field.name}`}
                error={errors[field.name]}
                filesToReselect={filesToReselect?.[field.name]}
                isRequired={required.has(field.name)}
                options={getFieldOptions(field, presentation)}
              />
            );
          }}
        </FormPartView>
      ))}
      <HiddenAnswers {...{ form, step, values, presentation, filesToReselect }} />
      <HoneypotField ctx={ctx} id={`${form.name}-${HONEYPOT}`} />
      {state.ticket && <input type="hidden" name="key" value={state.ticket.token} />}
      {isLast && <CaptchaField ctx={ctx} form={form} state={state} />}
      <FormFooter
        {...{ ctx, form, step }}
        submitLabel={presentation.texts?.submit ?? form.texts.submit}
        hasDraft={state.ticket !== undefined}
      />
    </form>
  );
}

const getPartKey = (part: FormPart): string =>
  'fields' in part ? part.fields.map(getPartKey).join(' ') : part.name;

/** A field, a row of them, or a group with its legend. */
function FormPartView({
  ctx,
  part,
  values,
  children,
}: {
  ctx: RequestContext;
  part: FormPart;
  values: FieldValues;
  children: (field: Field) => ReactNode;
}) {
  if (part.kind === 'row') return <FieldRowView fields={part.fields}>{children}</FieldRowView>;
  if (part.kind !== 'group') return children(part);
  const { t } = ctx;
  return (
    <fieldset className="form__group" {...buildConditionAttributes(part, values)}>
      <legend>{t(part.legend)}</legend>
      {part.hint && <p className="field__hint">{t(part.hint)}</p>}
      {part.fields.map((inner) => (
        <FormPartView key={getPartKey(inner)} {...{ ctx, part: inner, values, children }} />
      ))}
    </fieldset>
  );
}

/**
 * Fields side by side. Beside a short field (a postcode) the other takes the rest of the width; two
 * short fields (from and to) stay side by side on the narrowest page.
 */
function FieldRowView({
  fields,
  children,
}: {
  fields: readonly Field[];
  children: (field: Field) => ReactNode;
}) {
  const [isShort, ...others] = fields.map((field) => 'width' in field && field.width === 'short');
  const modifiers = {
    'form__row--short': isShort && others.every(Boolean),
    'form__row--short-first': isShort && !others.some(Boolean),
  };
  const names = Object.entries(modifiers).flatMap(([name, isOn]) => (isOn ? name : []));
  return <div className={['form__row', ...names].join(' ')}>{fields.map(children)}</div>;
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
  const hiddenFields = getFields(form).filter(({ name }) => !shownNames.has(name));
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
