import type { ReactNode } from 'react';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { DeskTabs } from './desk-tabs';

/** The head of several pages of one subject: its title, and a tab for each page. */
export function TabbedHead({
  ctx: { t, href },
  title,
  pages,
  current,
  children,
}: {
  ctx: RequestContext;
  title: TextKey;
  /** The paths of the pages with the texts of their tabs. */
  pages: readonly (readonly [path: string, label: TextKey])[];
  /** The path of the page that is shown. */
  current: string;
  /** What can be done with the whole page, beside the title. */
  children?: ReactNode;
}) {
  return (
    <>
      <div className="desk-head">
        <h1>{t(title)}</h1>
        {children && <div className="desk-head__actions">{children}</div>}
      </div>
      <div className="desk-no-print">
        <DeskTabs
          label={t(title)}
          tabs={pages.map(([path, label]) => ({
            label: t(label),
            href: href.page(path),
            isCurrent: path === current,
          }))}
        />
      </div>
    </>
  );
}
