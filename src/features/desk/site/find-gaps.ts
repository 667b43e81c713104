import { LANGUAGE_NAME_KEYS } from '../../../domain/language/language-name';
import { slugify } from '../../../domain/routing/slug';
import type { EditableSite } from '../../../domain/site/editable-site';
import { flattenMenu, isPublished } from '../../../domain/site/menu';
import type { RequestContext } from '../../../platform/request-context';
import { DOCUMENT_TABLE, getDocumentTitle } from './document-table';
import { findUnwritten } from './page-findings';
import type { DocumentName } from './site-document';
import { formatDocumentName, openSiteDocument, SETTING_KINDS } from './site-document';

/** What is written in another language in use and not in this one. */
export interface LanguageGaps {
  /** The name of the language. */
  name: string;
  count: number;
  documents: readonly { document: string; title: string }[];
}

/** Finds, for each language in use, the texts that visitors read in another one: bodies of articles are not read. */
export function findGaps(ctx: RequestContext, site: EditableSite): LanguageGaps[] {
  const { languages, t } = ctx;
  const names: DocumentName[] = [
    // An own text that a language lacks is the site's own text there.
    ...SETTING_KINDS.filter((kind) => kind !== 'texts').map((kind) => ({ kind, id: 0 })),
    ...flattenMenu(site.menu)
      .filter(isPublished)
      .map(({ id }) => ({ kind: 'pages' as const, id })),
    ...site.articles.filter(isPublished).map(({ id }) => ({ kind: 'articles' as const, id })),
    ...site.team.filter(isPublished).map(({ id }) => ({ kind: 'team' as const, id })),
    ...site.townTexts.map(({ Name }) => ({ kind: 'towns' as const, id: slugify(Name) })),
  ];
  const gaps = languages.map((language) => ({
    language,
    ...{ name: t(LANGUAGE_NAME_KEYS[language]), count: 0 },
    documents: [] as { document: string; title: string }[],
  }));
  for (const name of names) {
    const document = openSiteDocument(site, name);
    if (!document) continue;
    const fields = DOCUMENT_TABLE[name.kind]
      .getSections(document, { ctx, site })
      .flatMap(({ fields }) => fields);
    for (const gap of gaps) {
      const missing = fields.filter((field) =>
        findUnwritten(document, field, languages, gap.language),
      );
      if (missing.length === 0) continue;
      gap.count += missing.length;
      gap.documents.push({
        document: formatDocumentName(name),
        title: getDocumentTitle(ctx, name, document),
      });
    }
  }
  return gaps.filter(({ count }) => count > 0);
}
