import { loadSiteSecret } from '../../../../platform/auth/secret-store';
import { createCaptchaQuestion } from '../../../../platform/captcha/question';
import { contactOptions } from '../view/contact-options';
import type { FormViewState } from '../view/form-state';
import { EMPTY_FORM_STATE } from '../view/form-state';
import { EMPTY_CAPTCHA_RESPONSE } from './captcha';
import { createFormTicket } from './form-ticket';
import type { FormHandler, FormLoaderData, FormRequest } from './handler';
import { loadSubject } from './subject';

/** A form with what it is about and what it needs to be shown; undefined where there is no such page. */
export interface LoadedForm {
  handler: FormHandler;
  request: FormRequest;
  loaderData: FormLoaderData;
  /** Where it is sent to. */
  action: string;
}

export async function loadForm(
  room: FormHandler,
  { ctx, env, query }: Omit<FormRequest, 'subject'>,
): Promise<LoadedForm | undefined> {
  const { about, path } = room.form;
  const subject = await loadSubject(ctx, about, query);
  if (subject === 'missing') return undefined;
  const request = { ctx, env, query, subject };
  const given = room.load ? await room.load(request) : {};
  if (!given) return undefined;
  const action = ctx.href.page(path, subject && { [subject.kind]: subject.id });
  return { handler: room, request, loaderData: given, action };
}

/** As it is at first, with a ticket of its own: for a page that no cache keeps. */
export async function createInitialState({
  handler,
  request,
  loaderData,
}: LoadedForm): Promise<FormViewState> {
  const { form } = handler;
  const { env } = request;
  const now = Date.now();
  const { alert, helpLinks = [] } = loaderData.outage ?? {};
  const state: FormViewState = {
    ...EMPTY_FORM_STATE,
    values: loaderData.initialValues ?? {},
    ...(alert && { alert, helpLinks: [...contactOptions(request.ctx), ...helpLinks] }),
  };
  try {
    const secret = await loadSiteSecret(env.DB);
    return {
      ...state,
      ticket: await createFormTicket(form.name, secret, now),
      captcha: {
        response: EMPTY_CAPTCHA_RESPONSE,
        question: await createCaptchaQuestion(secret, now),
        isQuestionVisible: false,
      },
    };
  } catch (error) {
    // It can still be read and filled in; sending it says what is wrong and keeps the answers.
    console.error('form without a ticket', form.name, error);
    return state;
  }
}
