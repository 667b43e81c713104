import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import * as v from 'valibot';
import { toBrusselsDay } from '../../../domain/format/brussels-day';
import { formatLongDate } from '../../../domain/format/brussels-time';
import type { App } from '../../../env';
import { loadRecentMails } from '../../../platform/mail/outbox-list-store';
import { TextParameter } from '../../../platform/request-parameters';
import { PageTools } from '../../../views/ui/page-tools';
import { formatDeskDay } from '../format-desk-time';
import { loadLeadSubjects } from '../leads/lead-subjects';
import { LeadsQuery } from '../leads/leads-query';
import { loadLeads } from '../leads/leads-store';
import { renderDeskPage } from '../render-desk-page';
import { parseDeskDay } from './desk-day';
import { loadLiveVersion } from './live-version-store';
import { Round } from './round';
import { Failures, LiveSnapshot, NewLeads } from './today-aside';
import { loadVisitPlaces } from './visit-places';
import { loadVisits } from './visits-store';

/** The first page of the desk: what today asks for. */
export const todayRoutes = new Hono<App>();

const MAX_NEW_LEADS = 6;
const MAX_FAILED_MAILS = 5;
const NEW_LEADS = v.parse(LeadsQuery, { state: 'new' });

const DayQuery = v.object({ day: TextParameter });

todayRoutes.get('/desk/', vValidator('query', DayQuery), async (c) => {
  const { ctx } = c.var;
  const { t, href, language } = ctx;
  const { DB, SNAPSHOTS } = c.env;
  const today = toBrusselsDay(new Date());
  const day = parseDeskDay(c.req.valid('query').day) ?? parseDeskDay(today);
  if (!day) throw new Error('today has no day');
  const [visits, leads, mails, live] = await Promise.all([
    loadVisits(DB, day),
    loadLeads(DB, NEW_LEADS, Date.now(), MAX_NEW_LEADS),
    loadRecentMails(DB, MAX_FAILED_MAILS, ['failed']),
    loadLiveVersion(SNAPSHOTS),
  ]);
  const [places, subjects] = await Promise.all([
    loadVisitPlaces(ctx, visits.rows),
    loadLeadSubjects(ctx, leads.rows),
  ]);
  const toDay = (name: string) => parseDeskDay(name)?.from ?? day.from;
  return renderDeskPage(
    c,
    { title: t('DESK_TODAY'), area: '/desk/' },
    <div className="desk-page today">
      <div className="desk-head">
        <h1 className="today__day">{formatLongDate(day.from, language)}</h1>
        <div className="desk-head__actions">
          <a className="button button--outlined" href={href.page('/desk/', { day: day.previous })}>
            ‹ {formatDeskDay(toDay(day.previous), language)}
          </a>
          <a className="button button--outlined" href={href.page('/desk/', { day: day.next })}>
            {formatDeskDay(toDay(day.next), language)} ›
          </a>
          {day.day !== today && (
            <a className="button button--outlined" href={href.page('/desk/')}>
              {t('DESK_TODAY')}
            </a>
          )}
          <PageTools tools={['print']} t={t} />
        </div>
      </div>
      <div className="desk-columns">
        <div>
          {visits.faults.map((fault) => (
            <p key={fault} className="desk-fault">
              {fault}
            </p>
          ))}
          <Round {...{ ctx, places }} visits={visits.rows} />
        </div>
        <div className="today__aside">
          <NewLeads {...{ ctx, leads, subjects }} />
          <Failures
            ctx={ctx}
            mails={mails.rows}
            isFallback={live !== undefined && live.version !== ctx.snapshot.version}
          />
          <LiveSnapshot {...{ ctx, live }} />
        </div>
      </div>
    </div>,
  );
});
