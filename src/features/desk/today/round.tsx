import { formatTimeOfDay } from '../../../domain/format/brussels-time';
import { DOT } from '../../../domain/format/dot';
import { formatPhone, toPhoneUrl } from '../../../domain/format/phone';
import type { RequestContext } from '../../../platform/request-context';
import { formatDeskTime } from '../format-desk-time';
import type { VisitPlace } from './visit-places';
import { measureWay } from './visit-places';
import type { ListedVisit } from './visits-store';

/** The visits of a day in their order, with all that is needed on the road. */
export function Round({
  ctx,
  visits,
  places,
}: {
  ctx: RequestContext;
  visits: readonly ListedVisit[];
  places: ReadonlyMap<number, VisitPlace>;
}) {
  const { t, href } = ctx;
  const expected = visits.filter(({ state }) => state !== 'cancelled');
  return (
    <section className="desk-section round">
      <div className="desk-section__head">
        <h2>{t('DESK_ROUND', { count: expected.length })}</h2>
        <a href={href.page('/desk/visits/new/')}>{t('DESK_VISIT_NEW')}</a>
      </div>
      {visits.length === 0 && <p className="desk-empty">{t('DESK_ROUND_NONE')}</p>}
      <ol className="desk-rows">
        {visits.map((visit) => {
          const next = expected[expected.indexOf(visit) + 1];
          const place = places.get(visit.property);
          const isExpected = expected.includes(visit);
          const km = isExpected && next ? measureWay(place, places.get(next.property)) : undefined;
          return (
            <li key={visit.id} className={`visit visit--${visit.state}`}>
              <Visit {...{ ctx, visit, place }} />
              {km !== undefined && next && (
                <p className="visit__way">
                  {t('DESK_WAY', { km, place: places.get(next.property)?.title ?? '' })}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Visit({
  ctx,
  visit,
  place,
}: {
  ctx: RequestContext;
  visit: ListedVisit;
  place: VisitPlace | undefined;
}) {
  const { t, href, language } = ctx;
  const { state, startsAt, endsAt, askedStartsAt, lead, answers, waiting } = visit;
  const phone = answers?.phone ?? '';
  const isMoved = askedStartsAt !== null && askedStartsAt !== startsAt && state !== 'cancelled';
  return (
    <>
      <div className="visit__time">
        <strong>{startsAt !== null && formatTimeOfDay(startsAt, language)}</strong>
        {endsAt !== null && (
          <span>{t('DESK_UNTIL', { time: formatTimeOfDay(endsAt, language) })}</span>
        )}
      </div>
      <div className="visit__what">
        <p className="visit__name">
          {lead === null ? (
            visit.name
          ) : (
            <a href={href.page(`/desk/leads/${lead}/`)}>{visit.name}</a>
          )}
          {isMoved && (
            <span className="desk-tag">
              {t('DESK_MOVED_FROM', { time: formatDeskTime(askedStartsAt, language) })}
            </span>
          )}
        </p>
        <p>
          {place?.path ? <a href={place.path}>{place.title}</a> : place?.title}
          {place?.agent && (
            <span className="desk-quiet">
              {DOT}
              {place.agent}
            </span>
          )}
        </p>
        {place?.address && state !== 'cancelled' && (
          <p className="desk-quiet">
            {place.address}
            {place.isHidden && `${DOT}${t('DESK_ADDRESS_HIDDEN')}`}
          </p>
        )}
        {answers?.remark && state !== 'cancelled' && <p>{answers.remark}</p>}
      </div>
      <div className="visit__contact">
        {phone && state !== 'cancelled' && <a href={toPhoneUrl(phone)}>{formatPhone(phone)}</a>}
        <span className={`visit__state visit__state--${state}`}>
          {t(VISIT_STATE_TEXTS[state])}
          {waiting > 0 && `${DOT}${t('DESK_WAITING', { count: waiting })}`}
        </span>
      </div>
    </>
  );
}

const VISIT_STATE_TEXTS = {
  confirmed: 'DESK_STATE_CONFIRMED',
  offered: 'DESK_STATE_OFFERED',
  cancelled: 'DESK_STATE_CANCELLED',
  waiting: 'DESK_VISIT_WAITING',
} as const;
