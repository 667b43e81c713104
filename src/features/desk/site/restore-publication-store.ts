import type { Article } from '../../../domain/site/article';
import { BrokenPartError } from '../../../platform/snapshot/part';
import type { OpenedSite } from './opened-site-store';
import type { Publication } from './publications-store';
import type { PublishOutcome, PublishStores } from './publish-site-store';
import { publishSite } from './publish-site-store';
import { loadArchivedBody, loadArchivedSite } from './site-archive-store';

/** Publishes the content of an earlier publication again. The offer does not change, and drafts stay. */
export const restorePublication = (
  ...call: Parameters<typeof publishArchived>
): Promise<PublishOutcome> =>
  publishArchived(...call).catch((problem) => {
    if (problem instanceof BrokenPartError) return { kind: 'broken' };
    throw problem;
  });

async function publishArchived(
  stores: PublishStores,
  staff: { id: string },
  { manifest }: Pick<OpenedSite, 'manifest'>,
  { number, hash }: Publication,
): Promise<PublishOutcome> {
  const { archived, site } = await loadArchivedSite(stores.FILES, hash);
  const known = manifest.parts.articles;
  const isOther = (id: number) => archived.articles[String(id)] !== known[String(id)];
  const restored = site.articles.map(({ id }) => id).filter(isOther);
  const bodies = new Map(
    await Promise.all(
      restored.map(
        async (id) =>
          [id, await loadArchivedBody(stores.FILES, archived.articles[String(id)] ?? '')] as const,
      ),
    ),
  );
  // What goes is kept, too: one can come back to it.
  const articles = [...new Set([...restored, ...Object.keys(known).map(Number).filter(isOther)])];
  return publishSite(stores, {
    ...{ staff, articles, restored: number, drafts: [], action: 'site restored' as const },
    // Towns and kinds of property belong to the catalogue; a consent that ended does not come back (decision 173).
    apply: ({ towns, categories, cities, sold }) => ({
      ...{ ...site, towns, categories, cities, sold },
      articles: site.articles.map(
        (summary): Article => ({ ...summary, body: bodies.get(summary.id) ?? {} }),
      ),
    }),
    describe: () => [],
  });
}
