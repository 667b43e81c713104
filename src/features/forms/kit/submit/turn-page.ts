import type { Attempt, Ending } from './attempt';
import { findTurnErrors } from './step-order';

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
  const { form } = loadedForm.handler;
  const errors = findTurnErrors(form, { from: step, to: targetStep }, fieldErrors);
  return Object.keys(errors).length > 0
    ? { kind: 'refused', status: 422, errors, ticket }
    : { kind: 'form-step', step: targetStep };
}
