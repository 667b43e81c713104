import { createExcerpt } from '../../domain/format/excerpt';
import { htmlToText } from '../../domain/format/html-to-text';
import type { Localized } from '../../domain/language/localized';
import type { MenuPage } from '../../domain/site/menu';
import type { RequestContext } from '../../platform/request-context';
import type { DocumentHead } from '../../views/layout/document';

/**
 * Returns the metadata of a page with what its menu page configures (§3, metadata), each key by itself: in the
 * visitor's language, else what the page says of itself, else in the default language. Of a variant, and if
 * isActiveSEO is off, what the page says of itself holds.
 */
export function mergePageHead(
  { language, snapshot }: RequestContext,
  { name, params }: MenuPage,
  head: DocumentHead,
): DocumentHead {
  const { agency, language: settings } = snapshot.site.configuration;
  const { isActiveSEO, metadata, image } = params;
  const isConfigured = isActiveSEO && !head.isVariant;
  const own = isConfigured ? metadata[language] : undefined;
  const other = isConfigured ? metadata[settings.languageDefault] : undefined;
  const getTitle = (texts: typeof own) =>
    stripAgencyName(texts?.metadataTitle || texts?.pageTitle || '', agency.name);
  return {
    ...head,
    title: getTitle(own) || head.title || getTitle(other) || name,
    description: own?.metadataDescription || head.description || other?.metadataDescription,
    image: head.image ?? image?.url,
    social: isConfigured
      ? {
          ogTitle: own?.metadataOGTitle,
          ogUrl: own?.metadataOGUrl,
          ogDescription: own?.metadataOGDescription,
          twitterTitle: own?.metadataTwitterTitle,
          twitterDescription: own?.metadataTwitterDescription,
          // These hold in any language.
          ogType: own?.metadataOGType || other?.metadataOGType,
          ogImage: own?.metadataOGImage || other?.metadataOGImage,
          twitterSite: own?.metadataTwitterSite || other?.metadataTwitterSite,
          twitterImage: own?.metadataTwitterImage || other?.metadataTwitterImage,
        }
      : undefined,
  };
}

/** Describes a page that consists of its menu page: title and description, or a part of its text, as far as public. */
export function describeMenuPage(
  { localize, language, snapshot }: RequestContext,
  { params: { title, description, content, metadata } }: MenuPage,
): Pick<DocumentHead, 'title' | 'description'> {
  const { languageDefault } = snapshot.site.configuration.language;
  const hasOther = language !== languageDefault && metadata[languageDefault] !== undefined;
  // Before a text of another language comes the metadata of that language.
  const read = (text: Localized) => {
    const { text: found, lang } = localize(text);
    return lang && hasOther ? '' : found;
  };
  const readPublic = (text: Localized) => (text.public === false ? '' : read(text));
  return {
    title: read(title),
    description:
      htmlToText(readPublic(description)) || createExcerpt(readPublic(content)) || undefined,
  };
}

/**
 * Removes the agency's name, which the document adds to every title: 'FAQ | Huis & Vallée' → 'FAQ'.
 */
function stripAgencyName(title: string, agency: string): string {
  const stem = title.trim();
  return stem.endsWith(agency) ? stem.slice(0, -agency.length).replace(/\s*[|·–—-]\s*$/, '') : stem;
}
