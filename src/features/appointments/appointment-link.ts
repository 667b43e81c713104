import { isValidSignature, sign } from '../../platform/auth/signature';
import type { RequestContext } from '../../platform/request-context';

/** Returns the signed link to the page where an appointment is moved or cancelled. */
export async function createAppointmentLink(
  { href, origin }: Pick<RequestContext, 'href' | 'origin'>,
  id: string,
  secret: string,
): Promise<string> {
  return origin + href.page('/appointment/', { id, key: await sign('appointment', id, secret) });
}

/** Verifies the signature of an appointment link. */
export const isAppointmentKeyValid = (id: string, key: string, secret: string): Promise<boolean> =>
  isValidSignature('appointment', id, key, secret);
