import { isValidSignature, sign } from '../../platform/auth/signature';

/** What a link in a mail says: this address, and that we wrote it. It can be written again at any time. */
export const createNewsletterToken = async (email: string, secret: string): Promise<string> =>
  `${encodeURIComponent(email)}.${await sign('newsletter', email, secret)}`;

/** The address of a token, if we wrote it. */
export async function readNewsletterToken(
  token: string,
  secret: string,
): Promise<string | undefined> {
  const end = token.lastIndexOf('.');
  const email = decodeComponent(token.slice(0, end));
  if (!email) return undefined;
  return (await isValidSignature('newsletter', email, token.slice(end + 1), secret))
    ? email
    : undefined;
}

function decodeComponent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
