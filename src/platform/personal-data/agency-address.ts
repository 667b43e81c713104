import type { Site } from '../../domain/site/site';
import { listStaff } from '../accounts/staff-accounts-store';
import { normalizeRecipient } from '../mail/recipient';

/** Whose an address is that the agency itself uses. */
export type AgencyAddress = 'agency' | 'staff';

/**
 * Returns whose an address is if it is the agency's own: what stands under it is that of visitors, whose
 * mails went to it. `site` is undefined where no version is live.
 */
export async function findAgencyAddress(
  db: D1Database,
  site: Pick<Site, 'configuration' | 'team'> | undefined,
  email: string,
): Promise<AgencyAddress | undefined> {
  const isIt = (address: string) => normalizeRecipient(address) === normalizeRecipient(email);
  const { agency } = site?.configuration ?? {};
  if ([agency?.email, agency?.alertEmail].some((address) => address && isIt(address)))
    return 'agency';
  const staff = [...(site?.team ?? []), ...(await listStaff(db))];
  return staff.some((member) => isIt(member.email)) ? 'staff' : undefined;
}
