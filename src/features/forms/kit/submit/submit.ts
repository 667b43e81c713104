import { siteSecret } from '../../../../platform/auth/secret-store';
import type { Errors } from '../definition/answers';
import { parse } from '../definition/answers';
import { fieldsOf } from '../definition/form';
import { bodyHashOf } from '../store/submissions-store';
import type { FormState } from '../view/state';
import { emptyState, ROBOT } from '../view/state';
import { readBody } from './body';
import type { FormRequest, FormRoom, Given } from './handler';
import { isFromOwnSite } from './own-site';
import { prove } from './prove';
import { proofIn } from './robot';
import type { Outcome, Refused, Sending } from './sending';
import { notNow, refuse } from './sending';
import { readSent } from './sent';
import { sentAgain } from './store-sent';
import { readTicket } from './ticket';
import { turnPage } from './turn-page';
import { fileBytesOf } from './uploads';

/**
 * A sent form, from the cheapest check to the dearest (decisions 25 and 26): where it was sent from,
 * its size, its answers, its ticket, then limits, the proof, the files, one batch.
 */
export async function submit(
  sentRequest: Request,
  room: FormRoom,
  request: FormRequest,
  given: Given,
): Promise<Outcome> {
  const { headers } = sentRequest;
  const { env } = request;
  const { form } = room;
  if (!isFromOwnSite(headers, env.PUBLIC_ORIGIN)) return unread(403, 'FORM_ELSEWHERE');
  const body = await readBody(sentRequest, fileBytesOf(form));
  if (!body.ok)
    return unread(body.status, body.status === 413 ? 'FORM_TOO_LARGE' : 'FORM_UNREADABLE');
  const sent = await readSent(form, body.data);
  if (given.down) return notNow({ room, request, sent });
  try {
    const secret = await siteSecret(env.DB);
    const address = headers.get('CF-Connecting-IP') ?? undefined;
    return await judge({ room, request, given, sent, address, secret, now: Date.now() });
  } catch (error) {
    console.error('form not stored', form.name, error);
    return notNow({ room, request, sent });
  }
}

const unread = (status: Refused['status'], alert: FormState['alert']): Refused => ({
  kind: 'refused',
  status,
  state: { ...emptyState, alert },
});

/** Its answers, its ticket, whether it was sent before: nothing here writes. */
async function judge(sending: Sending): Promise<Outcome> {
  const { room, request, sent, secret, now } = sending;
  const { form } = room;
  const parsed = parse(form, sent.values);
  const errors = inOrder(sending, parsed.ok ? {} : parsed.errors);
  const read = await readTicket(sent.token, form.name, secret, now);
  if (sent.goes !== undefined) return turnPage(sending, sent.goes, errors, read?.ticket);

  const before = read && (await bodyHashOf(request.env.DB, read.ticket.key));
  if (before) return sentAgain(sending, before, errors);
  const proof = proofIn(sent.shown, request.env);
  const isHasty = read && read.ticket.issued + request.env.MIN_FILL_MS > now;
  const robot: Errors = {
    ...(!(proof && read) && { [ROBOT]: { key: 'ALERT_CAPTCHA_EMPTY' } }),
    ...((sent.isTrapped || isHasty) && { [ROBOT]: { key: 'CAPTCHA_ERROR' } }),
  };
  const wrong = { ...errors, ...robot };
  const ticket = read?.isExpired ? undefined : read?.ticket;
  if (!parsed.ok || !proof || !read || Object.keys(wrong).length > 0)
    return refuse(sending, 422, { errors: wrong, ticket });
  if (read.isExpired) return refuse(sending, 422, { alert: 'FORM_EXPIRED' });
  return prove(sending, parsed.answers, read.ticket, proof);
}

/** All that is wrong with the fields: by the schema, by what was offered, by the files. */
function inOrder({ room, given, sent }: Sending, errors: Errors): Errors {
  return Object.fromEntries(
    fieldsOf(room.form).flatMap((field) => {
      const { name } = field;
      const offered = 'options' in field && field.options === 'given' && given.options?.[name];
      const chosen = [sent.values[name] ?? []].flat().filter(Boolean);
      const isUnknown =
        offered && !chosen.every((value) => offered.some((option) => option.value === value));
      const error =
        errors[name] ??
        sent.fileErrors[name] ??
        (isUnknown && { key: 'ALERT_CHOICE_INVALID' as const });
      return error ? [[name, error] as const] : [];
    }),
  );
}
