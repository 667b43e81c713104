import type { KeyRing } from '../../platform/auth/key-ring';
import { isValidSignature, sign } from '../../platform/auth/signature';

/** Returns a subscriber's id with its signature, for the links of mails: no address can be read from it. */
export const createUnsubscribeToken = async (person: string, keyRing: KeyRing): Promise<string> =>
  `${btoa(person).replaceAll('=', '')}.${await sign('unsubscribe', person, keyRing)}`;

/** Returns the subscriber's id of a token; undefined if the signature is not ours. */
export async function readUnsubscribeToken(
  token: string,
  keyRing: KeyRing,
): Promise<string | undefined> {
  const [encoded = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !/^[A-Za-z0-9+/]{1,200}$/.test(encoded)) return undefined;
  const person = decode(encoded);
  return person && (await isValidSignature('unsubscribe', person, signature, keyRing))
    ? person
    : undefined;
}

function decode(text: string): string | undefined {
  try {
    return atob(text);
  } catch {
    return undefined;
  }
}
