import { formatPhone, phoneLink } from '../../../../domain/format/phone';
import { imageUrl } from '../../../../domain/images/image';
import type { TeamMember } from '../../../../domain/site/team';
import type { Visit } from '../../../../platform/request-context';
import type { Subject } from '../submit/subject';

/** Who would rather call: the agent of what the page is about, else the first of the team. */
export function ReachAside({
  visit,
  subject,
  text = visit.t('PREFER_TO_CALL'),
}: {
  visit: Visit;
  subject?: Subject | undefined;
  text?: string;
}) {
  const { configuration } = visit.snapshot.site;
  const person = subject?.agent ?? firstOfTeam(visit);
  const phone = person?.phone || configuration.agency.phone;
  return (
    <div className="reach-aside">
      {person?.image && (
        <img
          src={imageUrl(person.image.url, 500, configuration.images)}
          alt=""
          width={72}
          height={90}
          loading="lazy"
        />
      )}
      <div>
        <p className="reach-aside__name">{person?.name ?? configuration.agency.name}</p>
        <p>{text}</p>
        <a className="reach-aside__phone" href={phoneLink(phone)}>
          {formatPhone(phone)}
        </a>
      </div>
    </div>
  );
}

/** Who answers for what nobody has been named for. */
export const firstOfTeam = ({ snapshot }: Visit): TeamMember | undefined =>
  snapshot.site.team
    .filter(({ status }) => status === 'Published')
    .toSorted((a, b) => a.sort - b.sort)[0];
