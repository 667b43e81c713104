import { createExcerpt } from '../../domain/format/excerpt';
import { htmlToText } from '../../domain/format/html-to-text';
import type { MenuPage } from '../../domain/site/menu';
import type { RequestContext } from '../../platform/request-context';
import type { DocumentHead } from '../../views/layout/document';

/**
 * Builds the metadata of a configured page (§3, metadata) in the visitor's language, else in the
 * default one, else from its title and description. If isActiveSEO is off, always from title and
 * description.
 */
export function buildPageHead(
  { localize, language, snapshot }: RequestContext,
  { name, params }: MenuPage,
): DocumentHead {
  const { agency, language: settings } = snapshot.site.configuration;
  const { isActiveSEO, metadata, title, description, content, image } = params;
  const pageMetadata = isActiveSEO
    ? (metadata[language] ?? metadata[settings.languageDefault])
    : undefined;
  return {
    title:
      stripAgencyName(pageMetadata?.metadataTitle || pageMetadata?.pageTitle || '', agency.name) ||
      localize(title).text ||
      name,
    description:
      pageMetadata?.metadataDescription ||
      htmlToText(localize(description).text) ||
      (content.public === false ? '' : createExcerpt(localize(content).text)) ||
      undefined,
    image: image?.url,
    social: pageMetadata && {
      ogTitle: pageMetadata.metadataOGTitle,
      ogType: pageMetadata.metadataOGType,
      ogUrl: pageMetadata.metadataOGUrl,
      ogImage: pageMetadata.metadataOGImage,
      ogDescription: pageMetadata.metadataOGDescription,
      twitterTitle: pageMetadata.metadataTwitterTitle,
      twitterSite: pageMetadata.metadataTwitterSite,
      twitterImage: pageMetadata.metadataTwitterImage,
      twitterDescription: pageMetadata.metadataTwitterDescription,
    },
  };
}

/**
 * Removes the agency's name, which the document adds to every title: 'FAQ | Huis & Vallée' → 'FAQ'.
 */
function stripAgencyName(title: string, agency: string): string {
  const stem = title.trim();
  return stem.endsWith(agency) ? stem.slice(0, -agency.length).replace(/\s*[|·–—-]\s*$/, '') : stem;
}
