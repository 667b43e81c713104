import type { Property } from '../../domain/catalogue/property';
import type { TeamMember } from '../../domain/site/team';
import type { RequestContext } from '../../platform/request-context';

/** Returns the published team member who manages a property; undefined if none does. */
export const findAgent = (
  { snapshot }: RequestContext,
  { ManagerID }: Property,
): TeamMember | undefined =>
  snapshot.site.team.find(({ id, status }) => id === ManagerID && status === 'Published');
