import { getStepFields } from '../definition/form';
import type { FieldErrors } from '../definition/parse-answers';
import type { FormTicket } from './form-ticket';
import { createFormTicket as newTicket } from './form-ticket';
import type { SubmitContext, SubmitResult } from './submit-context';
import { createCaptchaState, rejectSubmission } from './submit-context';

/** From one page of a form to another; forward only where what lies behind is right. */
export async function goToStep(
  sending: SubmitContext,
  to: number,
  errors: FieldErrors,
  ticket: FormTicket | undefined,
): Promise<SubmitResult> {
  const { handler, rawSubmission, secret, now } = sending;
  const { form } = handler;
  const behind = new Set(
    form.steps
      .slice(0, to)
      .flatMap(getStepFields)
      .map(({ name }) => name),
  );
  const wrong = Object.entries(to > rawSubmission.step ? errors : {}).filter(([name]) =>
    behind.has(name),
  );
  if (wrong.length > 0)
    return rejectSubmission(sending, 422, { errors: Object.fromEntries(wrong), ticket });
  return {
    kind: 'step',
    state: {
      values: rawSubmission.values,
      errors: {},
      step: to,
      ticket: ticket ?? (await newTicket(form.name, secret, now)),
      captcha: await createCaptchaState(sending, { isOpen: false, isSpent: false }),
      filesToReselect: rawSubmission.filesToReselect,
    },
  };
}
