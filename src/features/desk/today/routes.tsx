import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import * as v from 'valibot';
import { toBrusselsDay } from '../../../domain/format/brussels-day';
import { formatLongDate } from '../../../domain/format/brussels-time';
import { subtractPeriod } from '../../../domain/format/period';
import { PERIODS } from '../../../domain/periods';
import type { App } from '../../../env';
import { capRows } from '../../../platform/capped-rows';
import { loadRecentMails } from '../../../platform/mail/outbox-list-store';
import { TextParameter } from '../../../platform/request-parameters';
import { PageTools } from '../../../views/ui/page-tools';
import type { Trouble } from '../../watch/trouble';
import { loadTroubles } from '../../watch/troubles-store';
import { getStaff } from '../desk-gate';
import { formatDeskDay } from '../format-desk-time';
import { findAnswerDue } from '../leads/answer-due';
import { loadLeadSubjects } from '../leads/lead-subjects';
import { LeadsQuery, WAITING } from '../leads/leads-query';
import { loadLeads } from '../leads/leads-store';
import { findOwnProperties } from '../own-properties';
import { renderDeskPage } from '../render-desk-page';
import type { VisitReport } from '../visits/reports-store';
import { loadVisitReports } from '../visits/reports-store';
import { parseDeskDay } from './desk-day';
import { Failures } from './failures';
import { LiveSnapshot } from './live-snapshot';
import type { LiveVersion } from './live-version-store';
import { loadLiveVersion } from './live-version-store';
import { Glance, NewLeads } from './new-leads';
import { News } from './news';
import { loadChangedVisits, loadNewsCounts } from './news-store';
import { MAX_ALL_REPORTS, OpenReports } from './open-reports';
import { Round } from './round';
import { loadVisitPlaces } from './visit-places';
import { loadVisits } from './visits-store';

/** The first page of the desk: what today asks for. */
export const todayRoutes = new Hono<App>();

const MAX_NEW_LEADS = 6;
const MAX_FAILED_MAILS = 5;
const NEW_LEADS = v.parse(LeadsQuery, { state: 'new' });

const WAITING_LEADS = v.parse(LeadsQuery, { state: WAITING });

const MAX_CHANGED_VISITS = 6;

/** Visits of longer ago are not listed: their reports would be guesses. */
const MAX_REPORTS = 8;

const DayQuery = v.object({ day: TextParameter, mine: TextParameter, reports: TextParameter });

todayRoutes.get('/desk/', vValidator('query', DayQuery), async (c) => {
  const { ctx } = c.var;
  const { t, href, language } = ctx;
  const { DB, SNAPSHOTS } = c.env;
  const now = Date.now();
  const today = toBrusselsDay(new Date(now));
  const query = c.req.valid('query');
  const current = parseDeskDay(today);
  const day = parseDeskDay(query.day) ?? current;
  if (!day || !current) throw new Error('today has no day');
  const mine = query.mine === 'yes' ? 'yes' : undefined;
  const yesterday = parseDeskDay(current.previous)?.from ?? current.from;
  const [allVisits, changedVisits, newsCounts, leads, waiting, mails, live, reports, watch] =
    await Promise.all([
      loadVisits(DB, day),
      loadChangedVisits(DB, yesterday, MAX_CHANGED_VISITS),
      loadNewsCounts(DB, yesterday),
      loadLeads(DB, NEW_LEADS, now, MAX_NEW_LEADS),
      loadLeads(DB, WAITING_LEADS, now, MAX_NEW_LEADS),
      loadRecentMails(DB, MAX_FAILED_MAILS + 1, ['failed']),
      loadLiveVersion(SNAPSHOTS),
      day.day === today
        ? loadOpenReports(DB, query.reports === 'all' ? MAX_ALL_REPORTS : MAX_REPORTS)
        : capRows<VisitReport>([], 0),
      loadTroubles(c.env, now),
    ]);
  const troubles = addFallback(watch.troubles, ctx.snapshot.version, live);
  const { agency } = ctx.snapshot.site.configuration;
  const due = waiting.rows.filter((lead) => {
    const promised = findAnswerDue(lead, agency, now)?.promised;
    return promised && promised.state !== 'later';
  });
  const own = mine && (await findOwnProperties(ctx, getStaff(c), [], allVisits.rows));
  const visits = {
    ...allVisits,
    rows: own ? allVisits.rows.filter(({ property }) => own.has(property)) : allVisits.rows,
  };
  const [places, reportPlaces, subjects] = await Promise.all([
    loadVisitPlaces(ctx, visits.rows),
    loadVisitPlaces(ctx, reports.rows),
    loadLeadSubjects(ctx, [...due, ...leads.rows]),
  ]);
  const toDay = (name: string) => parseDeskDay(name)?.from ?? day.from;
  return renderDeskPage(
    c,
    { title: t('DESK_TODAY'), entry: '/desk/' },
    <div className="desk-page today">
      <div className="desk-head">
        <h1 className="desk-date">{formatLongDate(day.from, language)}</h1>
        <div className="desk-head__actions">
          <a
            className="button button--outlined"
            href={href.page('/desk/', { day: day.previous, mine })}
          >
            ‹ {formatDeskDay(toDay(day.previous), language)}
          </a>
          <a
            className="button button--outlined"
            href={href.page('/desk/', { day: day.next, mine })}
          >
            {formatDeskDay(toDay(day.next), language)} ›
          </a>
          {day.day !== today && (
            <a className="button button--outlined" href={href.page('/desk/', { mine })}>
              {t('DESK_TODAY')}
            </a>
          )}
          <a
            className="button button--outlined"
            href={href.page('/desk/', {
              day: day.day === today ? undefined : day.day,
              mine: mine ? undefined : 'yes',
            })}
          >
            {t(mine ? 'DESK_VISITS_ALL' : 'DESK_VISITS_MINE')}
          </a>
          <PageTools tools={['print']} t={t} />
        </div>
      </div>
      <Glance {...{ ctx, leads }} />
      <div className="desk-columns">
        <div>
          {visits.faults.map((fault) => (
            <p key={fault} className="desk-fault">
              {fault}
            </p>
          ))}
          <Round {...{ ctx, places }} visits={visits.rows} />
          <OpenReports {...{ ctx, reports, places: reportPlaces }} />
        </div>
        <div className="today__aside">
          <NewLeads {...{ ctx, due, leads, subjects }} />
          <Failures {...{ ctx, now, troubles }} mails={capRows(mails.rows, MAX_FAILED_MAILS)} />
          <News ctx={ctx} visits={changedVisits} counts={newsCounts} />
          <LiveSnapshot {...{ ctx, live }} readings={watch.readings} />
        </div>
      </div>
    </div>,
  );
});

const loadOpenReports = (db: D1Database, limit: number, now = Date.now()) =>
  loadVisitReports(db, {
    since: subtractPeriod(now, PERIODS.missingReport),
    now,
    isOpen: true,
    limit,
  });

/** Adds that this isolate could not open the newest version, or has not read yet that there is one. */
function addFallback(
  troubles: readonly Trouble[],
  shown: string,
  live: LiveVersion | undefined,
): readonly Trouble[] {
  const isFallback = live !== undefined && live.version !== shown;
  const isKnown = troubles.some(({ kind }) => kind === 'live version');
  if (!isFallback || isKnown) return troubles;
  return [{ kind: 'live version', since: undefined, count: 1 }, ...troubles];
}
