import type { Language } from '../../../domain/language/language';
import { LANGUAGE_NAME_KEYS } from '../../../domain/language/language-name';
import { slugify } from '../../../domain/routing/slug';
import type { EditableSite } from '../../../domain/site/editable-site';
import { flattenMenu, isPublished } from '../../../domain/site/menu';
import { LruCache } from '../../../platform/lru';
import type { RequestContext } from '../../../platform/request-context';
import { DOCUMENT_TABLE, getDocumentTitle } from './document-table';
import type { OpenedSite } from './opened-site-store';
import { listUnwritten } from './page-findings';
import type { DocumentName } from './site-document';
import { formatDocumentName, openSiteDocument, SETTING_KINDS } from './site-document';
import { hasUnevenTexts } from './uneven-texts';

/** What is written in another language in use and not in this one. */
export interface LanguageGaps {
  /** The name of the language. */
  name: string;
  count: number;
  documents: readonly { document: string; title: string }[];
}

/** How many texts each language lacks, by document, of the contents that this isolate counted last: drafts are counted anew. */
const publishedGaps = new LruCache<string, Map<string, Partial<Record<Language, number>>>>(2);

/** Finds, for each language in use, the texts that visitors read in another one: bodies of articles are not read. */
export function findGaps(
  ctx: RequestContext,
  { manifest, drafts, draft }: Pick<OpenedSite, 'manifest' | 'drafts' | 'draft'>,
): LanguageGaps[] {
  const { languages, t } = ctx;
  const key = [manifest.parts.site, ...languages].join(' ');
  const published = publishedGaps.get(key) ?? new Map();
  publishedGaps.set(key, published);
  const drafted = new Set(drafts.map(({ document }) => document));
  const gaps = languages.map((language) => ({
    language,
    ...{ name: t(LANGUAGE_NAME_KEYS[language]), count: 0 },
    documents: [] as { document: string; title: string }[],
  }));
  for (const name of listShown(draft)) {
    const document = formatDocumentName(name);
    const isDrafted = drafted.has(document);
    const counts = (!isDrafted && published.get(document)) || countUnwritten(ctx, draft, name);
    if (!isDrafted) published.set(document, counts);
    for (const gap of gaps) {
      const missing = counts[gap.language] ?? 0;
      if (missing === 0) continue;
      gap.count += missing;
      const title = getDocumentTitle(ctx, name, openSiteDocument(draft, name));
      gap.documents.push({ document, title });
    }
  }
  return gaps.filter(({ count }) => count > 0);
}

/** Names the documents that visitors see something of. */
const listShown = (site: EditableSite): DocumentName[] => [
  // An own text that a language lacks is the site's own text there.
  ...SETTING_KINDS.filter((kind) => kind !== 'texts').map((kind) => ({ kind, id: 0 })),
  ...flattenMenu(site.menu)
    .filter(isPublished)
    .map(({ id }) => ({ kind: 'pages' as const, id })),
  ...site.articles.filter(isPublished).map(({ id }) => ({ kind: 'articles' as const, id })),
  ...site.team.filter(isPublished).map(({ id }) => ({ kind: 'team' as const, id })),
  ...site.townTexts.map(({ Name }) => ({ kind: 'towns' as const, id: slugify(Name) })),
];

function countUnwritten(
  ctx: RequestContext,
  site: EditableSite,
  name: DocumentName,
): Partial<Record<Language, number>> {
  const counts: Partial<Record<Language, number>> = {};
  const document = openSiteDocument(site, name);
  // The form of a whole site's documents is dear to build, and most documents lack nothing.
  if (!document || !hasUnevenTexts(document, ctx.languages)) return counts;
  for (const { fields } of DOCUMENT_TABLE[name.kind].getSections(document, { ctx, site }))
    for (const field of fields)
      for (const language of listUnwritten(document, field, ctx.languages))
        counts[language] = (counts[language] ?? 0) + 1;
  return counts;
}
