import { Localized } from '../../domain/language/localized';
import type { EditableSite } from '../../domain/site/editable-site';
import { Site } from '../../domain/site/site';
import type { Manifest } from './manifest';
import { parsePart } from './part';
import { readStoredPart } from './part-store';
import { checkedSites } from './site-store';

type SiteParts = Pick<Manifest, 'parts'>;

/** Reads and checks the site's content of a version. The bodies of these articles are in it; those of others are empty. */
export async function loadEditableSite(
  kv: KVNamespace,
  { parts }: SiteParts,
  articles: Iterable<number>,
): Promise<EditableSite> {
  const site = parsePart(Site, await readStoredJson(kv, parts.site), 'site');
  checkedSites.set(parts.site, site);
  return loadBodies(kv, parts, site, articles);
}

/** Does the same, but does not check again what this isolate has checked: what it returns is read, and copied to be changed. */
export async function openEditableSite(
  kv: KVNamespace,
  { parts }: SiteParts,
  articles: Iterable<number>,
): Promise<EditableSite> {
  const site = checkedSites.get(parts.site);
  return site ? loadBodies(kv, parts, site, articles) : loadEditableSite(kv, { parts }, articles);
}

async function loadBodies(
  kv: KVNamespace,
  parts: Manifest['parts'],
  site: Site,
  articles: Iterable<number>,
): Promise<EditableSite> {
  const wanted = new Set(articles);
  return {
    ...site,
    articles: await Promise.all(
      site.articles.map(async (summary) => {
        const hash = wanted.has(summary.id) ? parts.articles[String(summary.id)] : undefined;
        const body = hash
          ? parsePart(Localized, await readStoredJson(kv, hash), `article ${summary.id}`)
          : {};
        return { ...summary, body };
      }),
    ),
  };
}

const readStoredJson = async (kv: KVNamespace, hash: string): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await readStoredPart(kv, hash)));
