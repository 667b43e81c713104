import { isSigned, sign } from '../../../../platform/auth/signature';
import { LIFETIME_MS } from '../../../../platform/captcha/work';

/**
 * What makes one filling-in of a form its own: an idempotency key (decision 25) and when it was
 * given out, signed for this form: `{uuid}.{issued}.{signature}`.
 */
export interface Ticket {
  key: string;
  issued: number;
  token: string;
}

export async function ticket(form: string, secret: string, now: number): Promise<Ticket> {
  const key = crypto.randomUUID();
  const signature = await sign('ticket', `${form} ${key} ${now}`, secret);
  return { key, issued: now, token: `${key}.${now}.${signature}` };
}

/** The ticket, if we gave it out for this form and it has not ended. */
export async function readTicket(
  token: string,
  form: string,
  secret: string,
  now: number,
): Promise<{ ticket: Ticket; isExpired: boolean } | undefined> {
  const [, key = '', issued = '', signature = ''] =
    /^([\da-f-]{36})\.(\d{13})\.([\w-]{43})$/.exec(token) ?? [];
  if (!key || !(await isSigned('ticket', `${form} ${key} ${issued}`, signature, secret)))
    return undefined;
  const ticket = { key, issued: Number(issued), token };
  return { ticket, isExpired: ticket.issued + LIFETIME_MS < now };
}
