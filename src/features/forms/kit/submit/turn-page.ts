import { getStepFields } from '../definition/form';
import type { Attempt, Ending } from './attempt';

/**
 * Ends an attempt that asks for another page of the form. Going forward is refused while a page
 * before the requested one has errors; going back never is.
 */
export function turnPage({
  loadedForm,
  rawSubmission,
  fieldErrors,
  ticket,
}: Attempt): Ending | undefined {
  const { step, targetStep } = rawSubmission;
  if (targetStep === undefined) return undefined;
  const previousFields = new Set(
    loadedForm.handler.form.steps
      .slice(0, targetStep)
      .flatMap(getStepFields)
      .map(({ name }) => name),
  );
  const errors = Object.entries(targetStep > step ? fieldErrors : {}).filter(([name]) =>
    previousFields.has(name),
  );
  return errors.length > 0
    ? { kind: 'refused', status: 422, errors: Object.fromEntries(errors), ticket }
    : { kind: 'form-step', step: targetStep };
}
