import type { MenuPage } from '../../../../src/domain/site/menu';
import type { SafeCss } from '../../../../src/domain/site/safe-css';
import { buildPageClass } from '../../../../src/domain/site/safe-css';
import type { Finding, SnapshotRule } from '../../../../src/platform/snapshot/build/check/finding';
import { createErrorFinding } from '../../../../src/platform/snapshot/build/check/finding';
import { sanitizePageCss } from './sanitize-page-css';

const MENU_FILE = 'site/menu.json';

/** Refuses css of menu pages that is not allowed (§3). It needs lightningcss, which only Node runs. */
export const PAGE_CSS_RULE: SnapshotRule = {
  requiredFiles: [],
  *check({ source }) {
    for (const page of source[MENU_FILE]) yield* findRefusedCss(page, `menu ${page.id}`, '');
  },
};

/** Returns the sanitized css of each menu page that has any, by the page's ID. */
export const collectSafeCss = (pages: readonly MenuPage[]): SafeCss =>
  Object.assign(
    {},
    ...pages.map(({ id, params, childMenus }) => {
      const { css } = sanitizePageCss(params.css, buildPageClass(id));
      return { ...(css && { [id]: css }), ...collectSafeCss(childMenus) };
    }),
  );

/** Yields the refused css of a page and of the pages below it; `path` is the page's position in the record. */
function* findRefusedCss(page: MenuPage, record: string, path: string): Generator<Finding> {
  for (const rejected of sanitizePageCss(page.params.css, buildPageClass(page.id)).rejected)
    yield createErrorFinding(MENU_FILE, record, `${path}params.css`, `may not hold: ${rejected}`);
  for (const [index, child] of page.childMenus.entries())
    yield* findRefusedCss(child, record, `${path}childMenus.${index}.`);
}
