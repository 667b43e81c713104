import type { Site } from '../../domain/site/site';
import { readPhone } from '../../domain/typed-values/read-phone';
import { listStaff } from '../accounts/staff-accounts-store';
import { normalizeRecipient } from '../mail/recipient';

/** Whose an address is that the agency itself uses. */
export type AgencyAddress = 'agency' | 'staff';

/**
 * Returns whose an address or a telephone number is if it is the agency's own: what stands under it is that of visitors, whose
 * mails went to it. `site` is undefined where no version is live.
 */
export async function findAgencyAddress(
  db: D1Database,
  site: Pick<Site, 'configuration' | 'team'> | undefined,
  who: string,
): Promise<AgencyAddress | undefined> {
  const isIt = (typed: string | undefined) => !!typed && toWho(typed) === toWho(who);
  const { agency } = site?.configuration ?? {};
  const { phone, email, alertEmail, offices = [] } = agency ?? {};
  if ([phone, email, alertEmail, ...offices.map((office) => office.phone)].some(isIt))
    return 'agency';
  const staff = [...(site?.team ?? []), ...(await listStaff(db))];
  return staff.some((member) => isIt(member.email) || ('phone' in member && isIt(member.phone)))
    ? 'staff'
    : undefined;
}

const toWho = (typed: string): string => readPhone(typed)?.dialled ?? normalizeRecipient(typed);
