import type { EditableSite } from '../../../domain/site/editable-site';
import type { Manifest } from '../../../platform/snapshot/manifest';
import { addPart } from '../../../platform/snapshot/publish-version-store';
import type { ArchivedSite } from './site-archive-store';

/**
 * Builds the parts of a version that hold the site's content, as a load would, and adds them to `parts`; returns
 * their hashes. The bodies of articles other than `articles` are those of the version.
 */
export async function buildSiteParts(
  { parts: known }: Pick<Manifest, 'parts'>,
  site: EditableSite,
  articles: readonly number[],
  parts: Map<string, Uint8Array>,
): Promise<ArchivedSite> {
  const store = (value: unknown) => addPart(parts, new TextEncoder().encode(JSON.stringify(value)));
  const summaries = site.articles.map(({ body, ...summary }) => summary);
  return {
    site: await store({ ...site, articles: summaries }),
    articles: Object.fromEntries(
      await Promise.all(
        site.articles.map(async ({ id, body }) => {
          const hash = articles.includes(id) ? undefined : known.articles[String(id)];
          return [String(id), hash ?? (await store(body))] as const;
        }),
      ),
    ),
  };
}
