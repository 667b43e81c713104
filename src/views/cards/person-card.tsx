import { formatPhone, phoneLink } from '../../domain/format/phone';
import { speaks } from '../../domain/language/language-name';
import type { TeamMember } from '../../domain/site/team';
import type { Visit } from '../../platform/request-context';
import { Html } from '../ui/html';
import { Say } from '../ui/localized-text';
import { Modal, ModalButton } from '../ui/modal';
import { Picture } from '../ui/picture';

export interface PersonCardProps {
  visit: Visit;
  person: TeamMember;
  heading: 'h2' | 'h3';
  /** On the team page all is said at once; elsewhere who they are stands in a window of its own. */
  full?: boolean;
}

/** Someone to call: face, name, what they do, phone, mail. */
export function PersonCard({ visit, person, heading: Heading, full = false }: PersonCardProps) {
  const { t } = visit;
  const { id, name, phone, email, image } = person;
  const [firstName = name] = name.split(' ');
  const hasMore = !full && visit.say(person.about).text !== '';
  return (
    <article className="person" id={full ? `person-${id}` : undefined}>
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
      {full && <About visit={visit} person={person} />}
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
        {hasMore && (
          <li>
            <ModalButton opens={`about-${id}`}>{t('PERSON_MORE', { name: firstName })}</ModalButton>
          </li>
        )}
      </ul>
      {hasMore && (
        <Modal id={`about-${id}`} title={name} t={t}>
          <About visit={visit} person={person} />
        </Modal>
      )}
    </article>
  );
}

/** Who they are, what they speak, their number with the institute. */
function About({ visit, person }: Pick<PersonCardProps, 'visit' | 'person'>) {
  const { t, language } = visit;
  const { about, languages, professionalNumber } = person;
  return (
    <>
      <Html visit={visit} html={about} className="person__about" />
      {languages.length > 0 && <p className="person__role">{speaks(languages, language, t)}</p>}
      {professionalNumber && (
        <p className="person__role">{t('TEAM_MEMBER_NUMBER', { number: professionalNumber })}</p>
      )}
    </>
  );
}

/** Heard without the portrait, a number alone says nothing of whom it calls. */
const callName = ({ t }: Visit, { name, phone }: TeamMember) =>
  `${t('CALL_PERSON', { name })}, ${formatPhone(phone)}`;
