import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import { DeskTabs } from '../desk-tabs';

const PAGES = [
  ['/desk/visits/', 'DESK_VISITS_AGENDA'],
  ['/desk/visits/pattern/', 'DESK_VISITS_PATTERN'],
  ['/desk/visits/waiting/', 'DESK_VISITS_WAITING'],
] as const satisfies readonly (readonly [string, TextKey])[];

/** The head of the pages about visits: their title, and the three lists. */
export function VisitsHead({
  ctx: { t, href },
  current,
}: {
  ctx: RequestContext;
  current: (typeof PAGES)[number][0];
}) {
  return (
    <>
      <div className="desk-head">
        <h1>{t('DESK_VISITS')}</h1>
      </div>
      <div className="desk-no-print">
        <DeskTabs
          label={t('DESK_VISITS')}
          tabs={PAGES.map(([path, label]) => ({
            label: t(label),
            href: href.page(path),
            isCurrent: path === current,
          }))}
        />
      </div>
    </>
  );
}
