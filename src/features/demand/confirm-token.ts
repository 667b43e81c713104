import { isValidSignature, sign } from '../../platform/auth/signature';

/** Returns the token of a pending search, `{id}.{signature}`, for the link of its mail. */
export const createConfirmToken = async (id: string, secret: string): Promise<string> =>
  `${id}.${await sign('demand', id, secret)}`;

/** Returns the id of the pending search that a token names; undefined if the token is not ours. */
export async function readConfirmToken(token: string, secret: string): Promise<string | undefined> {
  const [, id = '', signature = ''] = /^([\da-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
  return (await isValidSignature('demand', id, signature, secret)) ? id : undefined;
}
