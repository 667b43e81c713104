import type { KeyRing } from '../../../domain/accounts/key-ring';
import { MINUTE_MS } from '../../../domain/format/durations';
import { isValidSignature, sign } from '../../../platform/auth/signature';
import type { RequestContext } from '../../../platform/request-context';

/** Minutes for which the link of a file opens it; signing in is needed as well. */
export const ATTACHMENT_MINUTES = 10;

/** Creates the signed path of a file of a lead. */
export async function createAttachmentPath(
  href: RequestContext['href'],
  file: string,
  keyRing: KeyRing,
  now: number,
): Promise<string> {
  const until = now + ATTACHMENT_MINUTES * MINUTE_MS;
  const key = await sign('attachment', formatMessage(file, until), keyRing);
  return href.page('/desk/files/', { file, until, key });
}

/** Returns whether a link was signed for this file and has not ended. */
export async function isAttachmentLinkValid(
  { file, until, key }: Record<'file' | 'until' | 'key', string>,
  keyRing: KeyRing,
  now: number,
): Promise<boolean> {
  if (!/^\d{13}$/.test(until) || Number(until) < now) return false;
  return isValidSignature('attachment', formatMessage(file, Number(until)), key, keyRing);
}

const formatMessage = (file: string, until: number) => `${file} ${until}`;
