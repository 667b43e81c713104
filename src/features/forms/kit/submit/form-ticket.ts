import type { KeyRing } from '../../../../domain/accounts/key-ring';
import { addPeriod } from '../../../../domain/format/period';
import { PERIODS } from '../../../../domain/periods';
import { isValidSignature, sign } from '../../../../platform/auth/signature';

/**
 * Identifies one submission of one form: an idempotency key (decision 25) and the time of issue,
 * signed for the form's name.
 */
export interface FormTicket {
  /** A uuid. */
  key: string;
  /** Milliseconds since 1970. */
  issuedAt: number;
  isExpired: boolean;
  /** `{key}.{issuedAt}.{signature}` */
  token: string;
}

export async function createFormTicket(
  form: string,
  keyRing: KeyRing,
  now: number,
): Promise<FormTicket> {
  const key = crypto.randomUUID();
  const signature = await sign('ticket', `${form} ${key} ${now}`, keyRing);
  return { key, issuedAt: now, isExpired: false, token: `${key}.${now}.${signature}` };
}

/** Parses a ticket, even an expired one; undefined if it was not issued by us for this form. */
export async function readFormTicket(
  token: string,
  form: string,
  keyRing: KeyRing,
  now: number,
): Promise<FormTicket | undefined> {
  const [, key = '', issuedAt = '', signature = ''] =
    /^([\da-f-]{36})\.(\d{13})\.([\w-]{45,48})$/.exec(token) ?? [];
  if (!key || !(await isValidSignature('ticket', `${form} ${key} ${issuedAt}`, signature, keyRing)))
    return undefined;
  const isExpired = addPeriod(Number(issuedAt), PERIODS.ticket) < now;
  return { key, issuedAt: Number(issuedAt), isExpired, token };
}
