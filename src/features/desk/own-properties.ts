import type { StaffAccount } from '../../platform/accounts/staff-account';
import type { RequestContext } from '../../platform/request-context';
import type { NamedProperty } from './visits/property-labels';

/**
 * Returns the properties that somebody of staff looks after: their agent has the same address, or had it when the
 * row was written of one that left the catalogue.
 */
export async function findOwnProperties(
  { snapshot, catalogueLanguage }: RequestContext,
  { email }: Pick<StaffAccount, 'email'>,
  ids: readonly number[],
  rows: readonly NamedProperty[] = [],
): Promise<ReadonlySet<number>> {
  const agent = snapshot.site.team.find((member) => member.email.toLowerCase() === email);
  if (!agent) return new Set();
  const stored = new Map(rows.map(({ property, about }) => [property, about]));
  const own = await Promise.all(
    [...new Set([...ids, ...stored.keys()])].map(async (id) => {
      const property = await snapshot.catalogue.loadProperty(id);
      const isOwn = property
        ? property[catalogueLanguage].ManagerID === agent.id
        : stored.get(id)?.agent.email.toLowerCase() === email;
      return isOwn ? [id] : [];
    }),
  );
  return new Set(own.flat());
}
