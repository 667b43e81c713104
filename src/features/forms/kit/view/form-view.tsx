import type { ReactNode } from 'react';
import type { RequestContext } from '../../../../platform/request-context';
import type { Values } from '../definition/answers';
import { requiredFields } from '../definition/answers';
import type { Field, Option, Part } from '../definition/field';
import type { Form } from '../definition/form';
import { fieldsOf, fieldsOfStep } from '../definition/form';
import type { Given } from '../submit/handler';
import { lostName, TRAP } from '../submit/sent';
import { ErrorSummary } from './error-summary';
import { conditionData, FieldView } from './field-view';
import { FormFooter } from './form-footer';
import { askedHere } from './given';
import { RobotCheck } from './robot-check';
import type { FormState } from './state';
import { Steps, StepTitle } from './steps';

export interface FormViewProps {
  ctx: RequestContext;
  form: Form;
  state: FormState;
  given: Given;
  /** Where it is sent to: the form's own page, with what it is about. */
  action: string;
  /** The heading its steps' titles stand at. */
  heading?: 'h2' | 'h3';
}

/**
 * A form, sendable without script (decision 25). With state it is filled in and says what is wrong;
 * without a ticket it may stand in a cached page.
 */
export function FormView({ ctx, form, state, given, action, heading = 'h2' }: FormViewProps) {
  const { step, values, errors, alert, lost, ways } = state;
  const isLast = step === form.steps.length - 1;
  const shown = form.steps[step];
  const hasFiles = fieldsOf(form).some(({ kind }) => kind === 'file');
  const required = requiredFields(form);
  if (!shown) return null;
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
      <Steps {...{ ctx, form, step }} />
      <ErrorSummary {...{ ctx, form, errors, alert, ways }} lost={isLast ? lost : undefined} />
      <StepTitle {...{ ctx, form, step, heading }} />
      {isLast && form.steps.length === 1 && (
        <p className="form__notice">{ctx.t('FORM_REQUIRED_NOTICE')}</p>
      )}
      {shown.parts.map((part) => (
        <PartView key={nameOf(part)} {...{ ctx, part, values }}>
          {(defined) => {
            const field = askedHere(defined, given);
            if (!field) return null;
            return (
              <FieldView
                key={field.name}
                {...{ ctx, field, values }}
                id={`${form.name}-${field.name}`}
                error={errors[field.name]}
                lost={lost?.[field.name]}
                isRequired={required.has(field.name)}
                options={optionsOf(field, given)}
              />
            );
          }}
        </PartView>
      ))}
      <CarriedAlong {...{ form, step, values, given, lost }} />
      <Trap ctx={ctx} id={`${form.name}-${TRAP}`} />
      {state.ticket && <input type="hidden" name="key" value={state.ticket.token} />}
      {isLast && <RobotCheck ctx={ctx} form={form} state={state} />}
      <FormFooter
        {...{ ctx, form, step }}
        submit={given.texts?.submit ?? form.texts.submit}
        keepsDraft={state.ticket !== undefined}
      />
    </form>
  );
}

const nameOf = (part: Part): string =>
  'fields' in part ? part.fields.map(nameOf).join(' ') : part.name;

/** A field, a row of them, or a group with its legend. */
function PartView({
  ctx,
  part,
  values,
  children,
}: {
  ctx: RequestContext;
  part: Part;
  values: Values;
  children: (field: Field) => ReactNode;
}) {
  if (part.kind === 'row') return <RowView fields={part.fields}>{children}</RowView>;
  if (part.kind !== 'group') return children(part);
  const { t } = ctx;
  return (
    <fieldset className="form__group" {...conditionData(part, values)}>
      <legend>{t(part.legend)}</legend>
      {part.hint && <p className="field__hint">{t(part.hint)}</p>}
      {part.fields.map((inner) => (
        <PartView key={nameOf(inner)} {...{ ctx, part: inner, values, children }} />
      ))}
    </fieldset>
  );
}

/**
 * A postcode and its town: the short one is as wide as its answer, the other takes the rest. From and
 * to stand side by side however narrow the page.
 */
function RowView({
  fields,
  children,
}: {
  fields: readonly Field[];
  children: (field: Field) => ReactNode;
}) {
  const [isShort, ...others] = fields.map((field) => 'width' in field && field.width === 'short');
  const ways = {
    'form__row--short': isShort && others.every(Boolean),
    'form__row--short-first': isShort && !others.some(Boolean),
  };
  const names = Object.entries(ways).flatMap(([name, holds]) => (holds ? name : []));
  return <div className={['form__row', ...names].join(' ')}>{fields.map(children)}</div>;
}

const optionsOf = (field: Field, given: Given): readonly Option[] => {
  if (!('options' in field)) return [];
  return field.options === 'given' ? (given.options?.[field.name] ?? []) : field.options;
};

/** The answers of the other steps, and to what cannot be asked now, go with this one: no server has to remember them. */
function CarriedAlong({
  form,
  step,
  values,
  given,
  lost = {},
}: Pick<FormViewProps, 'form' | 'given'> & Pick<FormState, 'step' | 'values' | 'lost'>) {
  const here = fieldsOfStep(form.steps[step] ?? { parts: [] }).filter(
    (field) => !given.omits?.includes(field.name),
  );
  const asked = new Set(here.map(({ name }) => name));
  const others = fieldsOf(form).filter(({ name }) => !asked.has(name));
  return (
    <>
      {form.steps.length > 1 && <input type="hidden" name="step" value={step} />}
      {others.flatMap(({ name }) =>
        [values[name] ?? []]
          .flat()
          .map((value) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          )),
      )}
      {Object.entries(lost).flatMap(([name, files]) =>
        files.map((file) => <input key={file} type="hidden" name={lostName(name)} value={file} />),
      )}
    </>
  );
}

/** Filled in by robots only: people neither see it, nor come by with the keyboard, nor hear of it. */
function Trap({ ctx, id }: { ctx: RequestContext; id: string }) {
  return (
    <div className="form__trap" aria-hidden="true">
      <label htmlFor={id}>{ctx.t('FORM_LEAVE_EMPTY')}</label>
      <input id={id} name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
