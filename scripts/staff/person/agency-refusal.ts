import { findAgencyAddress } from '../../../src/platform/personal-data/agency-address';
import type { CommandInvocation, CommandResult } from '../command';
import { reportRefusal } from '../command';
import { loadLiveContext } from '../live-context';
import type { StaffStores } from '../stores';

const REASONS = {
  agency:
    'is an address of the agency itself: what stands under it are mails and data of visitors.',
  staff: 'is an address of staff: what stands under it is the work of the agency.',
} as const;

/** Returns the refusal of an address that the agency itself uses; undefined for that of anybody else. */
export async function findAgencyRefusal(
  call: CommandInvocation,
  stores: StaffStores,
  email: string,
): Promise<CommandResult | undefined> {
  const site = (await loadLiveContext(call, stores, 'nl'))?.snapshot.site;
  const agency = await findAgencyAddress(stores.db, site, email);
  return agency && reportRefusal(call, `${email} ${REASONS[agency]}`);
}
