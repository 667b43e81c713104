import { LANGUAGES } from '../../../../domain/language/language';
import type { TextOrLocalized } from '../../../../domain/language/localized';
import { resolveRoute } from '../../../../domain/routing/resolve-route';
import { UNKNOWN_PATH } from '../../../../domain/routing/resolved-route';
import type { RouteTable } from '../../../../domain/routing/route-table';
import { flattenMenu } from '../../../../domain/site/menu';
import { ARTICLES_FILE, CONFIGURATION_FILE, MENU_FILE } from './file-names';
import type { Finding, RuleInput, SnapshotRule } from './finding';
import { createNoteFinding, createSiteError, createWarningFinding } from './finding';
import { collectHtmlLinks } from './html-links';
import { getAllRoutes, getDraftOriginals, ROUTED_FILES } from './routing';

/** A configured link, and the field that holds it. */
interface ConfiguredLink {
  file: string;
  record: string;
  field: string;
  link: string;
}

/** Refuses links to paths that no page has, and warns of those to drafts, which visitors cannot open (decision 49). */
export const LINK_RULE: SnapshotRule = {
  requiredFiles: ROUTED_FILES,
  *check({ source }) {
    yield* checkLinks(source, collectLinks(source), true);
    for (const original of getDraftOriginals(source))
      yield createNoteFinding(
        MENU_FILE,
        '',
        '',
        `${original} is a draft: it answers 404, and buttons of the site itself lead home instead`,
      );
  },
};

/** Warns of such links in texts: the page around them is worth showing. */
export const TEXT_LINK_RULE: SnapshotRule = {
  requiredFiles: ROUTED_FILES,
  *check({ source }) {
    yield* checkLinks(source, collectHtmlLinks(source), false);
  },
};

function* checkLinks(
  source: RuleInput['source'],
  links: Iterable<ConfiguredLink>,
  isRefused: boolean,
): Iterable<Finding> {
  const table = getAllRoutes(source);
  const drafts = getDraftOriginals(source);
  for (const { file, record, field, link } of links) {
    const original = findLinkedOriginal(table, link);
    if (original === UNKNOWN_PATH) {
      const problem = [file, record, field, `leads to ${link}, which no page has`] as const;
      yield isRefused
        ? createSiteError(...problem, { key: 'DESK_SITE_LINK_LOST', values: { link } })
        : createWarningFinding(...problem);
    } else if (original !== undefined && drafts.has(original))
      yield createWarningFinding(
        file,
        record,
        field,
        `leads to ${link}, a draft: no link is shown`,
      );
  }
}

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
