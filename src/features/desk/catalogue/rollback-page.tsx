import { formatLongDate, formatTimeOfDay } from '../../../domain/format/brussels-time';
import type { RequestContext } from '../../../platform/request-context';
import type { Manifest } from '../../../platform/snapshot/manifest';
import { CatalogueHead } from './catalogue-head';

/** Asks once before another version becomes live. */
export function RollbackPage({
  ctx,
  live,
  target,
}: {
  ctx: RequestContext;
  live: string;
  target: Manifest;
}) {
  const { t, href, language } = ctx;
  const created = Date.parse(target.created);
  return (
    <div className="desk-page">
      <CatalogueHead ctx={ctx} current="/desk/catalogue/" />
      <p>
        {t('DESK_ROLLBACK_ASK', {
          version: target.version,
          date: `${formatLongDate(created, language)}, ${formatTimeOfDay(created, language)}`,
          count: target.listings,
          live,
        })}
      </p>
      <p className="desk-quiet">{t('DESK_ROLLBACK_TEXT')}</p>
      <form method="post" action={href.page('/desk/catalogue/')}>
        <input type="hidden" name="version" value={target.version} />
        <div className="desk-head__actions">
          <button type="submit" name="action" value="rollback" className="button button--forest">
            {t('DESK_ROLLBACK')}
          </button>
          <a className="button button--outlined" href={href.page('/desk/catalogue/')}>
            {t('DESK_ROLLBACK_NOT')}
          </a>
        </div>
      </form>
    </div>
  );
}
