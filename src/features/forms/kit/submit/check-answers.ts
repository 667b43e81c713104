import { getFields } from '../definition/form';
import type { FieldErrors } from '../definition/parse-answers';
import { parseAnswers } from '../definition/parse-answers';
import { CAPTCHA } from '../view/form-state';
import type { Attempt, Ending } from './attempt';
import { findCaptchaMethod } from './captcha';

/** Parses the answers and collects one error per field; refuses nothing itself. */
export function parseAttemptAnswers(attempt: Attempt): undefined {
  const { handler, visitorContext } = attempt.loadedForm;
  const parsed = parseAnswers(
    handler.form,
    attempt.rawSubmission.values,
    visitorContext.presentation.omittedFields,
  );
  if (parsed.ok) attempt.answers = parsed.answers;
  attempt.fieldErrors = collectFieldErrors(attempt, parsed.ok ? {} : parsed.errors);
}

/** Refuses invalid answers and submissions that show signs of a robot, all errors at once. */
export function checkAnswers(attempt: Attempt): Ending | undefined {
  const { loadedForm, rawSubmission, answers, ticket, fieldErrors } = attempt;
  const method = findCaptchaMethod(rawSubmission.captchaResponse, loadedForm.visitorContext.env);
  if (method) attempt.captchaMethod = method;
  const errors = { ...fieldErrors, ...findRobotErrors(attempt) };
  const isValid = answers && Object.keys(errors).length === 0;
  const isAsked = isQuestionAsked(attempt);
  if (isValid && isAsked && !isTooFast(attempt)) return undefined;
  return {
    kind: 'refused',
    status: 422,
    errors,
    ...(isValid && { alert: isAsked ? 'FORM_TOO_FAST' : 'FORM_LAST_QUESTION' }),
    ticket: ticket?.isExpired ? undefined : ticket,
  };
}

function findRobotErrors(attempt: Attempt): FieldErrors {
  const { rawSubmission, ticket, captchaMethod } = attempt;
  if (rawSubmission.isHoneypotFilled) return { [CAPTCHA]: { key: 'CAPTCHA_ERROR' } };
  if (!isQuestionAsked(attempt)) return {};
  return captchaMethod && ticket ? {} : { [CAPTCHA]: { key: 'ALERT_CAPTCHA_EMPTY' } };
}

/**
 * Returns whether the page of the form held a ticket or a captcha. Without script the form of a cached page
 * has neither (docs/architecture.md, idea 5): nobody was asked the question yet, so nobody failed to answer it.
 */
const isQuestionAsked = ({ rawSubmission }: Attempt): boolean =>
  rawSubmission.ticketToken !== '' ||
  Object.values(rawSubmission.captchaResponse).some((value) => value !== '');

/**
 * Returns whether the form was sent sooner after opening than a person can read it. A person whose
 * browser filled it in sends the same answers, captcha and ticket again.
 */
const isTooFast = ({ loadedForm, ticket, now }: Attempt): boolean =>
  ticket !== undefined && ticket.issuedAt + loadedForm.visitorContext.env.MIN_FILL_MS > now;

/** Returns one error per field, in the order of the form: from the schema, the files, the dynamic options. */
function collectFieldErrors(
  { loadedForm: { handler, visitorContext }, rawSubmission }: Attempt,
  schemaErrors: FieldErrors,
): FieldErrors {
  const { options = {} } = visitorContext.presentation;
  return Object.fromEntries(
    getFields(handler.form).flatMap((field) => {
      const { name } = field;
      const allowed = 'options' in field && field.options === 'dynamic' ? options[name] : undefined;
      const chosen = [rawSubmission.values[name] ?? []].flat().filter(Boolean);
      const isUnknown =
        allowed && !chosen.every((value) => allowed.some((option) => option.value === value));
      const error =
        schemaErrors[name] ??
        rawSubmission.fileErrors[name] ??
        (isUnknown && { key: 'ALERT_CHOICE_INVALID' as const });
      return error ? [[name, error] as const] : [];
    }),
  );
}
