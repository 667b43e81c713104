import { formatNumber } from '../../../domain/format/number';
import type { RequestContext } from '../../../platform/request-context';
import { formatDeskTime } from '../format-desk-time';
import type { Portfolio, PortfolioRow } from './load-portfolio';
import { PORTFOLIO_STATE_TEXTS } from './portfolio-filters';
import { MAX_OPEN } from './portfolio-store';

/** A listing in one row; its street is its name, as a broker says it. */
export function PortfolioRowView({
  ctx: { t, href, language },
  row: { label, state, daysOnline, price, warnings, agent },
  portfolio: { leads, visits, owners, views },
}: {
  ctx: RequestContext;
  row: PortfolioRow;
  portfolio: Portfolio;
}) {
  const { id, name, address } = label;
  const asked = leads.get(id);
  const visit = visits.get(id);
  return (
    <tr className={`portfolio__row portfolio__row--${state}`}>
      <th scope="row">
        <a href={href.page(`/desk/catalogue/${id}/`)}>{address || name}</a>
        <span>
          {name} · {id}
        </span>
      </th>
      <td>
        <span className={`portfolio__state portfolio__state--${state}`}>
          {t(PORTFOLIO_STATE_TEXTS[state])}
        </span>
      </td>
      <td data-label={t('DESK_PORTFOLIO_DAYS')}>{daysOnline ?? '–'}</td>
      <td className="portfolio__price">{price}</td>
      <td data-label={t('DESK_PORTFOLIO_VIEWS')}>{formatNumber(views.get(id)?.views ?? 0)}</td>
      <td data-label={t('DESK_LEADS')}>
        {asked && asked.open >= MAX_OPEN ? `${MAX_OPEN}+` : (asked?.open ?? 0)}
        {asked && asked.fresh > 0 && (
          <span>{t('DESK_PORTFOLIO_FRESH', { count: asked.fresh })}</span>
        )}
      </td>
      <td data-label={t('DESK_PORTFOLIO_VISIT')}>
        {visit ? formatDeskTime(visit.startsAt, language) : '–'}
        {visit && <span>{visit.name}</span>}
      </td>
      <td className={warnings > 0 ? 'portfolio__warning' : undefined}>
        {warnings > 0 && t('DESK_PORTFOLIO_WARNINGS', { count: warnings })}
      </td>
      <td>
        {owners
          .get(id)
          ?.map((owner) => owner.name)
          .join(', ')}
        <span>{agent}</span>
      </td>
    </tr>
  );
}
