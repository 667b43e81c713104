import { formatPhone, phoneLink } from '../format/phone';
import type { TeamMember } from '../site/team';
import { Html } from '../ui/html';
import { Picture } from '../ui/picture';
import { Say } from '../ui/say';
import type { Visit } from '../visit';

export interface PersonCardProps {
  visit: Visit;
  person: TeamMember;
  heading: 'h2' | 'h3';
  /** On the team page: who they are, what they speak, their number with the institute. */
  full?: boolean;
}

/** Someone to call: face, name, what they do, phone, mail. */
export function PersonCard({ visit, person, heading: Heading, full = false }: PersonCardProps) {
  const { t } = visit;
  const { name, phone, email, image, languages, professionalNumber } = person;
  const [firstName = name] = name.split(' ');
  const names = new Intl.DisplayNames(visit.language, { type: 'language' });
  return (
    <article className="person">
      <div className="person__portrait">
        {image && (
          <Picture
            url={image.url}
            alt=""
            width={image.width ?? 400}
            height={image.height ?? 500}
            sizes="(min-width: 1280px) 278px, (min-width: 768px) 30vw, 45vw"
            hosts={visit.snapshot.site.configuration.images}
          />
        )}
      </div>
      <Heading className="person__name">{name}</Heading>
      <p className="person__role">
        <Say visit={visit} text={person.role} />
      </p>
      {full && <Html visit={visit} html={person.about} className="person__about" />}
      {full && languages.length > 0 && (
        <p className="person__role">
          {t('AGENT_SPEAKS', { languages: languages.map((code) => names.of(code)).join(', ') })}
          {professionalNumber && (
            <>
              <br />
              {t('TEAM_MEMBER_NUMBER', { number: professionalNumber })}
            </>
          )}
        </p>
      )}
      <ul className="person__ways">
        {phone && (
          <li>
            <a
              className="person__phone"
              href={phoneLink(phone)}
              aria-label={callName(visit, person)}
            >
              {formatPhone(phone)}
            </a>
          </li>
        )}
        <li>
          <a href={`mailto:${email}`}>{t('EMAIL_PERSON', { name: firstName })}</a>
        </li>
      </ul>
    </article>
  );
}

/** Heard without the portrait, a number alone says nothing of whom it calls. */
const callName = ({ t }: Visit, { name, phone }: TeamMember) =>
  `${t('CALL_PERSON', { name })}, ${formatPhone(phone)}`;
