import { PersonCard } from '../cards/person-card';
import { isPublished } from '../site/menu';
import type { TeamMember } from '../site/team';
import type { ModuleProps } from './module-body';

/** Faces side by side: the published ones in their order, at most `maxItems` (§9: team 12, contact 4). */
export function people(
  { visit, module, heading }: ModuleProps,
  team: readonly TeamMember[],
  full = false,
) {
  const shown = team
    .filter(isPublished)
    .sort((a, b) => a.sort - b.sort)
    .slice(0, module.maxItems);
  if (shown.length === 0) return null;
  return (
    <ul className={`tiles tiles--people tiles--${module.numberItemOfRow}`}>
      {shown.map((person) => (
        <li key={person.id}>
          <PersonCard visit={visit} person={person} heading={heading} full={full} />
        </li>
      ))}
    </ul>
  );
}
