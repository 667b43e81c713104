import type { StaffAccount } from '../../platform/accounts/staff-account';
import type { RequestContext } from '../../platform/request-context';

/** Returns the properties that somebody of staff looks after: their agent has the same address. */
export async function findOwnProperties(
  { snapshot, catalogueLanguage }: RequestContext,
  { email }: Pick<StaffAccount, 'email'>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const agent = snapshot.site.team.find((member) => member.email.toLowerCase() === email);
  if (!agent) return new Set();
  const own = await Promise.all(
    [...new Set(ids)].map(async (id) => {
      const property = await snapshot.catalogue.loadProperty(id);
      return property?.[catalogueLanguage].ManagerID === agent.id ? [id] : [];
    }),
  );
  return new Set(own.flat());
}
