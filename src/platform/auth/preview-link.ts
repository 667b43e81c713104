import type { KeyRing } from '../../domain/accounts/key-ring';
import { computeLinkEnd, isSignedLink, signLink } from './signed-link';
import type { SigningEnvironment } from './signing-keys-store';
import { loadSigningKeys } from './signing-keys-store';

// Preview links of staff: a path below a key that shows every draft until it ends (decision 6).

/** Loads the keys of preview links: those of their own, else those that sign the site's other links. */
export const loadPreviewKeys = async (
  env: SigningEnvironment & { PREVIEW_SECRETS?: KeyRing | undefined },
): Promise<KeyRing> => env.PREVIEW_SECRETS ?? loadSigningKeys(env);

/** Returns the preview of a path, and when it stops showing drafts, in milliseconds since 1970. */
export async function createPreviewPath(
  path: string,
  keyRing: KeyRing,
  now: number,
): Promise<{ preview: string; until: number }> {
  const until = computeLinkEnd('preview', now);
  const key = await signLink('preview', { until }, keyRing);
  return { preview: `/preview/${until}.${key}${path}`, until };
}

/** Returns whether staff signed this key and it has not expired. */
export async function isPreviewKey(
  key: string | undefined,
  keyRing: KeyRing,
  now: number,
): Promise<boolean> {
  const [until = '', signature = ''] = key?.split('.') ?? [];
  return isSignedLink('preview', { until }, signature, keyRing, now);
}
