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

/** The contents that this isolate checked last, by the hash of their part: what a hash names never changes. */
const checkedSites = new LruCache<string, Site>(2);

/** Checks the content of a part, and remembers it. It is shared with the versions in service: nobody changes it in place. */
export function checkSite(hash: string, json: unknown): Site {
  const site = parsePart(Site, json, 'site');
  checkedSites.set(hash, site);
  return site;
}

/** Returns the content of a part that this isolate checked not long ago. */
export const findCheckedSite = (hash: string): Site | undefined => checkedSites.get(hash);

/** Opens a version's site; `articles` are the content hashes of the bodies by article ID. */
export async function openSite(
  parts: { site: string; articles: Readonly<Record<string, string>> },
  { readBytes, readText }: PartReader,
): Promise<SiteContent> {
  const siteJson: unknown = JSON.parse(new TextDecoder().decode(await readBytes(parts.site)));
  const site = checkSite(parts.site, siteJson);
  return {
    ...site,
    async loadArticleBody(id) {
      const hash = parts.articles[String(id)];
      return hash ? parsePart(Localized, JSON.parse(await readText(hash)), `article ${id}`) : {};
    },
  };
}
