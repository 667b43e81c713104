import { Localized } from '../../domain/language/localized';
import { Site } from '../../domain/site/site';
import type { ReadPart } from './catalogue-store';
import { parsePart } from './catalogue-store';

/** The site's content of one version, with its articles' bodies read when asked for. */
export interface SiteContent extends Site {
  /** The body of an article: HTML by language; empty where the version does not hold it. */
  loadArticleBody(id: number): Promise<Localized>;
}

/** Opens one version's site; `articles` are the content hashes of the bodies by article id. */
export async function openSite(
  parts: { site: string; articles: Readonly<Record<string, string>> },
  read: ReadPart,
): Promise<SiteContent> {
  const site = parsePart(Site, parseJson(await read(parts.site)), 'site');
  return {
    ...site,
    async loadArticleBody(id) {
      const hash = parts.articles[String(id)];
      return hash ? parsePart(Localized, parseJson(await read(hash)), `article ${id}`) : {};
    },
  };
}

const parseJson = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));
