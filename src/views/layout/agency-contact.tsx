import type { ReactNode } from 'react';
import { formatPhone, toPhoneUrl } from '../../domain/format/phone';
import { buildContactCardPath } from '../../domain/routing/contact-card-path';
import { describeOffice, describeOtherDays } from '../../domain/site/opening/describe-office';
import type { TeamMember } from '../../domain/site/team';
import { formatEmail } from '../../domain/typed-values/read-email';
import { getHoursWording } from '../../platform/hours-wording';
import type { RequestContext } from '../../platform/request-context';
import { Icon } from '../ui/icon';
import { LocalizedText } from '../ui/localized-text';
import { Picture } from '../ui/picture';
import { StructuredData } from '../ui/structured-data';
import { buildAgencyData } from './agency-data';

export interface AgencyContactProps {
  ctx: RequestContext;
  title: string;
  text?: string | undefined;
  /** Subject line of the mail that the link opens. */
  subject: string;
  /** The agent to contact; without one, the agency. */
  person?: TeamMember | undefined;
  /** Who answers, between the actions and the offices. */
  people?: ReactNode;
  /** Whether the offices show their doors. */
  hasDoors?: boolean;
}

/** Contact details of the agency: phone, mail, offices. */
export function AgencyContact(props: AgencyContactProps) {
  const { ctx, title, text, subject, person, people, hasDoors = false } = props;
  const { t, snapshot } = ctx;
  const { agency } = snapshot.site.configuration;
  const phone = person?.phone || agency.phone;
  const email = person?.email || agency.email;
  return (
    <section className="agency-contact" aria-labelledby="agency-contact">
      <h2 id="agency-contact">{title}</h2>
      {text && <p>{text}</p>}
      <ul className="agency-contact__options">
        <li>
          <a className="button button--forest" href={toPhoneUrl(phone)}>
            <Icon name="phone" /> {t('CALL_US')} {formatPhone(phone)}
          </a>
        </li>
        <li>
          <a
            className="button button--outlined"
            href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
          >
            <Icon name="mail" /> {t('MAIL_US')} {formatEmail(email)}
          </a>
        </li>
      </ul>
      {people}
      <OfficeList ctx={ctx} hasDoors={hasDoors} />
      <p className="note">
        <a href={buildContactCardPath(ctx.language, person?.id ?? 'agency')} download="">
          {t('CONTACT_CARD')}
        </a>
      </p>
      {!person && <StructuredData data={buildAgencyData(ctx)} />}
    </section>
  );
}

/** The offices of the agency with their addresses and opening hours. */
function OfficeList({ ctx, hasDoors }: { ctx: RequestContext; hasDoors: boolean }) {
  const { agency, images } = ctx.snapshot.site.configuration;
  return (
    <ul className="offices">
      {agency.offices.map((office) => (
        <li key={office.name}>
          {hasDoors && office.image && (
            <Picture
              url={office.image.url}
              alt={ctx.localize(office.image.alt).text}
              width={400}
              height={300}
              sizes="(width < 768px) 8rem, 24rem"
              hosts={images}
            />
          )}
          <strong>{office.name}</strong>
          {office.street && (
            <span>
              {office.street} {office.houseNumber},{' '}
              <span>
                {office.zip} {office.city}
              </span>
            </span>
          )}
          {office.phone && <a href={toPhoneUrl(office.phone)}>{formatPhone(office.phone)}</a>}
          {!office.week && (
            <span>
              <LocalizedText ctx={ctx} text={office.hours} />
            </span>
          )}
          {(office.week ? describeOffice : describeOtherDays)(office, getHoursWording(ctx)).map(
            (line) => (
              <span key={line}>{line}</span>
            ),
          )}
        </li>
      ))}
    </ul>
  );
}
