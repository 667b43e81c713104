import { createExcerpt } from '../../domain/format/excerpt';
import { htmlToText } from '../../domain/format/html-to-text';
import type { Localized } from '../../domain/language/localized';
import { orderLanguages } from '../../domain/language/localized';
import type { MenuPage } from '../../domain/site/menu';
import type { RequestContext } from '../../platform/request-context';
import type { DocumentHead } from '../../views/layout/document';

/**
 * Returns the metadata of a page with what its menu page configures (§3, metadata), each key by itself: in the
 * visitor's language, else what the page says of itself, else in the first language that has the key (decision 141).
 * Of a variant, and if isActiveSEO is off, what the page says of itself holds.
 */
export function mergePageHead(
  ctx: RequestContext,
  { name, params }: MenuPage,
  head: DocumentHead,
): DocumentHead {
  const { agency } = ctx.snapshot.site.configuration;
  const { isActiveSEO, metadata, image } = params;
  const isConfigured = isActiveSEO && !head.isVariant;
  const findOwn = (...keys: MetadataKey[]) =>
    isConfigured ? findMetadata(ctx, metadata, keys, [ctx.language]) : undefined;
  const find = (...keys: MetadataKey[]) =>
    isConfigured ? findMetadata(ctx, metadata, keys) : undefined;
  const strip = (title = '') => stripAgencyName(title, agency.name);
  return {
    ...head,
    title:
      strip(findOwn('metadataTitle', 'pageTitle')) ||
      head.title ||
      strip(find('metadataTitle', 'pageTitle')) ||
      name,
    description: findOwn('metadataDescription') || head.description || find('metadataDescription'),
    image: head.image ?? (image ? { ...image, alt: ctx.localize(image.alt).text } : undefined),
    social: isConfigured
      ? {
          ogTitle: findOwn('metadataOGTitle'),
          ogUrl: findOwn('metadataOGUrl'),
          ogDescription: findOwn('metadataOGDescription'),
          twitterTitle: findOwn('metadataTwitterTitle'),
          twitterDescription: findOwn('metadataTwitterDescription'),
          // These hold in any language.
          ogType: find('metadataOGType'),
          ogImage: find('metadataOGImage'),
          twitterSite: find('metadataTwitterSite'),
          twitterImage: find('metadataTwitterImage'),
        }
      : undefined,
  };
}

/** Describes a page that consists of its menu page: title and description, or a part of its text, as far as public. */
export function describeMenuPage(
  ctx: RequestContext,
  { params: { title, description, content, metadata, isActiveSEO } }: MenuPage,
): Pick<DocumentHead, 'title' | 'description'> {
  // Before a text of another language comes the metadata of that language.
  const read = (text: Localized, ...keys: MetadataKey[]) => {
    const { text: found, lang } = ctx.localize(text);
    return lang && isActiveSEO && findMetadata(ctx, metadata, keys) ? '' : found;
  };
  const readPublic = (text: Localized) =>
    text.public === false ? '' : read(text, 'metadataDescription');
  return {
    title: read(title, 'metadataTitle', 'pageTitle'),
    description:
      htmlToText(readPublic(description)) || createExcerpt(readPublic(content)) || undefined,
  };
}

type Metadata = MenuPage['params']['metadata'];
type MetadataKey = keyof NonNullable<Metadata['nl']>;

/** Finds the first of these keys that has a text, in the first of the languages: by default the visitor's, then the others. */
function findMetadata(
  { language, snapshot, localize }: RequestContext,
  metadata: Metadata,
  keys: readonly MetadataKey[],
  languages = orderLanguages(language, snapshot.site.configuration.language.languageDefault),
): string | undefined {
  for (const candidate of languages)
    for (const key of keys)
      if (metadata[candidate]?.[key]) return localize(metadata[candidate][key]).text;
  return undefined;
}

/**
 * Removes the agency's name, which the document adds to every title: 'FAQ | Maas & Zoon' → 'FAQ'.
 */
function stripAgencyName(title: string, agency: string): string {
  const stem = title.trim();
  return stem.endsWith(agency) ? stem.slice(0, -agency.length).replace(/\s*[|·–—-]\s*$/, '') : stem;
}
