import type { KeyRing } from '../../../domain/accounts/key-ring';
import { computeLinkEnd, isSignedLink, signLink } from '../../../platform/auth/signed-link';
import type { RequestContext } from '../../../platform/request-context';

/** Creates the signed path of a file of a lead; signing in is needed as well. */
export async function createAttachmentPath(
  href: RequestContext['href'],
  file: string,
  keyRing: KeyRing,
  now: number,
): Promise<string> {
  const bound = { file, until: computeLinkEnd('attachment', now) };
  return href.page('/desk/files/', { ...bound, key: await signLink('attachment', bound, keyRing) });
}

/** Returns whether a link was signed for this file and has not ended. */
export const isAttachmentLinkValid = (
  { file, until, key }: Record<'file' | 'until' | 'key', string>,
  keyRing: KeyRing,
  now: number,
): Promise<boolean> => isSignedLink('attachment', { file, until }, key, keyRing, now);
