import type { KeyRing } from '../../domain/accounts/key-ring';
import { isValidSignature, sign } from './signature';

// Preview links of staff: a path below a key that shows every draft until it expires (decision 6).

/** Returns the preview of a path, which shows drafts until `expires`, in milliseconds since 1970. */
export const createPreviewPath = async (
  path: string,
  expires: number,
  keyRing: KeyRing,
): Promise<string> =>
  `/preview/${expires}.${await sign('preview', String(expires), keyRing)}${path}`;

/** Returns whether staff signed this key and it has not expired. */
export async function isPreviewKey(
  key: string | undefined,
  keyRing: KeyRing,
  now: number,
): Promise<boolean> {
  const [expires = '', signature = ''] = key?.split('.') ?? [];
  if (!/^\d{1,15}$/.test(expires) || Number(expires) < now) return false;
  return isValidSignature('preview', expires, signature, keyRing);
}
