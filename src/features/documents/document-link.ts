import type { KeyRing } from '../../domain/accounts/key-ring';
import { isSignedLink, signLink } from '../../platform/auth/signed-link';
import type { RequestContext } from '../../platform/request-context';

/** The document that a signed link opens: its content hash, and the name it is saved under. */
export interface LinkedDocument {
  hash: string;
  name: string;
}

/**
 * Creates the signed path of a document for its recipient (decision 28), valid until `until`, in ms
 * since 1970. `about` adds unsigned parameters that pre-fill a new request after the link has expired.
 */
export async function createDocumentPath(
  href: RequestContext['href'],
  hash: string,
  path: string,
  until: number,
  keyRing: KeyRing,
  about: Record<string, number>,
): Promise<string> {
  const bound = { file: hash, name: path.split('/').at(-1) ?? path, until };
  const key = await signLink('document', bound, keyRing);
  return href.page('/documents/', { ...bound, key, ...about });
}

/** Returns the document of a signed link; undefined if the signature is wrong or it has expired. */
export async function parseDocumentLink(
  { file, name, until, key }: Record<'file' | 'name' | 'until' | 'key', string>,
  keyRing: KeyRing,
  now: number,
): Promise<LinkedDocument | undefined> {
  const isOurs = await isSignedLink('document', { file, name, until }, key, keyRing, now);
  return isOurs ? { hash: file, name } : undefined;
}
