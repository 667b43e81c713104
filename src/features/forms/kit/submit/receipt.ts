import type { KeyRing } from '../../../../domain/accounts/key-ring';
import { HOUR_MS } from '../../../../domain/format/durations';
import { isValidSignature, sign } from '../../../../platform/auth/signature';

/** Time for which a thank-you page shows what was booked; a reload works, a link found later says nothing. */
const RECEIPT_LIFETIME_MS = HOUR_MS;

/** Returns the signed name of a stored submission, `{key}.{expires}.{signature}`, for the link of its thank-you page. */
export async function createReceipt(
  form: string,
  key: string,
  keyRing: KeyRing,
  now: number,
): Promise<string> {
  const expires = now + RECEIPT_LIFETIME_MS;
  return `${key}.${expires}.${await sign('receipt', `${form} ${key} ${expires}`, keyRing)}`;
}

/** Returns the key of the submission that a receipt names; undefined if it is not ours or has expired. */
export async function readReceipt(
  receipt: string,
  form: string,
  keyRing: KeyRing,
  now: number,
): Promise<string | undefined> {
  const [, key = '', expires = '', signature = ''] =
    /^([\da-f-]{36})\.(\d{13})\.([\w-]{45,48})$/.exec(receipt) ?? [];
  if (Number(expires) <= now) return undefined;
  const isOurs = await isValidSignature('receipt', `${form} ${key} ${expires}`, signature, keyRing);
  return isOurs ? key : undefined;
}
