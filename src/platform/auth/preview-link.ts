import { isValidSignature, sign } from './signature';

// Preview links of staff: a path, the time the link expires, and a signature of both (decision 6).

/** Returns the path with its key, valid until `expires`, in milliseconds since 1970. */
export const createPreviewPath = async (
  path: string,
  expires: number,
  secret: string,
): Promise<string> =>
  `${path}?key=${expires}.${await sign('preview', formatPreviewMessage(path, expires), secret)}`;

/** Returns whether staff signed this URL and the link has not expired. */
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
