import type { KeyRing } from '../../domain/accounts/key-ring';
import { isSignedLink, signLink } from '../../platform/auth/signed-link';

/** An address of 254 characters, each escaped, and a signature. */
const MAX_TOKEN_LENGTH = 900;

/** Returns an address with its signature, for links in mails. The same address gives the same token. */
export const createNewsletterToken = async (email: string, keyRing: KeyRing): Promise<string> =>
  `${encodeURIComponent(email)}.${await signLink('newsletter', { email }, keyRing)}`;

/** Returns the address of a token; undefined if the signature is not ours. */
export async function readNewsletterToken(
  token: string,
  keyRing: KeyRing,
): Promise<string | undefined> {
  if (token.length > MAX_TOKEN_LENGTH) return undefined;
  const end = token.lastIndexOf('.');
  const email = decodeComponent(token.slice(0, end));
  if (!email) return undefined;
  const signature = token.slice(end + 1);
  const isOurs = await isSignedLink('newsletter', { email }, signature, keyRing, Date.now());
  return isOurs ? email : undefined;
}

function decodeComponent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
