import type { SteppedForm } from '../definition/form';
import { getStepFields } from '../definition/form';
import type { FieldErrors } from '../definition/parse-answers';

/** Reads the index of a step as a form sends it, at most that of the last step; undefined for anything else. */
export const readStep = ({ steps }: SteppedForm, text: unknown): number | undefined =>
  typeof text === 'string' && /^\d$/.test(text)
    ? Math.min(Number(text), steps.length - 1)
    : undefined;

/**
 * Returns the errors that keep a visitor from turning to another step: going forward, those of the steps before the
 * requested one; going back, none.
 */
export function findTurnErrors(
  { steps }: SteppedForm,
  { from, to }: { from: number; to: number },
  errors: FieldErrors,
): FieldErrors {
  if (to <= from) return {};
  const previous = new Set(
    steps
      .slice(0, to)
      .flatMap(getStepFields)
      .map(({ name }) => name),
  );
  return Object.fromEntries(Object.entries(errors).filter(([name]) => previous.has(name)));
}

/** Returns the index of the first step with an error; without one, of the last step, which has the captcha. */
export function findFirstErrorStep({ steps }: SteppedForm, errors: FieldErrors): number {
  const index = steps.findIndex((step) => getStepFields(step).some(({ name }) => name in errors));
  return index < 0 ? steps.length - 1 : index;
}
