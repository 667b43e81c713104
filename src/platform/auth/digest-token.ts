import type { KeyRing } from './key-ring';
import { isValidSignature, sign } from './signature';

/** Returns a person's id with its signature, for the link that stops the weekly mail. */
export const createDigestToken = async (person: string, keyRing: KeyRing): Promise<string> =>
  `${person}.${await sign('digest', person, keyRing)}`;

/** Returns the person's id of a token; undefined if the signature is not ours. */
export async function readDigestToken(
  token: string,
  keyRing: KeyRing,
): Promise<string | undefined> {
  const end = token.lastIndexOf('.');
  const person = token.slice(0, Math.max(0, end));
  const isOurs =
    person !== '' && (await isValidSignature('digest', person, token.slice(end + 1), keyRing));
  return isOurs ? person : undefined;
}
