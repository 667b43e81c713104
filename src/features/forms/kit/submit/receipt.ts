import type { KeyRing } from '../../../../domain/accounts/key-ring';
import { computeLinkEnd, isSignedLink, signLink } from '../../../../platform/auth/signed-link';

/** Returns the signed name of a stored submission, `{key}.{until}.{signature}`, for the link of its thank-you page. */
export async function createReceipt(
  form: string,
  key: string,
  keyRing: KeyRing,
  now: number,
): Promise<string> {
  const until = computeLinkEnd('receipt', now);
  return `${key}.${until}.${await signLink('receipt', { form, key, until }, keyRing)}`;
}

/** Returns the key of the submission that a receipt names; undefined if it is not ours or has expired. */
export async function readReceipt(
  receipt: string,
  form: string,
  keyRing: KeyRing,
  now: number,
): Promise<string | undefined> {
  const [, key = '', until = '', signature = ''] =
    /^([\da-f-]{36})\.(\d{13})\.([\w-]{45,48})$/.exec(receipt) ?? [];
  const isOurs = await isSignedLink('receipt', { form, key, until }, signature, keyRing, now);
  return isOurs ? key : undefined;
}
