import { formatPhone, toPhoneUrl } from '../../../domain/format/phone';
import { formatSpokenLanguages } from '../../../domain/language/language-name';
import { buildContactCardPath } from '../../../domain/routing/contact-card-path';
import { getInitials } from '../../../domain/site/initials';
import type { TeamMember } from '../../../domain/site/team';
import type { RequestContext } from '../../../platform/request-context';
import { Html } from '../../../views/ui/html';
import { LocalizedText } from '../../../views/ui/localized-text';
import { Modal, ModalButton } from '../../../views/ui/modal';
import { Picture } from '../../../views/ui/picture';

export interface PersonCardProps {
  ctx: RequestContext;
  person: TeamMember;
  heading: 'h2' | 'h3';
  /** Whether the description shows on the card, as on the team page, or in a dialog of its own. */
  full?: boolean;
}

/** A team member as a card: portrait or initials, name, role, phone, mail. */
export function PersonCard({ ctx, person, heading: Heading, full = false }: PersonCardProps) {
  const { t } = ctx;
  const { id, name, phone, email, image } = person;
  const [firstName = name] = name.split(' ');
  const hasMore = !full && ctx.localize(person.about).text !== '';
  return (
    <article className="person" id={full ? `person-${id}` : undefined}>
      <div className="person__portrait">
        {image ? (
          <Picture
            url={image.url}
            alt={ctx.localize(image.alt).text}
            width={image.width ?? 400}
            height={image.height ?? 500}
            sizes="(min-width: 1280px) 278px, (min-width: 768px) 30vw, 45vw"
            hosts={ctx.snapshot.site.configuration.images}
          />
        ) : (
          <span aria-hidden="true">{getInitials(name)}</span>
        )}
      </div>
      <Heading className="person__name">{name}</Heading>
      <p className="person__role">
        <LocalizedText ctx={ctx} text={person.role} />
      </p>
      {full && <PersonAbout ctx={ctx} person={person} />}
      <ul className="person__contact">
        {phone && (
          <li>
            <a
              className="person__phone"
              href={toPhoneUrl(phone)}
              aria-label={formatCallLabel(ctx, person)}
            >
              {formatPhone(phone)}
            </a>
          </li>
        )}
        <li>
          <a href={`mailto:${email}`}>{t('EMAIL_PERSON', { name: firstName })}</a>
        </li>
        {full && (
          <li>
            <a href={buildContactCardPath(ctx.language, id)} download="">
              {t('CONTACT_CARD')}
            </a>
          </li>
        )}
        {hasMore && (
          <li>
            <ModalButton opens={`about-${id}`}>{t('PERSON_MORE', { name: firstName })}</ModalButton>
          </li>
        )}
      </ul>
      {hasMore && (
        <Modal id={`about-${id}`} title={name} t={t}>
          <PersonAbout ctx={ctx} person={person} />
        </Modal>
      )}
    </article>
  );
}

/** Description, spoken languages and professional number of a team member. */
function PersonAbout({ ctx, person }: Pick<PersonCardProps, 'ctx' | 'person'>) {
  const { t, language } = ctx;
  const { about, languages, professionalNumber } = person;
  return (
    <>
      <Html ctx={ctx} html={about} className="person__about" />
      {languages.length > 0 && (
        <p className="person__role">{formatSpokenLanguages(languages, language, t)}</p>
      )}
      {professionalNumber && (
        <p className="person__role">{t('TEAM_MEMBER_NUMBER', { number: professionalNumber })}</p>
      )}
    </>
  );
}

/**
 * Formats the accessible name of the phone link: a screen reader does not read the portrait beside
 * it.
 */
const formatCallLabel = ({ t }: RequestContext, { name, phone }: TeamMember) =>
  `${t('CALL_PERSON', { name })}, ${formatPhone(phone)}`;
