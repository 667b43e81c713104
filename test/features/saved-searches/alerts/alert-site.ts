import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { packSnapshot } from '../../../../src/platform/snapshot/archive';
import { POINTER_KEY } from '../../../../src/platform/snapshot/manifest';
import { createWorker } from '../../../../src/worker';
import { emptyTables } from '../../../empty-tables';
import type { SnapshotFiles } from '../../../fixtures';
import { compileFiles, storeLiveVersion, WITH_LIVE_POINTER } from '../../../fixtures';
import { createSmallSnapshot } from '../../../platform/snapshot/small-snapshot';
import { loadRows } from '../../forms/form-requests';

export const VILLA = 84213;
export const STUDIO = 84300;

type Record = { ID: number; language: string } & { [field: string]: unknown };

/** Creates the small snapshot with other fields of a property, in both languages. */
export function createFiles(changes: { [id: number]: { [field: string]: unknown } } = {}) {
  const files = createSmallSnapshot();
  // As at the agency: a ribbon takes the place of the price.
  files['site/configuration.json'].listings.marqueeIgnore = [1, 3];
  for (const file of ['catalogue/properties.json', 'catalogue/property-details.json'])
    for (const record of files[file] as Record[])
      if (file.endsWith('properties.json')) Object.assign(record, changes[record.ID]);
  return files;
}

/** Adds a copy of the villa under another ID. */
export function addVilla(
  files: SnapshotFiles,
  ID: number,
  fields: { [field: string]: unknown } = {},
) {
  for (const file of ['catalogue/properties.json', 'catalogue/property-details.json']) {
    const records = files[file] as Record[];
    const copies = records
      .filter((record) => record.ID === VILLA)
      .map((record) => ({ ...record, ID, ...(file.endsWith('properties.json') && fields) }));
    records.push(...copies);
  }
  return files;
}

/** Removes a property. */
export function removeProperty(files: SnapshotFiles, id: number) {
  for (const file of ['catalogue/properties.json', 'catalogue/property-details.json'])
    files[file] = (files[file] as Record[]).filter(({ ID }) => ID !== id);
  return files;
}

/** A site whose catalogue is loaded as staff load it, while cron runs. */
export async function createAlertSite(variables: { [name: string]: unknown } = {}) {
  const archive = await packSnapshot(await compileFiles(createSmallSnapshot()));
  const worker = createWorker(archive.buffer as ArrayBuffer);
  const bindings = { ...env, ...WITH_LIVE_POINTER, ...variables };
  let versions: string[] = [];
  return {
    async fetch(path: string, init: RequestInit = {}): Promise<Response> {
      const context = createExecutionContext();
      const request = new Request(new URL(path, 'http://localhost:8787'), {
        redirect: 'manual',
        ...init,
      });
      const response = await worker.fetch(
        request as Parameters<typeof worker.fetch>[0],
        bindings,
        context,
      );
      await waitOnExecutionContext(context);
      return response;
    },
    /** Makes these files live; the three newest versions stay stored. */
    async load(files: SnapshotFiles): Promise<string> {
      const version = await storeLiveVersion(await compileFiles(files), versions.slice(0, 2));
      versions = [version, ...versions.filter((other) => other !== version)];
      return version;
    },
    /** Makes a stored version live again, as `snapshot rollback` does. */
    async rollBack(version: string): Promise<void> {
      versions = [version, ...versions.filter((other) => other !== version)];
      const pointer = { current: version, previous: versions.slice(1, 3) };
      await env.SNAPSHOTS.put(POINTER_KEY, JSON.stringify(pointer));
    },
    /** Runs the cron of a minute. */
    async runCron(): Promise<void> {
      const controller = { cron: '* * * * *', scheduledTime: Date.now(), noRetry() {} };
      const context = createExecutionContext();
      await worker.scheduled(controller, bindings, context);
      await waitOnExecutionContext(context);
    },
  };
}
export type AlertSite = Awaited<ReturnType<typeof createAlertSite>>;

/** Empties everything that loads and alerts write. */
export async function clearAlerts(): Promise<void> {
  await emptyTables(['alerts', 'search_counts', 'property_changes', 'catalogue_loads', 'outbox']);
  const { keys } = await env.SNAPSHOTS.list();
  await Promise.all(keys.map(({ name }) => env.SNAPSHOTS.delete(name)));
  const { objects } = await env.FILES.list({ prefix: 'catalogue-states/' });
  await env.FILES.delete(objects.map(({ key }) => key));
}

/** The changes noted by all loads: 'new 84213: – → 385000'. */
export async function readChanges(): Promise<string[]> {
  const rows = await loadRows('property_changes');
  return rows
    .toSorted((a, b) => Number(a.load) - Number(b.load) || Number(a.property) - Number(b.property))
    .map(
      ({ kind, property, before, after }) =>
        `${kind} ${property}: ${before ?? '–'} → ${after ?? '–'}`,
    );
}
