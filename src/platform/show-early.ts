import type { EarlyLink } from '../domain/routing/early-link';
import { buildEarlyPrefix } from '../domain/routing/early-link';
import { isSignedLink, signLink } from './auth/signed-link';
import type { SigningEnvironment } from './auth/signing-keys-store';
import { loadSigningKeys } from './auth/signing-keys-store';
import type { RequestContext } from './request-context';
import { createRequestContext } from './request-context';
import type { ShownProperties } from './snapshot/show-withheld';
import { findWithheldOf, showWithheld } from './snapshot/show-withheld';
import type { Snapshot } from './snapshot/snapshot';

/**
 * Returns the context for whoever may see these properties before they are public: its catalogue has them, and links
 * about one hold a key made for the holder, an account or a visit. The same context if none of them is withheld.
 */
export async function showEarly(
  ctx: RequestContext,
  holder: string,
  ids: ShownProperties,
  env: SigningEnvironment,
): Promise<RequestContext> {
  const withheld = findWithheldOf(ctx.snapshot, ids);
  if (withheld.length === 0) return ctx;
  const keyRing = await loadSigningKeys(env);
  const prefixes = await Promise.all(
    withheld.map(async (property) => {
      const signature = await signLink('early', { holder, property }, keyRing);
      return [property, buildEarlyPrefix({ property, holder, signature })] as const;
    }),
  );
  const snapshot = showWithheld(ctx.snapshot, withheld);
  return createRequestContext(
    snapshot,
    ctx.route,
    ctx.origin,
    new Map([...ctx.early, ...prefixes]),
  );
}

/**
 * Returns the snapshot that a link opens: that with its property. Undefined if we did not sign the link for it, or it
 * is public: then the ordinary path answers, like that of any property or of none.
 */
export async function openEarlyLink(
  { property, holder, signature }: EarlyLink,
  snapshot: Snapshot,
  env: SigningEnvironment,
): Promise<Snapshot | undefined> {
  if (findWithheldOf(snapshot, [property]).length === 0) return undefined;
  const keyRing = await loadSigningKeys(env);
  const isOurs = await isSignedLink('early', { holder, property }, signature, keyRing, Date.now());
  return isOurs ? showWithheld(snapshot, [property]) : undefined;
}
