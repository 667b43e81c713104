import { Localized } from '../../domain/language/localized';
import type { EditableSite } from '../../domain/site/editable-site';
import { Site } from '../../domain/site/site';
import type { Manifest } from './manifest';
import { parsePart } from './part';
import { readStoredPart } from './part-store';

/** Reads the site's content of a version. The bodies of these articles are in it; those of others are empty. */
export async function loadEditableSite(
  kv: KVNamespace,
  { parts }: Pick<Manifest, 'parts'>,
  articles: Iterable<number>,
): Promise<EditableSite> {
  const wanted = new Set(articles);
  const site = parsePart(Site, await readStoredJson(kv, parts.site), 'site');
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
