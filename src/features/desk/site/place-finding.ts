import { slugify } from '../../../domain/routing/slug';
import type { EditableSite } from '../../../domain/site/editable-site';
import type { MenuPage } from '../../../domain/site/menu';
import { createPageIndex } from '../../../domain/site/menu-routes';
import type { SnapshotProblem } from '../../../platform/snapshot/build/check/finding';
import type { DocumentName } from './site-document';

/** Where the desk mends what a check found: a document, and the path of the field in it. */
export interface FindingPlace {
  name: DocumentName;
  path: string;
}

/** Finds the document and field of the desk that a finding is about; undefined where the desk edits neither. */
export function placeFinding(
  site: EditableSite,
  { file, record, field }: SnapshotProblem,
): FindingPlace | undefined {
  const [id = '', named = ''] = [/\d+$/.exec(record)?.[0], /(?<= ).*/s.exec(record)?.[0]];
  switch (file) {
    case 'site/menu.json':
      return placeInMenu(site, Number(id), field);
    case 'site/routes.json':
      return placeInRoutes(site, named.toLowerCase(), field);
    case 'site/articles.json':
      return { name: { kind: 'articles', id: Number(id) }, path: field };
    case 'site/team.json':
      return { name: { kind: 'team', id: Number(id) }, path: field };
    case 'site/sold.json':
      return { name: { kind: 'sold', id: Number(id) }, path: field };
    case 'site/town-texts.json':
      return { name: { kind: 'towns', id: slugify(named) }, path: field };
    case 'site/texts.json':
      // A rule over texts names the key, one over every file has it in the field.
      return {
        name: { kind: 'texts', id: 0 },
        path: record === 'texts' ? field : `${record}.${field}`,
      };
    case 'site/configuration.json':
      return placeInConfiguration(field);
    default:
      return undefined;
  }
}

/** An address is of a page, or of an article that has its own; that a page has none is said at its state. */
function placeInRoutes(
  { menu, routes, articles }: EditableSite,
  original: string,
  field: string,
): FindingPlace | undefined {
  const page = createPageIndex(menu, routes).byOriginal.get(original);
  if (page)
    return {
      name: { kind: 'pages', id: page.id },
      path: field ? `route.${field}` : 'page.status',
    };
  const article = articles.find(({ path }) => path?.toLowerCase() === original);
  return article && { name: { kind: 'articles', id: article.id }, path: field };
}

/** A record of the menu holds the pages below it: 'childMenus.0.params.title' is a field of another page. */
function placeInMenu({ menu }: EditableSite, id: number, field: string): FindingPlace | undefined {
  const find = (pages: readonly MenuPage[]): MenuPage | undefined =>
    pages.find((page) => page.id === id) ??
    pages.map(({ childMenus }) => find(childMenus)).find(Boolean);
  let page = find(menu);
  let path = field;
  for (;;) {
    const [, place, below] = /^childMenus\.(\d+)\.(.*)$/s.exec(path) ?? [];
    if (!page || below === undefined) break;
    page = page.childMenus[Number(place)];
    path = below;
  }
  return page && { name: { kind: 'pages', id: page.id }, path: `page.${path}` };
}

/** The parts of the configuration that are documents of their own, the inner ones first; the rest is the look. */
const PARTS = [
  ['agency.offices.', 'hours', 'agency.'],
  ['agency.', 'agency', 'agency.'],
  ['popup.', 'popup', 'popup.'],
  ['notice.', 'notice', 'notice.'],
  ['siteInfo.', 'trackers', 'siteInfo.'],
  ['', 'look', ''],
] as const;

function placeInConfiguration(field: string): FindingPlace | undefined {
  const part = PARTS.find(([start]) => field.startsWith(start));
  return part && { name: { kind: part[1], id: 0 }, path: field.slice(part[2].length) };
}
