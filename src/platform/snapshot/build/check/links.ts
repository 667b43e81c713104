import { LANGUAGES } from '../../../../domain/language/language';
import type { TextOrLocalized } from '../../../../domain/language/localized';
import { resolveRoute } from '../../../../domain/routing/resolve-route';
import { UNKNOWN_PATH } from '../../../../domain/routing/resolved-route';
import type { RouteTable } from '../../../../domain/routing/route-table';
import { collectDraftOriginals } from '../../../../domain/site/filter-published';
import { flattenMenu } from '../../../../domain/site/menu';
import { buildRouteTable } from '../../route-table';
import { ARTICLES_FILE, CONFIGURATION_FILE, MENU_FILE, ROUTES_FILE } from './file-names';
import type { Finding, RuleInput, SnapshotRule } from './finding';
import { createErrorFinding, createNoteFinding, createWarningFinding } from './finding';
import { collectHtmlLinks } from './html-links';

/** A configured link, and the field that holds it. */
interface ConfiguredLink {
  file: string;
  record: string;
  field: string;
  link: string;
}

/**
 * Refuses links to paths that no page has, and warns of those to drafts, which visitors cannot open
 * (decision 49). In texts an unknown path is a warning: the page around it is worth showing.
 */
export const LINK_RULE: SnapshotRule = {
  requiredFiles: [
    CONFIGURATION_FILE,
    MENU_FILE,
    ROUTES_FILE,
    'site/article-categories.json',
    'catalogue/citys.json',
  ],
  *check({ source }) {
    const site = {
      configuration: source[CONFIGURATION_FILE],
      menu: source[MENU_FILE],
      routes: source[ROUTES_FILE],
      articleCategories: source['site/article-categories.json'],
      cities: source['catalogue/citys.json'],
    };
    const table = buildRouteTable(site, new Set());
    const drafts = collectDraftOriginals(site);
    const checkLink = function* (
      { file, record, field, link }: ConfiguredLink,
      createUnknownFinding: typeof createErrorFinding,
    ): Iterable<Finding> {
      const original = findLinkedOriginal(table, link);
      if (original === undefined) return;
      if (original === UNKNOWN_PATH)
        yield createUnknownFinding(file, record, field, `leads to ${link}, which no page has`);
      else if (drafts.has(original))
        yield createWarningFinding(
          file,
          record,
          field,
          `leads to ${link}, a draft: no link is shown`,
        );
    };
    for (const link of collectLinks(source)) yield* checkLink(link, createErrorFinding);
    for (const link of collectHtmlLinks(source)) yield* checkLink(link, createWarningFinding);
    for (const original of drafts)
      yield createNoteFinding(
        MENU_FILE,
        '',
        '',
        `${original} is a draft: it answers 404, and buttons of the site itself lead home instead`,
      );
  },
};

/** Finds the original path that a link leads to, or UNKNOWN_PATH; undefined if it leads to no page of this site. */
export function findLinkedOriginal(table: RouteTable, link: string): string | undefined {
  if (!link.startsWith('/') || FILE_PATTERN.test(link)) return undefined;
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(link) ?? [];
  return resolveRoute(table, path, search).original.toLowerCase();
}

/** A file of this site: '/media/plan.pdf'. */
const FILE_PATTERN = /\.[a-z0-9]{2,5}([?#]|$)/i;

function* collectLinks(source: RuleInput['source']): Iterable<ConfiguredLink> {
  const { header, popup } = source[CONFIGURATION_FILE];
  const inConfiguration = { file: CONFIGURATION_FILE, record: 'configuration' };
  for (const side of ['left', 'right'] as const)
    for (const [index, item] of header.headerLinks[side].entries())
      yield* collectTranslations(
        { ...inConfiguration, field: `header.headerLinks.${side}.${index}.link` },
        item.link,
      );
  for (const [index, link] of (header.headerLinks.pages ?? []).entries())
    yield { ...inConfiguration, field: `header.headerLinks.pages.${index}`, link };
  yield* collectTranslations({ ...inConfiguration, field: 'popup.link' }, popup.link);
  for (const { id, params } of flattenMenu(source[MENU_FILE])) {
    const inMenu = { file: MENU_FILE, record: `menu ${id}` };
    if (params.redirect)
      yield* collectTranslations({ ...inMenu, field: 'params.redirectUrl' }, params.redirectUrl);
    for (const [index, { link }] of params.modules.entries())
      if (link) yield { ...inMenu, field: `params.modules.${index}.link.path`, link: link.path };
  }
  for (const { id, link } of source[ARTICLES_FILE])
    if (link) yield { file: ARTICLES_FILE, record: `article ${id}`, field: 'link', link };
}

function* collectTranslations(
  place: Omit<ConfiguredLink, 'link'>,
  link: TextOrLocalized | undefined,
): Iterable<ConfiguredLink> {
  if (typeof link === 'string') yield { ...place, link };
  else
    for (const language of LANGUAGES) {
      const own = link?.[language];
      if (own) yield { ...place, field: `${place.field}.${language}`, link: own };
    }
}
