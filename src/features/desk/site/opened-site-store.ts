import type { EditableSite } from '../../../domain/site/editable-site';
import { openEditableSite } from '../../../platform/snapshot/live-site-store';
import type { Manifest } from '../../../platform/snapshot/manifest';
import type { StoredVersions } from '../../../platform/snapshot/stored-versions-store';
import { loadStoredVersions } from '../../../platform/snapshot/stored-versions-store';
import { applyDrafts, isDraftOf } from './apply-drafts';
import type { StoredDraft } from './drafts-store';
import { loadDrafts } from './drafts-store';
import { parseDocumentName } from './site-document';

/** The site as the desk opens it: what is live, what is typed and not published, and both together. */
export interface OpenedSite {
  stored: StoredVersions;
  manifest: Manifest;
  live: EditableSite;
  /** Those that change something. */
  drafts: readonly StoredDraft[];
  draft: EditableSite;
}

/**
 * Opens the site with all drafts; undefined where no version is stored, as on a site that loaded none. `articles` are
 * the articles whose bodies are needed, beside those with drafts.
 */
export async function openSiteForDesk(
  { DB, SNAPSHOTS }: { DB: D1Database; SNAPSHOTS: KVNamespace },
  articles: readonly number[] = [],
): Promise<OpenedSite | undefined> {
  const [stored, all] = await Promise.all([loadStoredVersions({ kv: SNAPSHOTS }), loadDrafts(DB)]);
  const manifest = stored.manifests.get(stored.pointer?.current ?? '');
  if (!manifest) return undefined;
  const live = await openEditableSite(SNAPSHOTS, manifest, [
    ...articles,
    ...listDraftedArticles(all),
  ]);
  const drafts = all.filter((draft) => isDraftOf(live, draft));
  return { stored, manifest, live, drafts, draft: applyDrafts(live, drafts) };
}

/** Lists the articles with drafts. */
export const listDraftedArticles = (drafts: readonly { document: string }[]): number[] =>
  drafts.flatMap(({ document }) => {
    const name = parseDocumentName(document);
    return name?.kind === 'articles' ? [Number(name.id)] : [];
  });
