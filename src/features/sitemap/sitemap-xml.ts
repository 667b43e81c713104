import { escapeXml } from '../../domain/format/xml';
import type { Language } from '../../domain/language/language';

/** A page in its languages: the path in each. */
export type LocalizedPaths = Partial<Record<Language, string>>;

/**
 * Builds a sitemap: each page once in each of its languages, with all of them as alternates; x-default
 * is the page in the default language.
 */
export function buildUrlSet(
  pages: readonly LocalizedPaths[],
  origin: string,
  fallback: Language,
): string {
  const urls = pages.flatMap((paths) => {
    const alternates = Object.entries(paths).map(([language, path]) =>
      formatAlternate(language, origin + path),
    );
    const main = paths[fallback];
    if (main !== undefined) alternates.push(formatAlternate('x-default', origin + main));
    return Object.values(paths).map(
      (path) => `<url><loc>${escapeXml(origin + path)}</loc>${alternates.join('')}</url>`,
    );
  });
  return `${XML_HEAD}<urlset ${SITEMAP_NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Builds the list of sitemaps. */
export const buildSitemapIndex = (urls: readonly string[]): string =>
  `${XML_HEAD}<sitemapindex ${SITEMAP_NAMESPACE}>\n${urls
    .map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`)
    .join('\n')}\n</sitemapindex>\n`;

const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP_NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const formatAlternate = (language: string, url: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`;
