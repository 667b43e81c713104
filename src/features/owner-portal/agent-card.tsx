import type { Property } from '../../domain/catalogue/property';
import { formatPhone, toPhoneUrl } from '../../domain/format/phone';
import type { RequestContext } from '../../platform/request-context';

/** The owner's agent, with a telephone number and a mail; without one, the agency. */
export function AgentCard({ ctx, property }: { ctx: RequestContext; property: Property }) {
  const { t, snapshot } = ctx;
  const { team, configuration } = snapshot.site;
  const person = team.find(({ id, status }) => id === property.ManagerID && status === 'Published');
  const { name, email } = person ?? configuration.agency;
  const phone = person?.phone || configuration.agency.phone;
  const subject = t('OWNER_YOUR_PROPERTY', { id: property.ID });
  return (
    <section>
      <h2>{t('OWNER_YOUR_AGENT')}</h2>
      <p>{name}</p>
      <p className="portal-aside__phone">
        <a href={toPhoneUrl(phone)}>{formatPhone(phone)}</a>
      </p>
      <a
        className="button button--outlined"
        href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
      >
        {t('OWNER_ASK_AGENT')}
      </a>
    </section>
  );
}
