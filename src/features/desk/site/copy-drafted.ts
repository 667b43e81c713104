import { slugify } from '../../../domain/routing/slug';
import type { EditableSite } from '../../../domain/site/editable-site';
import type { MenuPage } from '../../../domain/site/menu';
import type { DocumentName } from './site-document';
import { parseDocumentName } from './site-document';

type DocumentIds = ReadonlySet<DocumentName['id']>;

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
    sold: copyRecords(site.sold, listIds('sold')),
    townTexts: copyRecords(site.townTexts, listIds('towns'), ({ Name }) => slugify(Name)),
    texts: areTextsDrafted ? structuredClone(site.texts) : site.texts,
    configuration: areSettingsDrafted ? structuredClone(site.configuration) : site.configuration,
  };
}

/** Copies a list, to which drafts may add records, and whole those that have drafts of their own. */
const copyRecords = <Item extends object>(
  records: readonly Item[],
  drafted: DocumentIds,
  getId: (record: Item) => DocumentName['id'] = (record) => (record as { id?: number }).id ?? 0,
): Item[] =>
  records.map((record) => (drafted.has(getId(record)) ? structuredClone(record) : record));

/** Copies the tree, whose pages drafts may move, and whole those that have drafts of their own. */
const copyPages = (pages: readonly MenuPage[], drafted: DocumentIds): MenuPage[] =>
  pages.map((page) => ({
    ...(drafted.has(page.id) ? structuredClone({ ...page, childMenus: [] }) : page),
    childMenus: copyPages(page.childMenus, drafted),
  }));
