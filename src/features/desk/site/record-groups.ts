import { formatCityName } from '../../../domain/format/address';
import { slugify } from '../../../domain/routing/slug';
import type { EditableSite } from '../../../domain/site/editable-site';
import type { RequestContext } from '../../../platform/request-context';
import type { OpenedSite } from './opened-site-store';
import type { DocumentName, SiteRecordKind } from './site-document';

/** Something that a new record is added to. */
interface RecordGroup {
  id: DocumentName['id'];
  name: string;
  /** A town as the site's data write it. */
  town?: string;
}

/**
 * Lists what a new record can be added to: the categories of articles, the pages that others can stand below, the towns
 * that nobody has written of; none for people.
 */
export function listGroups(
  ctx: RequestContext,
  { live, draft }: OpenedSite,
  kind: SiteRecordKind,
): RecordGroup[] {
  if (kind === 'articles')
    return live.articleCategories.map(({ ID, Name }) => ({
      id: ID,
      name: ctx.localize(Name).text,
    }));
  if (kind === 'towns') return listUnwrittenTowns(ctx, [live, draft]);
  return kind === 'pages'
    ? draft.menu
        // The home page has no path.
        .filter(({ path }) => path !== 'home')
        .map(({ id, name, params }) => ({ id, name: ctx.localize(params.title).text || name }))
    : [];
}

function listUnwrittenTowns(ctx: RequestContext, sites: readonly EditableSite[]): RecordGroup[] {
  const written = new Set(
    sites.flatMap(({ townTexts }) => townTexts.map(({ Name }) => slugify(Name))),
  );
  const towns = new Map(
    sites.flatMap(({ towns }) => towns.map(({ Name }) => [slugify(Name), Name] as const)),
  );
  return [...towns]
    .filter(([id]) => id && !written.has(id))
    .map(([id, town]) => ({
      id,
      town,
      name: formatCityName(town, ctx.snapshot.site.configuration.listings),
    }))
    .toSorted((a, b) => a.id.localeCompare(b.id));
}
