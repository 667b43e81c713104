import { formatAgo } from '../../../domain/format/age';
import { formatLongDate, formatTimeOfDay } from '../../../domain/format/brussels-time';
import type { RequestContext } from '../../../platform/request-context';
import type { Readings } from '../../watch/readings-store';
import type { LiveVersion } from './live-version-store';

/** Shows since when visitors see the present offer, when it was loaded last, and how old the last backup is. */
export function LiveSnapshot({
  ctx,
  live,
  readings,
}: {
  ctx: RequestContext;
  live: LiveVersion | undefined;
  readings: Readings;
}) {
  const { t, language } = ctx;
  const created = live && Date.parse(live.created);
  const { now, catalogueAt } = readings;
  return (
    <section className="desk-section">
      <div className="desk-section__head">
        <h2>{t('DESK_LIVE')}</h2>
      </div>
      <dl className="desk-facts desk-facts--spread">
        <dt>{t('DESK_LIVE_SINCE')}</dt>
        <dd>
          {created
            ? `${formatLongDate(created, language)}, ${formatTimeOfDay(created, language)}`
            : t('DESK_LIVE_EMBEDDED')}
        </dd>
        {live && (
          <>
            <dt>{t('DESK_LIVE_PROPERTIES')}</dt>
            <dd>{live.listings}</dd>
          </>
        )}
        {catalogueAt !== undefined && (
          <>
            <dt>{t('DESK_LIVE_LOADED')}</dt>
            <dd>{formatAgo(now - catalogueAt, language)}</dd>
          </>
        )}
        <dt>{t('DESK_BACKUP')}</dt>
        <dd>{describeBackup(ctx, readings)}</dd>
      </dl>
    </section>
  );
}

/** Says how old the last backup is, and whether it was brought back and found equal. */
function describeBackup({ t, language }: RequestContext, { now, lastRuns }: Readings): string {
  const { backup, 'verified backup': verified } = lastRuns;
  if (backup === undefined) return t('DESK_BACKUP_NONE');
  return t(verified === backup ? 'DESK_BACKUP_EQUAL' : 'DESK_BACKUP_UNCHECKED', {
    ago: formatAgo(now - backup, language),
  });
}
