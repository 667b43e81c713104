import {
  pickSource,
  readValue,
  restoreSource,
  writeValue,
} from '../../../../domain/catalogue/overrides/apply-override';
import type {
  OverrideContext,
  OverrideFieldName,
  OverrideLanguage,
} from '../../../../domain/catalogue/overrides/override-fields';
import type { PropertyByLanguage } from '../../../../domain/catalogue/property';
import type { Environment } from '../../../../env';
import type { RequestContext } from '../../../../platform/request-context';
import { createPartReader } from '../../../../platform/snapshot/part';
import { readStoredPart } from '../../../../platform/snapshot/part-store';
import { loadStoredVersions } from '../../../../platform/snapshot/stored-versions-store';
import { readWholeProperty } from '../patch/patch-version';
import type { StoredOverride } from './overrides-store';
import { loadOverridesOf } from './overrides-store';

/** A listing with what the office says of it, whether or not visitors read that yet. */
export interface OpenListing {
  id: number;
  /** As the source says it. */
  source: PropertyByLanguage;
  /** As the office says it. */
  own: PropertyByLanguage;
  overrides: readonly StoredOverride[];
  context: OverrideContext;
}

/** Opens a listing of the live version, also one that was withdrawn; undefined if that version has none. */
export async function openListing(
  { DB, SNAPSHOTS }: Pick<Environment, 'DB' | 'SNAPSHOTS'>,
  { snapshot }: RequestContext,
  id: number,
): Promise<OpenListing | undefined> {
  const { manifests, pointer } = await loadStoredVersions({ kv: SNAPSHOTS });
  const manifest = manifests.get(pointer?.current ?? '');
  const reader = createPartReader((hash) => readStoredPart(SNAPSHOTS, hash));
  const live = manifest && (await readWholeProperty(manifest, id, reader));
  if (!live) return undefined;
  const { configuration, team } = snapshot.site;
  const context = { listings: configuration.listings, team };
  const overrides = await loadOverridesOf(DB, id);
  const source = overrides
    .filter(({ state, publishedAt }) => state === 'held' || publishedAt === null)
    .reduce<PropertyByLanguage>(restoreSource, live);
  const own = overrides
    .filter(({ state }) => state === 'held')
    .reduce<PropertyByLanguage>(
      (property, override) => writeValue(property, override, context),
      source,
    );
  return { id, source, own, overrides, context };
}

/** A field of a listing at the desk. */
export interface FieldState {
  value: unknown;
  sourceValue: unknown;
  /** What the office said of it, if that holds or gave way to the source. */
  override: StoredOverride | undefined;
}

export function readField(
  { source, own, overrides, context }: OpenListing,
  field: OverrideFieldName,
  language: OverrideLanguage = '',
): FieldState {
  const override = overrides.find(
    (row) =>
      row.field === field &&
      row.language === language &&
      (row.state === 'held' || row.state === 'newer'),
  );
  return {
    value: readValue(own, { field, language }, context),
    sourceValue: readValue(source, { field, language }, context),
    override,
  };
}

/** Returns what the source says of a field, to be kept beside a value of the office. */
export const readSource = (
  { source }: OpenListing,
  field: OverrideFieldName,
  language: OverrideLanguage,
) => pickSource(source, { field, language });
