import { isPublished } from './menu';
import type { TeamMember } from './team';

/** Returns the published team member who handles a property or a project; undefined if none does. */
export const findAgent = (
  team: readonly TeamMember[],
  { ManagerID }: { ManagerID?: number | undefined },
): TeamMember | undefined => team.find((member) => member.id === ManagerID && isPublished(member));

/** Returns the first published team member, who is named where nobody handles what a visitor asks about. */
export const findDefaultAgent = (team: readonly TeamMember[]): TeamMember | undefined =>
  team.filter(isPublished).toSorted((a, b) => a.sort - b.sort)[0];
