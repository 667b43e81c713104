import type { TeamMember } from './team';

/** Returns the published team member who handles a property or a project; undefined if none does. */
export const findAgent = (
  team: readonly TeamMember[],
  { ManagerID }: { ManagerID?: number | undefined },
): TeamMember | undefined =>
  team.find(({ id, status }) => id === ManagerID && status === 'Published');

/** Returns the first published team member: whom one reaches about what nobody handles. */
export const findDefaultAgent = (team: readonly TeamMember[]): TeamMember | undefined =>
  team.filter(({ status }) => status === 'Published').toSorted((a, b) => a.sort - b.sort)[0];
