import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import { DeskTabs } from '../desk-tabs';

const PAGES = [
  ['/desk/people/', 'DESK_PERSON_TITLE'],
  ['/desk/people/owners/', 'DESK_PEOPLE_OWNERS'],
  ['/desk/people/subscribers/', 'DESK_PEOPLE_SUBSCRIBERS'],
] as const satisfies readonly (readonly [string, TextKey])[];

/** The head of the pages about people. */
export function PeopleHead({
  ctx: { t, href },
  current,
}: {
  ctx: RequestContext;
  current: (typeof PAGES)[number][0];
}) {
  return (
    <>
      <div className="desk-head">
        <h1>{t('DESK_PEOPLE')}</h1>
      </div>
      <DeskTabs
        label={t('DESK_PEOPLE')}
        tabs={PAGES.map(([path, label]) => ({
          label: t(label),
          href: href.page(path),
          isCurrent: path === current,
        }))}
      />
    </>
  );
}
