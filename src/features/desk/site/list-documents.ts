import type { Localized } from '../../../domain/language/localized';
import { slugify } from '../../../domain/routing/slug';
import type { EditableSite } from '../../../domain/site/editable-site';
import { flattenMenu } from '../../../domain/site/menu';
import type { RequestContext } from '../../../platform/request-context';
import { getDocumentTitle } from './document-table';
import type { ListedDocument } from './list-page';
import type { OpenedSite } from './opened-site-store';
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
  return listRecords(ctx, site, kind).map(({ id, status, title, group }) => {
    const name = { kind, id };
    return {
      ...{ name, group },
      title: getDocumentTitle(ctx, name, openSiteDocument(site, name)) || `${id}`,
      isHidden: status !== 'Published',
      hasDraft: drafted.has(formatDocumentName(name)),
      isRemoved: !openSiteDocument(opened.draft, name),
      missing: ctx.languages.filter((language) => title && !title[language]?.trim()),
    };
  });
}

interface ListedRecord {
  id: DocumentName['id'];
  status: string;
  /** The text that must stand in every language. */
  title: Localized | undefined;
  group: string;
}

function listRecords(
  ctx: RequestContext,
  site: EditableSite,
  kind: SiteRecordKind,
): ListedRecord[] {
  if (kind === 'team')
    return site.team
      .toSorted((a, b) => a.sort - b.sort)
      .map(({ id, status, role }) => ({ id, status, title: role, group: '' }));
  if (kind === 'sold')
    return site.sold
      .toSorted((a, b) => String(b.month).localeCompare(String(a.month)) || b.id - a.id)
      .map(({ id }) => ({ id, status: 'Published', title: undefined, group: '' }));
  if (kind === 'pages')
    return flattenMenu(site.menu).map(({ id, status, params }) => ({
      ...{ id, status, group: '' },
      title: params.title,
    }));
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
