import type { KeyRing } from '../../domain/accounts/key-ring';
import { isValidSignature, sign } from '../../platform/auth/signature';
import type { RequestContext } from '../../platform/request-context';

/** The document that a signed link opens: its content hash, and the name it is saved under. */
export interface LinkedDocument {
  hash: string;
  name: string;
}

/**
 * Creates the signed path of a document for its recipient (decision 28), valid until `ends`, in ms
 * since 1970. `about` adds unsigned parameters that pre-fill a new request after the link has expired.
 */
export async function createDocumentPath(
  href: RequestContext['href'],
  hash: string,
  file: string,
  ends: number,
  keyRing: KeyRing,
  about: Record<string, number>,
): Promise<string> {
  const name = file.split('/').at(-1) ?? file;
  const signature = await sign('document', formatDocumentMessage(hash, name, ends), keyRing);
  return href.page('/documents/', { file: hash, name, until: ends, key: signature, ...about });
}

/** Returns the document of a signed link; undefined if the signature is wrong or it has expired. */
export async function parseDocumentLink(
  { file: hash, name, until, key }: Record<'file' | 'name' | 'until' | 'key', string>,
  keyRing: KeyRing,
  now: number,
): Promise<LinkedDocument | undefined> {
  if (!/^\d{13}$/.test(until) || Number(until) < now) return undefined;
  return (await isValidSignature(
    'document',
    formatDocumentMessage(hash, name, Number(until)),
    key,
    keyRing,
  ))
    ? { hash, name }
    : undefined;
}

const formatDocumentMessage = (hash: string, name: string, ends: number) =>
  `${hash} ${name} ${ends}`;
