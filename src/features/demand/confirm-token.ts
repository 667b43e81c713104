import type { KeyRing } from '../../platform/auth/key-ring';
import { isValidSignature, sign } from '../../platform/auth/signature';

/** Returns the token of a pending search, `{id}.{signature}`, for the link of its mail. */
export const createConfirmToken = async (id: string, keyRing: KeyRing): Promise<string> =>
  `${id}.${await sign('demand', id, keyRing)}`;

/** Returns the id of the pending search that a token names; undefined if the token is not ours. */
export async function readConfirmToken(
  token: string,
  keyRing: KeyRing,
): Promise<string | undefined> {
  const [, id = '', signature = ''] = /^([\da-f-]{36})\.([\w-]{45,48})$/.exec(token) ?? [];
  return (await isValidSignature('demand', id, signature, keyRing)) ? id : undefined;
}
