import { restoreSource, writeValue } from '../../../../domain/catalogue/overrides/apply-override';
import type { PropertyByLanguage } from '../../../../domain/catalogue/property';
import { Site } from '../../../../domain/site/site';
import type { Environment } from '../../../../env';
import type { Manifest } from '../../../../platform/snapshot/manifest';
import type { PartReader } from '../../../../platform/snapshot/part';
import { BrokenPartError, createPartReader, parsePart } from '../../../../platform/snapshot/part';
import { readStoredPart } from '../../../../platform/snapshot/part-store';
import { publishParts } from '../../../../platform/snapshot/publish-version-store';
import { loadStoredVersions } from '../../../../platform/snapshot/stored-versions-store';
import type { LockHolder } from '../../../../platform/snapshot/version-lock-store';
import { withVersionLock } from '../../../../platform/snapshot/version-lock-store';
import { ConcurrentPublishError } from '../../../../platform/snapshot/write-pointer-store';
import { patchVersion, readWholeProperty } from '../patch/patch-version';
import type { ChangedProperty } from '../patch/patch-words';
import type { StoredOverride } from './overrides-store';
import { loadUnpublished, markPublished } from './overrides-store';

type Stores = Pick<Environment, 'DB' | 'SNAPSHOTS'>;

/** What became of publishing: 'done' also where nothing waited. What did not go live waits for the next job of cron. */
export type OverridesOutcome =
  | { kind: 'done' | 'not loaded' | 'broken' | 'concurrent' }
  | { kind: 'locked'; holder: LockHolder };

/**
 * Makes a version live that shows what the office said and the live one does not show: from the row of each field, so
 * that whatever interrupts it, the next call does it whole. `staff` is null for the job of cron.
 */
export async function publishOverrides(
  stores: Stores,
  staff: { id: string } | null,
): Promise<OverridesOutcome> {
  if ((await loadUnpublished(stores.DB)).length === 0) return { kind: 'done' };
  const lock = { kind: 'listing' as const, staff: staff?.id ?? null };
  try {
    const locked = await withVersionLock(stores.DB, lock, () => publishWaiting(stores));
    return locked.ok ? locked.result : { kind: 'locked', holder: locked.holder };
  } catch (problem) {
    if (problem instanceof ConcurrentPublishError) return { kind: 'concurrent' };
    if (problem instanceof BrokenPartError) return { kind: 'broken' };
    throw problem;
  }
}

async function publishWaiting({ DB, SNAPSHOTS }: Stores): Promise<OverridesOutcome> {
  const stored = await loadStoredVersions({ kv: SNAPSHOTS });
  const manifest = stored.manifests.get(stored.pointer?.current ?? '');
  if (!manifest) return { kind: 'not loaded' };
  const waiting = await loadUnpublished(DB);
  const reader = createPartReader((hash) => readStoredPart(SNAPSHOTS, hash));
  const siteText = new TextDecoder().decode(await reader.readBytes(manifest.parts.site));
  const site = parsePart(Site, JSON.parse(siteText), 'site');
  const changes = await applyOverrides(manifest, site, waiting, reader);
  const now = Date.now();
  if (changes.length > 0) {
    const patched = await patchVersion(manifest, site, changes, reader, new Date(now));
    if (patched.manifest.version !== manifest.version)
      await publishParts(SNAPSHOTS, patched.manifest, patched.parts, stored);
  }
  await DB.batch(waiting.map((row) => markPublished(DB, row, now)));
  return { kind: 'done' };
}

/** Returns each property that the version has, as it is and as the office says. */
async function applyOverrides(
  manifest: Manifest,
  site: Pick<Site, 'configuration' | 'team'>,
  overrides: readonly StoredOverride[],
  reader: PartReader,
): Promise<ChangedProperty[]> {
  const context = { listings: site.configuration.listings, team: site.team };
  const changes: ChangedProperty[] = [];
  for (const [id, ofProperty] of Map.groupBy(overrides, ({ property }) => property)) {
    const before = await readWholeProperty(manifest, id, reader);
    if (!before) continue;
    const after = ofProperty.reduce<PropertyByLanguage>((property, override) => {
      const own = restoreSource(property, override);
      return override.state === 'held' ? writeValue(own, override, context) : own;
    }, before);
    changes.push({ before, after });
  }
  return changes;
}
