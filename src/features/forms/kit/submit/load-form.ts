import { loadSigningKeys } from '../../../../platform/auth/signing-keys-store';
import { toAgencyLanguage } from '../../../../platform/request-context';
import { createCaptchaQuestion } from '../captcha/question';
import { buildContactLinks } from '../view/contact-links';
import type { FormViewState } from '../view/form-state';
import { EMPTY_FORM_STATE } from '../view/form-state';
import { EMPTY_CAPTCHA_RESPONSE } from './captcha';
import { createFormTicket } from './form-ticket';
import type { FormContext, FormHandler, FormRequest } from './handler';
import type { SubjectSource } from './subject';
import { loadSubjectSource, localizeSubject } from './subject';

/** A form with its subject and data, loaded once per request. */
export interface LoadedForm {
  handler: FormHandler;
  visitorContext: FormContext;
  /** The subject in all languages; undefined for a form without one. */
  subjectSource: SubjectSource | undefined;
  /** The path that the form is submitted to: its page's, with a parameter more. */
  action: string;
}

/** Loads a form with its subject and data; undefined if it has no page for this request. */
export async function loadForm(
  handler: FormHandler,
  visitorRequest: Omit<FormRequest, 'subject'>,
): Promise<LoadedForm | undefined> {
  const { about, path } = handler.form;
  const { ctx, query } = visitorRequest;
  const subjectSource = about && (await loadSubjectSource(ctx.snapshot, about, query));
  const request = localizeRequest(handler, visitorRequest, subjectSource);
  if (!request) return undefined;
  const loaderData = await handler.load?.(request);
  const { subject } = request;
  return {
    handler,
    visitorContext: presentForm(handler, request, loaderData),
    subjectSource,
    // Not the address of its page: sending to that removes the page from the cache of the browser, and the
    // back button would bring a form with another key, which could be sent as another lead (decision 25).
    action: ctx.href.page(path, { ...(subject && { [subject.kind]: subject.id }), send: 1 }),
  };
}

/**
 * Returns the form in the agency's language, from the data that was loaded for the visitor. If the
 * subject has no record in that language, staff read the visitor's.
 */
export function toStaffContext({
  handler,
  visitorContext,
  subjectSource,
}: LoadedForm): FormContext {
  const ctx = toAgencyLanguage(visitorContext.ctx);
  if (ctx.language === visitorContext.ctx.language) return visitorContext;
  const request = localizeRequest(handler, { ...visitorContext, ctx }, subjectSource);
  return request
    ? presentForm(handler, request, visitorContext.loaderData)
    : { ...visitorContext, ctx };
}

/** Returns the request with its subject in the language of `ctx`; undefined if the form is not available. */
function localizeRequest(
  handler: FormHandler,
  { ctx, env, query }: Omit<FormRequest, 'subject'>,
  subjectSource: SubjectSource | undefined,
): FormRequest | undefined {
  const subject = subjectSource && localizeSubject(ctx, subjectSource);
  if (handler.form.about && !subject) return undefined;
  const request = { ctx, env, query, subject };
  return (handler.isAvailable?.(request) ?? true) ? request : undefined;
}

const presentForm = (
  handler: FormHandler,
  request: FormRequest,
  loaderData: unknown,
): FormContext => ({
  ...request,
  loaderData,
  presentation: handler.present?.(request, loaderData) ?? {},
});

/** Returns the state of an unsent form, with a ticket of its own: only for a page that is not cached. */
export async function createInitialState({
  handler,
  visitorContext: { ctx, env, presentation },
}: LoadedForm): Promise<FormViewState> {
  const { form } = handler;
  const now = Date.now();
  const { alert, helpLinks = [] } = presentation.outage ?? {};
  const state: FormViewState = {
    ...EMPTY_FORM_STATE,
    values: presentation.initialValues ?? {},
    ...(alert && { alert, helpLinks: [...buildContactLinks(ctx), ...helpLinks] }),
  };
  try {
    const keyRing = await loadSigningKeys(env);
    return {
      ...state,
      ticket: await createFormTicket(form.name, keyRing, now),
      captcha: {
        response: EMPTY_CAPTCHA_RESPONSE,
        question: await createCaptchaQuestion(keyRing, now),
        isQuestionVisible: false,
      },
    };
  } catch (error) {
    // Without D1 the form can still be read and filled in; sending it answers 503 and keeps the answers.
    console.error('form without a ticket', form.name, error);
    return state;
  }
}
