import type { RequestContext } from '../../../../platform/request-context';
import type { SteppedForm } from '../definition/form';
import { getFields, getStepFields, isOptionalStep } from '../definition/form';
import { getRequiredFields } from '../definition/parse-answers';
import type { FormPresentation } from '../submit/handler';
import { getReselectInputName } from '../submit/raw-submission';
import { DoneSteps } from './done-steps';
import { ErrorSummary } from './error-summary';
import { FormParts } from './form-parts';
import type { FormViewState } from './form-state';
import { FormSteps, FormStepTitle } from './form-steps';

interface FormStepViewProps {
  ctx: RequestContext;
  form: SteppedForm;
  state: FormViewState;
  presentation: FormPresentation;
  /** Heading level of the steps' titles. */
  heading: 'h2' | 'h3';
}

/** The shown step of a form: progress, errors, what was answered before, its fields; the other answers hidden. */
export function FormStepView({ ctx, form, state, presentation, heading }: FormStepViewProps) {
  const { step, values, errors, alert, alertValues, filesToReselect, helpLinks, requestId } = state;
  const isLast = step === form.steps.length - 1;
  const isOptional = isOptionalStep(form, step, getRequiredFields(form));
  const { parts } = form.steps[step] ?? { parts: [] };
  return (
    <>
      <FormSteps {...{ ctx, form, step }} />
      <ErrorSummary
        {...{ ctx, form, errors, alert, alertValues, helpLinks, requestId }}
        filesToReselect={isLast ? filesToReselect : undefined}
      />
      <DoneSteps {...{ ctx, form, state, presentation }} />
      <FormStepTitle {...{ ctx, form, step, heading }} />
      {(form.steps.length === 1 || isOptional) && (
        <p className="form__notice">
          {ctx.t(isOptional ? 'FORM_OPTIONAL_STEP' : 'FORM_REQUIRED_NOTICE')}
        </p>
      )}
      <FormParts {...{ ctx, form, state, presentation, parts, isOptional }} />
      <HiddenAnswers {...{ form, step, values, presentation, filesToReselect }} />
    </>
  );
}

/** Hidden inputs with the answers of other steps and of omitted fields, so that the server stores no drafts. */
function HiddenAnswers({
  form,
  step,
  values,
  presentation,
  filesToReselect = {},
}: Pick<FormStepViewProps, 'form' | 'presentation'> &
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
