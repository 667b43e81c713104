import type { TeamMember } from '../../domain/site/team';
import { PersonCard } from '../cards/person-card';
import type { ModuleProps } from './module-body';

/** Faces side by side: in their order, at most `maxItems` (§9: team 12, contact 4). */
export function people(
  { visit, module, heading }: ModuleProps,
  team: readonly TeamMember[],
  full = false,
) {
  const shown = team.toSorted((a, b) => a.sort - b.sort).slice(0, module.maxItems);
  if (shown.length === 0) return null;
  return (
    <ul className={`tiles tiles--${full ? 'team' : 'people'} tiles--${module.numberItemOfRow}`}>
      {shown.map((person) => (
        <li key={person.id}>
          <PersonCard visit={visit} person={person} heading={heading} full={full} />
        </li>
      ))}
      {full && <Join visit={visit} heading={heading} />}
    </ul>
  );
}

/** After everyone there is: a place for who is not there yet. */
function Join({ visit: { t, href }, heading: Heading }: Pick<ModuleProps, 'visit' | 'heading'>) {
  return (
    <li className="join">
      <Heading className="person__name">{t('TEAM_JOIN_TITLE')}</Heading>
      <p>{t('TEAM_JOIN_TEXT')}</p>
      <p>
        <a className="button button--outlined" href={href.page('/jobs/')}>
          {t('TEAM_JOIN_LINK')}
        </a>
      </p>
    </li>
  );
}
