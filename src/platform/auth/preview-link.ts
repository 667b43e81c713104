import { isValidSignature, sign } from './signature';

/** Preview links that staff hand out: a path, when the link ends, and a signature of both (decision 6). */

/** The path with its key: good until `expires`, in milliseconds since 1970. */
export const createPreviewPath = async (
  path: string,
  expires: number,
  secret: string,
): Promise<string> =>
  `${path}?key=${expires}.${await sign('preview', formatPreviewMessage(path, expires), secret)}`;

/** Whether staff signed this address and the link has not ended. */
export async function isSignedPreview(url: URL, secret: string, now: number): Promise<boolean> {
  const [expires = '', signature = ''] = (url.searchParams.get('key') ?? '').split('.');
  if (!/^\d{1,15}$/.test(expires) || Number(expires) < now) return false;
  return isValidSignature(
    'preview',
    formatPreviewMessage(url.pathname, Number(expires)),
    signature,
    secret,
  );
}

const formatPreviewMessage = (path: string, expires: number) => `${expires} ${path}`;
