import type { KeyRing } from '../../domain/accounts/key-ring';
import { isSignedLink, signLink } from './signed-link';

/** Purposes of a link that names a row by its id; a token of one purpose is invalid for another. */
type IdTokenPurpose = 'digest' | 'keep' | 'search' | 'unsubscribe';

/** Returns an id with its signature, `{id}.{signature}`, for a link in a mail: no address can be read from it. */
export const createIdToken = async (
  purpose: IdTokenPurpose,
  id: string,
  keyRing: KeyRing,
): Promise<string> => `${id}.${await signLink(purpose, { id }, keyRing)}`;

/** Returns the id of a token; undefined if we did not sign it for this purpose. */
export async function readIdToken(
  purpose: IdTokenPurpose,
  token: string,
  keyRing: KeyRing,
): Promise<string | undefined> {
  const [, id = '', signature = ''] = /^(.{1,100})\.([\w-]{45,48})$/.exec(token) ?? [];
  return (await isSignedLink(purpose, { id }, signature, keyRing, Date.now())) ? id : undefined;
}
