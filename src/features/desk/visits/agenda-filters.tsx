import { addDays } from '../../../domain/format/brussels-day';
import { formatLongDate } from '../../../domain/format/brussels-time';
import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import { PageTools } from '../../../views/ui/page-tools';
import type { Filters } from '../desk-filters';
import { DeskFilters } from '../desk-filters';
import { formatVisitsQuery, getMidnight, listAgendaDays, VisitsQuery } from './visits-query';

const VIEWS = [
  ['day', 'DESK_VISITS_SHOW_DAY'],
  ['week', 'DESK_VISITS_SHOW_WEEK'],
] as const satisfies readonly (readonly [VisitsQuery['view'], TextKey])[];

const visitsFilters = {
  name: 'visits',
  schema: VisitsQuery,
  parts: [
    { kind: 'day', name: 'day', label: 'DESK_VISITS_DAY', required: true },
    {
      kind: 'number',
      name: 'property',
      label: 'DESK_VISITS_PROPERTY',
      width: 'short',
      saysOptional: true,
    },
    { kind: 'checkbox', name: 'mine', label: 'DESK_VISITS_MINE' },
  ],
} as const satisfies Filters;

/** Head of the agenda: the day or week, links to those before and after, and the filters. */
export function AgendaFilters({ ctx, query }: { ctx: RequestContext; query: VisitsQuery }) {
  const { t, href, language } = ctx;
  const { view, day, property, mine } = query;
  const step = view === 'week' ? 7 : 1;
  const linkTo = (change: Partial<Omit<VisitsQuery, 'day'>> & { day?: string | undefined }) =>
    href.page('/desk/visits/', formatVisitsQuery({ ...query, ...change }));
  const [first = day] = listAgendaDays(query);
  return (
    <>
      <div className="agenda-head">
        <h2>
          {view === 'week' && `${t('DESK_VISITS_WEEK_OF')} `}
          {formatLongDate(getMidnight(first), language)}
        </h2>
        <nav className="agenda-head__steps desk-no-print" aria-label={t('DESK_VISITS_DAY')}>
          <a className="button button--outlined" href={linkTo({ day: addDays(day, -step) })}>
            ‹ {t('DESK_VISITS_EARLIER')}
          </a>
          <a className="button button--outlined" href={linkTo({ day: undefined })}>
            {t('DESK_TODAY')}
          </a>
          <a className="button button--outlined" href={linkTo({ day: addDays(day, step) })}>
            {t('DESK_VISITS_LATER')} ›
          </a>
        </nav>
        <nav className="agenda-head__views desk-no-print" aria-label={t('DESK_VISITS_AGENDA')}>
          {VIEWS.map(([name, label]) => (
            <a
              key={name}
              href={linkTo({ view: name })}
              aria-current={name === view ? 'page' : undefined}
            >
              {t(label)}
            </a>
          ))}
        </nav>
        <PageTools tools={['print']} t={t} />
      </div>
      <DeskFilters
        {...{ ctx, filters: visitsFilters, action: href.page('/desk/visits/'), hidden: { view } }}
        values={{ day, property: `${property ?? ''}`, mine: mine ? 'yes' : '' }}
        className="desk-no-print"
      />
    </>
  );
}
