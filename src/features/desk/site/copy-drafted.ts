import type { EditableSite } from '../../../domain/site/editable-site';
import type { MenuPage } from '../../../domain/site/menu';
import type { DocumentName } from './site-document';
import { parseDocumentName } from './site-document';

/** Copies of a site what drafts of these documents may change, and shares the rest with it. */
export function copyDrafted(
  site: EditableSite,
  drafts: readonly { document: string }[],
): EditableSite {
  const names = drafts.flatMap(({ document }) => parseDocumentName(document) ?? []);
  const listIds = (kind: DocumentName['kind']) =>
    new Set(names.filter((name) => name.kind === kind).map(({ id }) => id));
  const pages = listIds('pages');
  const areTextsDrafted = listIds('texts').size > 0;
  const areSettingsDrafted = names.some(({ kind, id }) => id === 0 && kind !== 'texts');
  return {
    ...site,
    // A page that moves changes the addresses of others.
    ...(pages.size > 0 && {
      menu: copyPages(site.menu, pages),
      routes: structuredClone(site.routes),
    }),
    articles: copyRecords(site.articles, listIds('articles')),
    team: copyRecords(site.team, listIds('team')),
    texts: areTextsDrafted ? structuredClone(site.texts) : site.texts,
    configuration: areSettingsDrafted ? structuredClone(site.configuration) : site.configuration,
  };
}

const copyRecords = <Item extends { id: number }>(
  records: readonly Item[],
  drafted: ReadonlySet<number>,
): Item[] => records.map((record) => (drafted.has(record.id) ? structuredClone(record) : record));

/** Copies the tree, whose pages drafts may move, and whole those that have drafts of their own. */
const copyPages = (pages: readonly MenuPage[], drafted: ReadonlySet<number>): MenuPage[] =>
  pages.map((page) => ({
    ...(drafted.has(page.id) ? structuredClone({ ...page, childMenus: [] }) : page),
    childMenus: copyPages(page.childMenus, drafted),
  }));
