import { isValidSignature, sign } from '../../platform/auth/signature';
import type { RequestContext } from '../../platform/request-context';

/** The page where an appointment is moved or cancelled, by whoever holds this link: we signed it. */
export async function createAppointmentLink(
  { href, origin }: Pick<RequestContext, 'href' | 'origin'>,
  id: string,
  secret: string,
): Promise<string> {
  return origin + href.page('/appointment/', { id, key: await sign('appointment', id, secret) });
}

/** Whether we made the link with this id and key. */
export const isAppointmentKeyValid = (id: string, key: string, secret: string): Promise<boolean> =>
  isValidSignature('appointment', id, key, secret);
