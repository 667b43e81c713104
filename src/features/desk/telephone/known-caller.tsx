import { DOT } from '../../../domain/format/dot';
import type { RequestContext } from '../../../platform/request-context';
import { formatDeskTime } from '../format-desk-time';
import { LEAD_STATE_TEXTS } from '../leads/lead';
import { formatFormName } from '../leads/lead-facts';
import { describeVisit } from '../leads/visit-state';
import type { KnownLead } from './known-caller-store';

/** What somebody who is looked for has going, or that nobody has that number or address. */
export function KnownCaller({
  ctx,
  leads,
}: {
  ctx: RequestContext;
  /** Undefined if nobody was looked for. */
  leads: readonly KnownLead[] | undefined;
}) {
  const { t, href, language } = ctx;
  if (!leads) return null;
  if (leads.length === 0) return <p role="status">{t('DESK_CALLER_UNKNOWN')}</p>;
  return (
    <section className="desk-section" role="status">
      <h2>{t('DESK_CALLER_KNOWN')}</h2>
      <ul className="desk-rows">
        {leads.map((lead) => (
          <li key={lead.id}>
            <a href={href.page(`/desk/leads/${lead.id}/`)}>{formatFormName(ctx, lead.form)}</a>{' '}
            <span className="desk-quiet">
              {[
                formatDeskTime(lead.createdAt, language),
                lead.property !== null && t('REFERENCE_ID', { id: lead.property }),
                describeVisit(ctx, { ...lead, askedStartsAt: lead.visitStartsAt }) ||
                  t(LEAD_STATE_TEXTS[lead.state]),
              ]
                .filter(Boolean)
                .join(DOT)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
