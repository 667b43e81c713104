import type { KeyRing } from '../../domain/accounts/key-ring';
import { isSignedLink, signLink } from '../../platform/auth/signed-link';
import type { RequestContext } from '../../platform/request-context';

/** The document that a signed link opens: its content hash, and the name it is saved under. */
export interface LinkedDocument {
  hash: string;
  name: string;
}

/** The property or project that a document belongs to, by its kind. */
export type DocumentOf = { property: number } | { project: number };

/**
 * Creates the signed path of a document for its recipient (decision 28), valid until `until`, in ms
 * since 1970; `of` also pre-fills a new request after that.
 */
export async function createDocumentPath(
  href: RequestContext['href'],
  hash: string,
  path: string,
  until: number,
  keyRing: KeyRing,
  of: DocumentOf,
): Promise<string> {
  const bound = { file: hash, name: path.split('/').at(-1) ?? path, until };
  const key = await signLink('document', { property: '', project: '', ...bound, ...of }, keyRing);
  return href.page('/documents/', { ...bound, key, ...of });
}

/** Returns the document of a signed link; undefined if the signature is wrong or it has expired. */
export async function parseDocumentLink(
  {
    key,
    property = '',
    project = '',
    ...link
  }: Record<'file' | 'name' | 'until' | 'key', string> &
    Partial<Record<'property' | 'project', string | undefined>>,
  keyRing: KeyRing,
  now: number,
): Promise<LinkedDocument | undefined> {
  const bound = { ...link, property, project };
  const isOurs = await isSignedLink('document', bound, key, keyRing, now);
  return isOurs ? { hash: link.file, name: link.name } : undefined;
}
