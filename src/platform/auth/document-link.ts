import type { RequestContext } from '../request-context';
import { isValidSignature, sign } from './signature';

/** A document that a link lets its reader fetch: its content, and the name it is saved under. */
export interface LinkedDocument {
  hash: string;
  name: string;
}

/**
 * The path of a document for who was sent it (decision 28): good until `ends`, in ms since 1970. What
 * it is `about` is told so that it can be asked for again; it opens nothing and is not signed.
 */
export async function createDocumentPath(
  href: RequestContext['href'],
  hash: string,
  file: string,
  ends: number,
  secret: string,
  about: Record<string, number>,
): Promise<string> {
  const name = file.split('/').at(-1) ?? file;
  const signature = await sign('document', formatDocumentMessage(hash, name, ends), secret);
  return href.page('/documents/', { file: hash, name, until: ends, key: signature, ...about });
}

/** The document of such an address; undefined where we did not sign it or it has ended. */
export async function parseDocumentLink(
  { file: hash, name, until, key }: Record<'file' | 'name' | 'until' | 'key', string>,
  secret: string,
  now: number,
): Promise<LinkedDocument | undefined> {
  if (!/^\d{13}$/.test(until) || Number(until) < now) return undefined;
  return (await isValidSignature(
    'document',
    formatDocumentMessage(hash, name, Number(until)),
    key,
    secret,
  ))
    ? { hash, name }
    : undefined;
}

const formatDocumentMessage = (hash: string, name: string, ends: number) =>
  `${hash} ${name} ${ends}`;
