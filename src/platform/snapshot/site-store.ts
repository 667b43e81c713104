import { Localized } from '../../domain/language/localized';
import { Site } from '../../domain/site/site';
import { LruCache } from '../lru';
import type { PartReader } from './part';
import { parsePart } from './part';

/** The site's content of one version; the bodies of its articles are read when they are loaded. */
export interface SiteContent extends Site {
  /** Loads the body of an article: HTML by language; empty if the version does not hold it. */
  loadArticleBody(id: number): Promise<Localized>;
}

/**
 * Holds the contents that this isolate checked last, by the hash of their part: what a hash names never changes. They are
 * shared with the versions in service, and nobody changes one in place.
 */
export const checkedSites = new LruCache<string, Site>(2);

/** Opens a version's site; `articles` are the content hashes of the bodies by article ID. */
export async function openSite(
  parts: { site: string; articles: Readonly<Record<string, string>> },
  { readBytes, readText }: PartReader,
): Promise<SiteContent> {
  const siteJson: unknown = JSON.parse(new TextDecoder().decode(await readBytes(parts.site)));
  const site = parsePart(Site, siteJson, 'site');
  checkedSites.set(parts.site, site);
  return {
    ...site,
    async loadArticleBody(id) {
      const hash = parts.articles[String(id)];
      return hash ? parsePart(Localized, JSON.parse(await readText(hash)), `article ${id}`) : {};
    },
  };
}
