import { loadSiteSecret } from '../../../../platform/auth/secret-store';
import { getFields } from '../definition/form';
import type { FieldErrors } from '../definition/parse-answers';
import { parseAnswers } from '../definition/parse-answers';
import { loadBodyHash } from '../store/submissions-store';
import type { FormViewState } from '../view/form-state';
import { CAPTCHA, EMPTY_FORM_STATE } from '../view/form-state';
import { findCaptchaMethod } from './captcha';
import { readFormBody } from './form-body';
import { readFormTicket } from './form-ticket';
import { goToStep } from './go-to-step';
import type { LoadedForm } from './load-form';
import { readRawSubmission } from './raw-submission';
import { isSameOriginRequest } from './same-origin';
import { handleDuplicate } from './store-submission';
import type { SubmitContext, SubmitRejection, SubmitResult } from './submit-context';
import { rejectSubmission, rejectUnavailable } from './submit-context';
import { getMaxUploadBytes } from './uploads';
import { verifyCaptcha } from './verify-captcha';

/**
 * A sent form, from the cheapest check to the dearest (decisions 25 and 26): where it was sent from,
 * its size, its answers, its ticket, then limits, the proof, the files, one batch.
 */
export async function handleSubmission(
  sentRequest: Request,
  loadedForm: LoadedForm,
): Promise<SubmitResult> {
  const { headers } = sentRequest;
  const { handler: room, visitorContext: request } = loadedForm;
  const { env } = request;
  const { form } = room;
  if (!isSameOriginRequest(headers, env.PUBLIC_ORIGIN))
    return createUnreadRejection(403, 'FORM_ELSEWHERE');
  const body = await readFormBody(sentRequest, getMaxUploadBytes(form));
  if (!body.ok)
    return createUnreadRejection(
      body.status,
      body.status === 413 ? 'FORM_TOO_LARGE' : 'FORM_UNREADABLE',
    );
  const sent = await readRawSubmission(form, body.data);
  if (request.presentation.outage)
    return rejectUnavailable({ handler: room, request, rawSubmission: sent });
  try {
    const secret = await loadSiteSecret(env.DB);
    const address = headers.get('CF-Connecting-IP') ?? undefined;
    return await processSubmission({
      handler: room,
      request,
      loadedForm,
      rawSubmission: sent,
      clientIp: address,
      secret,
      now: Date.now(),
    });
  } catch (error) {
    console.error('form not stored', form.name, error);
    return rejectUnavailable({ handler: room, request, rawSubmission: sent });
  }
}

const createUnreadRejection = (
  status: SubmitRejection['status'],
  alert: FormViewState['alert'],
): SubmitRejection => ({
  kind: 'refused',
  status,
  state: { ...EMPTY_FORM_STATE, alert },
});

/** Its answers, its ticket, whether it was sent before: nothing here writes. */
async function processSubmission(sending: SubmitContext): Promise<SubmitResult> {
  const { handler, request, rawSubmission, secret, now } = sending;
  const { form } = handler;
  const parsed = parseAnswers(form, rawSubmission.values);
  const errors = collectFieldErrors(sending, parsed.ok ? {} : parsed.errors);
  const read = await readFormTicket(rawSubmission.ticketToken, form.name, secret, now);
  if (rawSubmission.targetStep !== undefined)
    return goToStep(sending, rawSubmission.targetStep, errors, read?.ticket);

  const before = read && (await loadBodyHash(request.env.DB, read.ticket.key));
  if (before) return handleDuplicate(sending, before, errors);
  const proof = findCaptchaMethod(rawSubmission.captchaResponse, request.env);
  const isHasty = read && read.ticket.issuedAt + request.env.MIN_FILL_MS > now;
  const robot: FieldErrors = {
    ...(!(proof && read) && { [CAPTCHA]: { key: 'ALERT_CAPTCHA_EMPTY' } }),
    ...((rawSubmission.isHoneypotFilled || isHasty) && { [CAPTCHA]: { key: 'CAPTCHA_ERROR' } }),
  };
  const wrong = { ...errors, ...robot };
  const ticket = read?.isExpired ? undefined : read?.ticket;
  if (!parsed.ok || !proof || !read || Object.keys(wrong).length > 0)
    return rejectSubmission(sending, 422, { errors: wrong, ticket });
  if (read.isExpired) return rejectSubmission(sending, 422, { alert: 'FORM_EXPIRED' });
  return verifyCaptcha(sending, parsed.answers, read.ticket, proof);
}

/** All that is wrong with the fields: by the schema, by what was offered, by the files. */
function collectFieldErrors(
  { handler, request, rawSubmission }: SubmitContext,
  errors: FieldErrors,
): FieldErrors {
  return Object.fromEntries(
    getFields(handler.form).flatMap((field) => {
      const { name } = field;
      const offered =
        'options' in field && field.options === 'given' && request.presentation.options?.[name];
      const chosen = [rawSubmission.values[name] ?? []].flat().filter(Boolean);
      const isUnknown =
        offered && !chosen.every((value) => offered.some((option) => option.value === value));
      const error =
        errors[name] ??
        rawSubmission.fileErrors[name] ??
        (isUnknown && { key: 'ALERT_CHOICE_INVALID' as const });
      return error ? [[name, error] as const] : [];
    }),
  );
}
