import { isValidSignature, sign } from '../../../../platform/auth/signature';
import { CHALLENGE_LIFETIME_MS } from '../../../../platform/captcha/proof-of-work';

/**
 * What makes one filling-in of a form its own: an idempotency key (decision 25) and when it was
 * given out, signed for this form: `{uuid}.{issued}.{signature}`.
 */
export interface FormTicket {
  key: string;
  issuedAt: number;
  token: string;
}

export async function createFormTicket(
  form: string,
  secret: string,
  now: number,
): Promise<FormTicket> {
  const key = crypto.randomUUID();
  const signature = await sign('ticket', `${form} ${key} ${now}`, secret);
  return { key, issuedAt: now, token: `${key}.${now}.${signature}` };
}

/** The ticket, if we gave it out for this form and it has not ended. */
export async function readFormTicket(
  token: string,
  form: string,
  secret: string,
  now: number,
): Promise<{ ticket: FormTicket; isExpired: boolean } | undefined> {
  const [, key = '', issuedAt = '', signature = ''] =
    /^([\da-f-]{36})\.(\d{13})\.([\w-]{43})$/.exec(token) ?? [];
  if (!key || !(await isValidSignature('ticket', `${form} ${key} ${issuedAt}`, signature, secret)))
    return undefined;
  const ticket = { key, issuedAt: Number(issuedAt), token };
  return { ticket, isExpired: ticket.issuedAt + CHALLENGE_LIFETIME_MS < now };
}
