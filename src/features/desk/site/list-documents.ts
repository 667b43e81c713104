import type { Localized } from '../../../domain/language/localized';
import { slugify } from '../../../domain/routing/slug';
import type { EditableSite } from '../../../domain/site/editable-site';
import type { Media } from '../../../domain/site/media';
import type { MenuPage } from '../../../domain/site/menu';
import { flattenMenu } from '../../../domain/site/menu';
import type { RequestContext } from '../../../platform/request-context';
import { describeDocument } from './describe-document';
import type { ListedDocument } from './document-rows';
import { getDocumentTitle } from './document-table';
import type { OpenedSite } from './opened-site-store';
import { listEntries, sortTeam } from './record-order';
import { keepRemoved } from './removed-documents';
import type { DocumentName, SiteRecordKind } from './site-document';
import { formatDocumentName, openSiteDocument } from './site-document';

/** Lists the documents of a kind with their drafts, those that are removed among them, in the order of their groups. */
export function listDocuments(
  ctx: RequestContext,
  opened: Pick<OpenedSite, 'live' | 'draft' | 'drafts'>,
  kind: SiteRecordKind,
): ListedDocument[] {
  const drafted = new Set(opened.drafts.map(({ document }) => document));
  const site = keepRemoved(opened);
  const toListed = (record: ListedRecord): ListedDocument => {
    const { id, status, title, group, isPlaced = false, below = [] } = record;
    const name = { kind, id };
    const document = openSiteDocument(site, name);
    return {
      ...{ name, group, isPlaced },
      title: getDocumentTitle(ctx, name, document) || `${id}`,
      about: describeDocument(ctx, site, name),
      picture: (document as { image?: Media | null }).image?.url,
      isHidden: status !== 'Published',
      hasDraft: drafted.has(formatDocumentName(name)),
      isRemoved: !openSiteDocument(opened.draft, name),
      missing: ctx.languages.filter((language) => title && !title[language]?.trim()),
      below: below.map(toListed),
    };
  };
  return listRecords(ctx, site, kind).map(toListed);
}

interface ListedRecord {
  id: DocumentName['id'];
  status: string;
  /** The text that must stand in every language. */
  title: Localized | undefined;
  group: string;
  /** Whether it is moved among those beside it. */
  isPlaced?: boolean;
  /** The pages of the menu below it. */
  below?: ListedRecord[];
}

function listRecords(
  ctx: RequestContext,
  site: EditableSite,
  kind: SiteRecordKind,
): ListedRecord[] {
  if (kind === 'team')
    return sortTeam(site).map(({ id, status, role }) => ({
      ...{ id, status, group: '' },
      title: role,
      isPlaced: true,
    }));
  if (kind === 'sold')
    return site.sold
      .toSorted((a, b) => String(b.month).localeCompare(String(a.month)) || b.id - a.id)
      .map(({ id }) => ({ id, status: 'Published', title: undefined, group: '' }));
  if (kind === 'pages') return listPages(ctx, site);
  if (kind === 'towns')
    return site.townTexts
      .map(({ Name, character }) => ({
        ...{ id: slugify(Name), status: 'Published', group: '' },
        title: character,
      }))
      .toSorted((a, b) => a.id.localeCompare(b.id));
  const names = new Map(
    site.articleCategories.map(({ ID, Name }) => [ID, ctx.localize(Name).text]),
  );
  return site.articles
    .toSorted((a, b) => a.category - b.category || a.sort - b.sort)
    .map(({ id, status, title, category }) => ({
      ...{ id, status, title },
      group: names.get(category) ?? `${category}`,
    }));
}

/** Lists the pages of the menu as it shows them, and then those that do not stand in it. */
function listPages({ t }: RequestContext, site: EditableSite): ListedRecord[] {
  const shown = new Set<MenuPage>();
  const toRecord = (page: MenuPage, group: string): ListedRecord => {
    const { id, status, params } = page;
    return { ...{ id, status, group }, title: params.title };
  };
  const listShown = (pages: readonly MenuPage[]): ListedRecord[] =>
    listEntries(site, pages).map((page) => {
      shown.add(page);
      return {
        ...toRecord(page, t('DESK_SITE_MENU_PAGES')),
        isPlaced: true,
        below: listShown(page.childMenus),
      };
    });
  return [
    ...listShown(site.menu),
    ...flattenMenu(site.menu)
      .filter((page) => !shown.has(page))
      .map((page) => toRecord(page, t('DESK_SITE_OTHER_PAGES'))),
  ];
}
