import type { EditableSite } from '../../../domain/site/editable-site';
import type { Finding } from '../../../platform/snapshot/build/check/finding';
import { loadEditableSite } from '../../../platform/snapshot/live-site-store';
import type { Manifest } from '../../../platform/snapshot/manifest';
import { BrokenPartError, createPartReader } from '../../../platform/snapshot/part';
import { readStoredPart } from '../../../platform/snapshot/part-store';
import { nameVersion, publishParts } from '../../../platform/snapshot/publish-version-store';
import { loadStoredVersions } from '../../../platform/snapshot/stored-versions-store';
import type { LockHolder } from '../../../platform/snapshot/version-lock-store';
import { withVersionLock } from '../../../platform/snapshot/version-lock-store';
import { ConcurrentPublishError } from '../../../platform/snapshot/write-pointer-store';
import type { StaffAction } from '../log/staff-action';
import { recordStaffAction } from '../log/staff-actions-store';
import { applyDrafts, listEffective } from './apply-drafts';
import { checkSite } from './check-site';
import { describeDrafts } from './describe-draft';
import type { StoredDraft } from './drafts-store';
import { removeDraft } from './drafts-store';
import { keepFormerPaths } from './keep-former-paths';
import { listDraftedArticles } from './opened-site-store';
import { addPictureNames } from './pictures/picture-names-store';
import type { PublishedChange } from './publications-store';
import { findNextNumber, insertPublication, markLive } from './publications-store';
import { archiveSite } from './site-archive-store';
import { buildSiteParts } from './site-parts';

/** What became of a publication; only 'done' changed the site. */
export type PublishOutcome =
  | { kind: 'done'; number: number }
  | { kind: 'refused'; findings: readonly Finding[] }
  | { kind: 'locked'; holder: LockHolder }
  | { kind: 'broken' | 'concurrent' | 'not loaded' };

export interface PublishStores {
  DB: D1Database;
  SNAPSHOTS: KVNamespace;
  FILES: R2Bucket;
}

/** What is published: the live site is given, with the bodies of these articles. */
interface SiteChange {
  staff: { id: string };
  action: Extract<StaffAction, `site ${string}`>;
  /** The articles whose bodies change. */
  articles: readonly number[];
  apply(live: EditableSite): EditableSite | Promise<EditableSite>;
  /** Names what changes, for the list of publications. */
  describe(live: EditableSite): PublishedChange[];
  /** The publication whose content it is again. */
  restored: number | null;
  /** The drafts that become live with it. */
  drafts: readonly StoredDraft[];
}

/** Publishes drafts: checks the site with them, makes one new version live, and removes them. */
export const publishDrafts = (
  stores: PublishStores,
  staff: { id: string },
  drafts: readonly StoredDraft[],
): Promise<PublishOutcome> =>
  publishSite(stores, {
    ...{ staff, drafts, action: 'site published' as const },
    articles: listDraftedArticles(drafts),
    apply: (live) => applyDrafts(live, drafts),
    describe: (live) => describeDrafts(live, listEffective(drafts)),
    restored: null,
  });

/** Publishes another content of the site under the lock: a version with the same catalogue (decision 158). */
export async function publishSite(
  stores: PublishStores,
  change: SiteChange,
): Promise<PublishOutcome> {
  const lock = { kind: 'publication' as const, staff: change.staff.id };
  try {
    const locked = await withVersionLock(stores.DB, lock, () => publishLocked(stores, change));
    return locked.ok ? locked.result : { kind: 'locked', holder: locked.holder };
  } catch (problem) {
    if (problem instanceof ConcurrentPublishError) return { kind: 'concurrent' };
    if (problem instanceof BrokenPartError) return { kind: 'broken' };
    throw problem;
  }
}

async function publishLocked(
  { DB, SNAPSHOTS, FILES }: PublishStores,
  { staff, action, articles, apply, describe, restored, drafts }: SiteChange,
): Promise<PublishOutcome> {
  const stored = await loadStoredVersions({ kv: SNAPSHOTS });
  const manifest = stored.manifests.get(stored.pointer?.current ?? '');
  if (!manifest) return { kind: 'not loaded' };
  const now = Date.now();
  const live = await loadEditableSite(SNAPSHOTS, manifest, articles);
  const projects = await readStoredPart(SNAPSHOTS, manifest.parts.projects);
  const { findings, site } = checkSite(
    keepFormerPaths(live, await apply(live), now),
    JSON.parse(new TextDecoder().decode(projects)),
    new Set(Object.keys(manifest.documents)),
  );
  if (!site) return { kind: 'refused', findings };

  const free = await findNextNumber(DB);
  const isLoaded = manifest.site.source === 'directory';
  const number = isLoaded ? free + 1 : free;
  const before = await archiveLive(FILES, manifest, live, articles);
  if (isLoaded) await keepLoaded(DB, manifest, { number: free, hash: before, now });
  const parts = new Map<string, Uint8Array>();
  const changed = await buildSiteParts(manifest, site, articles, parts);
  const hash = await archiveSite(FILES, parts, changed);
  const { configuration, menu, articles: all, team, townTexts } = site;
  const pictures = await addPictureNames(
    createPartReader((part) => readStoredPart(SNAPSHOTS, part)),
    manifest,
    [configuration, menu, all, team, townTexts],
    parts,
  );
  const next: Manifest = {
    ...manifest,
    name: site.configuration.name,
    created: new Date(now).toISOString(),
    parts: { ...manifest.parts, ...changed, ...(pictures && { pictures }) },
    site: { source: 'desk', publication: number },
  };
  next.version = await nameVersion(next);
  const changes = describe(live);
  const row = { number, version: next.version, staff: staff.id, hash, changes, restored };
  const { site: origin } = manifest;
  await DB.batch([
    ...(origin.source === 'desk' ? [markLive(DB, origin.publication, now)] : []),
    insertPublication(DB, row, now),
  ]);
  await publishParts(SNAPSHOTS, next, parts, stored);
  await DB.batch([
    markLive(DB, number, now),
    ...drafts.map((draft) => removeDraft(DB, draft)),
    recordStaffAction(DB, staff, action, number),
  ]);
  return { kind: 'done', number };
}

/** Keeps what a publication replaces, with the bodies of its articles that change: the way back to it. */
async function archiveLive(
  files: R2Bucket,
  manifest: Manifest,
  live: EditableSite,
  articles: readonly number[],
): Promise<string> {
  const parts = new Map<string, Uint8Array>();
  const archived = await buildSiteParts(manifest, live, articles, parts);
  return archiveSite(files, parts, archived);
}

/** Writes what was loaded as a publication of nobody. */
async function keepLoaded(
  db: D1Database,
  { version }: Manifest,
  { number, hash, now }: { number: number; hash: string; now: number },
): Promise<void> {
  const row = { number, version, staff: null, hash, changes: [], restored: null };
  await db.batch([insertPublication(db, row, now), markLive(db, number, now)]);
}
