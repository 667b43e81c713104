import * as v from 'valibot';
import { Localized } from '../../../domain/language/localized';
import { Site } from '../../../domain/site/site';
import type { SiteContent } from '../../../platform/snapshot/site-store';
import type { Snapshot } from '../../../platform/snapshot/snapshot';
import { replaceSite } from '../../../platform/snapshot/snapshot';
import { applyDrafts } from './apply-drafts';
import { checkDrafts } from './check-drafts';
import { loadDrafts } from './drafts-store';
import { listDraftedArticles } from './opened-site-store';

/**
 * Returns the version with its unpublished content and with what the desk has drafted, for a preview. A document that is
 * not whole yet is shown as it is published.
 */
export async function openDraftedSnapshot(snapshot: Snapshot, db: D1Database): Promise<Snapshot> {
  const shown = snapshot.drafts ?? snapshot;
  const drafts = await loadDrafts(db);
  if (drafts.length === 0) return shown;
  const drafted = new Set(listDraftedArticles(drafts));
  const articles = await Promise.all(
    shown.site.articles.map(async (article) => ({
      ...article,
      body: drafted.has(article.id) ? await shown.site.loadArticleBody(article.id) : {},
    })),
  );
  const live = { ...shown.site, articles };
  const { loadArticleBody, ...base } = live;
  const site = applyDrafts(base, checkDrafts(base, drafts).whole);
  const bodies = new Map(
    site.articles.map(({ id, body }) => [id, v.parse(Localized, body ?? {})] as const),
  );
  const content: SiteContent = {
    ...v.parse(Site, { ...site, articles: site.articles.map(({ body, ...summary }) => summary) }),
    loadArticleBody: async (id) => (drafted.has(id) ? (bodies.get(id) ?? {}) : loadArticleBody(id)),
  };
  const opened = await replaceSite(snapshot, content);
  return opened.drafts ?? opened;
}
