import { escapeXml } from '../../domain/format/xml';
import type { Language } from '../../domain/language/language';

/** A page in its languages: the path in each. */
type LocalizedPaths = Partial<Record<Language, string>>;

/** A page of a sitemap. */
export interface SitemapPage {
  paths: LocalizedPaths;
  /** When what it shows changed last, as far as that is known: a date or a moment. */
  changed?: string | undefined;
  /** The address of its main picture. */
  picture?: string | undefined;
  /** The records that it is made of: when they differ, so does it. */
  records?: unknown;
  /** The id of the article whose body it shows. */
  article?: number;
}

/**
 * Builds a sitemap: each page once in each of its languages, with all of them as alternates; x-default
 * is the page in the default language.
 */
export function buildUrlSet(
  pages: readonly SitemapPage[],
  origin: string,
  fallback: Language,
): string {
  const urls = pages.flatMap(({ paths, changed, picture }) => {
    const alternates = Object.entries(paths).map(([language, path]) =>
      formatAlternate(language, origin + path),
    );
    const main = paths[fallback];
    if (main !== undefined) alternates.push(formatAlternate('x-default', origin + main));
    const rest = [
      changed && `<lastmod>${changed}</lastmod>`,
      ...alternates,
      picture && `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image>`,
    ];
    return Object.values(paths).map(
      (path) => `<url><loc>${escapeXml(origin + path)}</loc>${rest.filter(Boolean).join('')}</url>`,
    );
  });
  return `${XML_HEAD}<urlset ${SITEMAP_NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${urls.join('\n')}\n</urlset>\n`;
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
