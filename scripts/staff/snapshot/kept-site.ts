import type { EditableSite } from '../../../src/domain/site/editable-site';
import type { SafeCss } from '../../../src/domain/site/safe-css';
import { archivePart } from '../../../src/features/desk/site/site-archive-store';
import { diffFields } from '../../../src/platform/snapshot/build/diff-fields';
import { loadEditableSite } from '../../../src/platform/snapshot/live-site-store';
import type { Manifest, SiteOrigin } from '../../../src/platform/snapshot/manifest';
import { readStoredPart } from '../../../src/platform/snapshot/part-store';
import type { ContentFiles } from '../../../src/platform/snapshot/site-files';
import { toSiteFiles } from '../../../src/platform/snapshot/site-files';
import type { StoredVersions } from '../../../src/platform/snapshot/stored-versions-store';
import { forEachConcurrently } from '../concurrency';
import type { StaffStores } from '../stores';
import type { Terminal } from '../terminal';

/** The site's content that the desk keeps, which a load leaves as it is (decision 115). */
export interface KeptSite {
  files: ContentFiles;
  safeCss: SafeCss;
  origin: SiteOrigin;
}

/** Loads the live site's content whole; undefined if there is none. */
export async function loadLiveSite(
  { kv }: Pick<StaffStores, 'kv'>,
  { pointer, manifests }: StoredVersions,
): Promise<{ site: EditableSite; origin: SiteOrigin } | undefined> {
  const manifest = manifests.get(pointer?.current ?? '');
  if (!manifest) return undefined;
  const ids = Object.keys(manifest.parts.articles).map(Number);
  return { site: await loadEditableSite(kv, manifest, ids), origin: manifest.site };
}

/** Loads the content that the desk keeps; undefined if the live site's comes from a directory. */
export async function loadKeptSite(
  stores: Pick<StaffStores, 'kv'>,
  stored: StoredVersions,
): Promise<KeptSite | undefined> {
  const manifest = stored.manifests.get(stored.pointer?.current ?? '');
  if (manifest?.site.source !== 'desk') return undefined;
  const live = await loadLiveSite(stores, stored);
  return live && { files: toSiteFiles(live.site), safeCss: live.site.safeCss, origin: live.origin };
}

/** Says that a load leaves the site's content. */
export const describeKept = ({ origin }: KeptSite): string =>
  `The site's content is kept at the desk (publication ${'publication' in origin ? origin.publication : 0}): only the catalogue is loaded. --site replaces it.`;

/**
 * Keeps the texts of the live site's articles where publications find them, before a load replaces what the desk keeps: the
 * way back to a publication reads those that later ones did not change from the live version.
 */
export async function keepReplaced(
  { kv, files }: Pick<StaffStores, 'kv' | 'files'>,
  { pointer, manifests }: StoredVersions,
  next: Pick<Manifest, 'site'>,
  terminal: Terminal,
): Promise<void> {
  const manifest = manifests.get(pointer?.current ?? '');
  if (manifest?.site.source !== 'desk' || next.site.source === 'desk') return;
  let lost = 0;
  await forEachConcurrently(new Set(Object.values(manifest.parts.articles)), async (hash) => {
    const bytes = await readStoredPart(kv, hash).catch(() => undefined);
    if (bytes) await archivePart(files, hash, bytes);
    else lost++;
  });
  if (lost > 0)
    terminal.print(
      `${lost} texts of the live site cannot be read: no publication leads back to them.`,
    );
}

const MAX_LINES = 60;

/** Prints what a directory's site changes of the one that the desk keeps, before it replaces it. */
export function printReplaced(
  kept: KeptSite,
  source: Pick<ContentFiles, keyof ContentFiles>,
  terminal: Terminal,
): number {
  const changes = (Object.keys(kept.files) as (keyof ContentFiles)[]).flatMap((file) =>
    diffFields(kept.files[file], source[file]).map((change) => ({ file, ...change })),
  );
  terminal.print(
    terminal.style('yellow', `--site replaces what the desk keeps, in ${changes.length} fields:`),
  );
  for (const { file, field, from, to } of changes.slice(0, MAX_LINES))
    terminal.print(`  ${file} ${field}: ${format(from)} → ${format(to)}`);
  if (changes.length > MAX_LINES) terminal.print(`  and ${changes.length - MAX_LINES} more`);
  return changes.length;
}

const format = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};
