import { formatLongDate, formatTimeOfDay } from '../../../domain/format/brussels-time';
import type { RequestContext } from '../../../platform/request-context';
import type { Manifest } from '../../../platform/snapshot/manifest';
import { FormButtons } from '../../../views/ui/form-buttons';
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
        <FormButtons
          label={t('DESK_ROLLBACK')}
          action="rollback"
          back={{ href: href.page('/desk/catalogue/'), label: t('DESK_ROLLBACK_NOT') }}
        />
      </form>
    </div>
  );
}
