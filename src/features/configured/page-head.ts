import { createExcerpt } from '../../domain/format/excerpt';
import { htmlToText } from '../../domain/format/html-to-text';
import type { MenuPage } from '../../domain/site/menu';
import type { RequestContext } from '../../platform/request-context';
import type { PageHead } from '../../views/layout/document';

/**
 * What a configured page says of itself (§3, metadata): its own words in the visitor's language,
 * else in the default one, else its title and description. Where isActiveSEO is off, only the latter.
 */
export function buildPageHead(
  { localize, language, snapshot }: RequestContext,
  { name, params }: MenuPage,
): PageHead {
  const { agency, language: settings } = snapshot.site.configuration;
  const { isActiveSEO, metadata, title, description, content, image } = params;
  const own = isActiveSEO ? (metadata[language] ?? metadata[settings.languageDefault]) : undefined;
  return {
    title:
      stripAgencyName(own?.metadataTitle || own?.pageTitle || '', agency.name) ||
      localize(title).text ||
      name,
    description:
      own?.metadataDescription ||
      htmlToText(localize(description).text) ||
      createExcerpt(localize(content).text) ||
      undefined,
    image: own?.metadataOGImage || image?.url,
  };
}

/** 'FAQ | Huis & Vallée' → 'FAQ': the document says the agency's name after every title. */
function stripAgencyName(title: string, agency: string): string {
  const stem = title.trim();
  return stem.endsWith(agency) ? stem.slice(0, -agency.length).replace(/\s*[|·–—-]\s*$/, '') : stem;
}
