import type { Property } from '../../domain/catalogue/property';
import { formatPhone, toPhoneUrl } from '../../domain/format/phone';
import { findAgent } from '../../domain/site/agent';
import type { RequestContext } from '../../platform/request-context';
import { AgentPortrait } from '../../views/layout/agent-portrait';
import { getPortalPath } from './portal-shell';

/** The owner's agent, with a telephone number and a form for a question; without one, the agency. */
export function AgentCard({ ctx, property }: { ctx: RequestContext; property: Property }) {
  const { t, snapshot } = ctx;
  const { agency, images } = snapshot.site.configuration;
  const person = findAgent(ctx.snapshot.site.team, property);
  const phone = person?.phone || agency.phone;
  return (
    <section>
      <div className="portal-agent">
        <AgentPortrait person={person} hosts={images} />
        <div>
          <h2>{person?.name ?? agency.name}</h2>
          <p className="portal-note">{t('OWNER_YOUR_AGENT')}</p>
          <p className="portal-aside__phone">
            <a href={toPhoneUrl(phone)}>{formatPhone(phone)}</a>
          </p>
        </div>
      </div>
      <a className="button button--outlined" href={getPortalPath(ctx, property.ID, 'question')}>
        {t('OWNER_ASK_AGENT')}
      </a>
    </section>
  );
}
