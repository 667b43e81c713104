import { siteSecret } from '../../../../platform/auth/secret-store';
import { question } from '../../../../platform/captcha/question';
import type { FormState } from '../view/state';
import { emptyState } from '../view/state';
import { waysToReach } from '../view/ways';
import type { FormRequest, FormRoom, Given } from './handler';
import { NOTHING_SHOWN } from './robot';
import { subjectOf } from './subject';
import { ticket } from './ticket';

/** A form with what it is about and what it needs to be shown; undefined where there is no such page. */
export interface Opened {
  room: FormRoom;
  request: FormRequest;
  given: Given;
  /** Where it is sent to. */
  action: string;
}

export async function open(
  room: FormRoom,
  { ctx, env, query }: Omit<FormRequest, 'subject'>,
): Promise<Opened | undefined> {
  const { about, path } = room.form;
  const subject = await subjectOf(ctx, about, query);
  if (subject === 'missing') return undefined;
  const request = { ctx, env, query, subject };
  const given = room.load ? await room.load(request) : {};
  if (!given) return undefined;
  const action = ctx.href.page(path, subject && { [subject.kind]: subject.id });
  return { room, request, given, action };
}

/** As it is at first, with a ticket of its own: for a page that no cache keeps. */
export async function fresh({ room, request, given }: Opened): Promise<FormState> {
  const { form } = room;
  const { env } = request;
  const now = Date.now();
  const { alert, ways = [] } = given.down ?? {};
  const state: FormState = {
    ...emptyState,
    values: given.initial ?? {},
    ...(alert && { alert, ways: [...waysToReach(request.ctx), ...ways] }),
  };
  try {
    const secret = await siteSecret(env.DB);
    return {
      ...state,
      ticket: await ticket(form.name, secret, now),
      robot: { shown: NOTHING_SHOWN, question: await question(secret, now), isOpen: false },
    };
  } catch (error) {
    // It can still be read and filled in; sending it says what is wrong and keeps the answers.
    console.error('form without a ticket', form.name, error);
    return state;
  }
}
