import { buildImageUrl } from '../../../domain/images/image-url';
import type { TeamMember } from '../../../domain/site/team';
import type { RequestContext } from '../../../platform/request-context';
import { buildAgencyReference, formatDialled } from '../../../views/layout/agency-data';
import { StructuredData } from '../../../views/ui/structured-data';
import type { ModuleProps } from './module-renderer';
import { PersonCard } from './person-card';

/** Renders team members as cards in their order, at most `maxItems` (§9: team 12, contact 4). */
export function renderPeople(
  { ctx, module, heading }: ModuleProps,
  team: readonly TeamMember[],
  full = false,
) {
  const members = team.toSorted((a, b) => a.sort - b.sort).slice(0, module.maxItems);
  if (members.length === 0) return null;
  return (
    <>
      <ul
        className={`module-grid module-grid--${full ? 'team' : 'people'} module-grid--${module.numberItemOfRow}`}
      >
        {members.map((person) => (
          <li key={person.id}>
            <PersonCard ctx={ctx} person={person} heading={heading} full={full} />
          </li>
        ))}
        {full && <JoinTeamTile ctx={ctx} heading={heading} />}
      </ul>
      {full && (
        <StructuredData
          data={{
            ...buildAgencyReference(ctx),
            employee: members.map((member) => buildPerson(ctx, member)),
          }}
        />
      )}
    </>
  );
}

/** Builds a team member for search engines, as their card on the team page shows them. */
function buildPerson(
  { localize, snapshot, origin }: RequestContext,
  { name, role, phone, email, image }: TeamMember,
) {
  const { images } = snapshot.site.configuration;
  return {
    '@type': 'Person',
    name,
    jobTitle: localize(role).text || undefined,
    telephone: formatDialled(phone),
    email,
    image: image ? new URL(buildImageUrl(image.url, 750, images), origin).href : undefined,
  };
}

/** A tile after the last team member that invites applications. */
function JoinTeamTile({
  ctx: { t, href },
  heading: Heading,
}: Pick<ModuleProps, 'ctx' | 'heading'>) {
  return (
    <li className="join-team">
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

/** Renders the members of the team who have the id of the contact relation (§2.6, §9). */
export function renderContact(props: ModuleProps) {
  const group = Number(props.module.relations.id);
  const { team } = props.ctx.snapshot.site;
  return renderPeople(
    props,
    team.filter(({ contact: groups }) => groups.includes(group)),
  );
}
