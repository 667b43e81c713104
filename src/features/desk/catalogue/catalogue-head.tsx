import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import { DeskTabs } from '../desk-tabs';

const PAGES = [
  ['/desk/catalogue/', 'DESK_CATALOGUE_VERSIONS'],
  ['/desk/catalogue/listings/', 'DESK_CATALOGUE_WARNINGS'],
] as const satisfies readonly (readonly [string, TextKey])[];

/** The head of the pages about the catalogue. */
export function CatalogueHead({
  ctx: { t, href },
  current,
}: {
  ctx: RequestContext;
  current: (typeof PAGES)[number][0];
}) {
  return (
    <>
      <div className="desk-head">
        <h1>{t('DESK_CATALOGUE')}</h1>
      </div>
      <DeskTabs
        label={t('DESK_CATALOGUE')}
        tabs={PAGES.map(([path, label]) => ({
          label: t(label),
          href: href.page(path),
          isCurrent: path === current,
        }))}
      />
    </>
  );
}
