import { DOT } from '../../../domain/format/dot';
import { formatNumber } from '../../../domain/format/number';
import { buildImageUrl } from '../../../domain/images/image-url';
import type { RequestContext } from '../../../platform/request-context';
import { formatDeskTime } from '../format-desk-time';
import type { Portfolio, PortfolioRow } from './load-portfolio';
import { PORTFOLIO_STATE_TEXTS } from './portfolio-filters';
import { formatOpenLeads } from './portfolio-store';

/** A listing in one row; its street is its name, as a broker says it. */
export function PortfolioRowView({
  ctx: { t, href, language, snapshot },
  row: { label, state, picture, daysOnline, price, searches, warnings, agent },
  portfolio: { leads, visits, owners, views },
}: {
  ctx: RequestContext;
  row: PortfolioRow;
  portfolio: Portfolio;
}) {
  const { id, name, address } = label;
  const asked = leads.get(id);
  const visit = visits.get(id);
  const seen = views.get(id);
  return (
    <tr className={`portfolio__row portfolio__row--${state}`}>
      <th scope="row">
        {picture && (
          <img
            src={buildImageUrl(picture, 500, snapshot.site.configuration.images)}
            alt=""
            width={72}
            height={54}
            loading="lazy"
            decoding="async"
          />
        )}
        <a href={href.page(`/desk/catalogue/${id}/`)}>{address || name}</a>
        <span>
          {name}
          {DOT}
          {id}
        </span>
      </th>
      <td>
        <span className={`portfolio__state portfolio__state--${state}`}>
          {t(PORTFOLIO_STATE_TEXTS[state])}
        </span>
      </td>
      <td data-label={t('DESK_PORTFOLIO_DAYS')}>{daysOnline ?? '–'}</td>
      <td className="portfolio__price">{price}</td>
      <td data-label={t('DESK_PORTFOLIO_VIEWS')}>
        {formatNumber(seen?.views ?? 0)}
        {seen && seen.saved > 0 && <span>{t('DESK_PORTFOLIO_SAVED', { count: seen.saved })}</span>}
      </td>
      <td data-label={t('DESK_LEADS')}>
        {formatOpenLeads(asked?.open)}
        {asked && asked.fresh > 0 && (
          <span>{t('DESK_PORTFOLIO_FRESH', { count: asked.fresh })}</span>
        )}
      </td>
      <td data-label={t('DESK_PORTFOLIO_VISIT')}>
        {visit ? formatDeskTime(visit.startsAt, language) : '–'}
        {visit && <span>{visit.name}</span>}
      </td>
      <td data-label={t('DESK_PORTFOLIO_SEARCHES')}>{searches ?? '–'}</td>
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
