import * as v from 'valibot';
import build from '../../../dist/build/build.json';
import type { Environment } from '../../env';
import { parseRows } from '../../platform/d1-rows';
import { findImportRhythm } from '../../platform/snapshot/import-rhythm';
import { loadLastImport } from '../../platform/snapshot/last-import-store';
import { getManifestKey, Manifest } from '../../platform/snapshot/manifest';
import { parsePart } from '../../platform/snapshot/part';
import { loadPointer } from '../../platform/snapshot/pointer-store';
import { findOldestDueMail } from './due-mails-store';
import type { LastRuns } from './runs-store';
import { expectRuns, loadLastRuns } from './runs-store';

/** What the watch reads from the environment. */
export type WatchEnvironment = Pick<
  Environment,
  'DB' | 'SNAPSHOTS' | 'ENVIRONMENT' | 'WATCH_SCALE' | 'WATCH_CATALOGUE_H'
>;

/** The state of the site as its rows tell it, so that nobody has to be running for it to be seen. */
export interface Readings {
  now: number;
  /** Divides every period. */
  scale: number;
  lastRuns: LastRuns;
  /** Since when the oldest mail that has to leave is due; undefined if none waits. */
  dueMail: number | undefined;
  /** Whether visitors do not see the version that was loaded last. */
  isVersionLost: boolean;
  missingTables: readonly string[];
  /**
   * When the live version was loaded, or found to be the newest, or else an import came in its rhythm; undefined if
   * never.
   */
  catalogueAt: number | undefined;
  /** Hours after which a catalogue is old; 0 if it may be of any age. */
  catalogueHours: number;
}

/** Reads the state of the site. Rejects if the database or KV does not answer. */
export async function loadReadings(env: WatchEnvironment, now: number): Promise<Readings> {
  const { DB, SNAPSHOTS, WATCH_SCALE = 1, WATCH_CATALOGUE_H } = env;
  // Without a setting the imports of before say when the next is due.
  const lastImport = WATCH_CATALOGUE_H === undefined ? await loadLastImport(SNAPSHOTS) : undefined;
  const catalogueHours = WATCH_CATALOGUE_H ?? findImportRhythm(lastImport) ?? 0;
  const settings = { now, scale: WATCH_SCALE, catalogueHours };
  const missingTables = await findMissingTables(DB);
  // Half a schema: nothing else can be read from it.
  if (missingTables.length > 0)
    return {
      ...settings,
      ...{ lastRuns: {}, dueMail: undefined, isVersionLost: false, catalogueAt: undefined },
      missingTables,
    };
  const [lastRuns, dueMail] = await Promise.all([loadClock(env, now), findOldestDueMail(DB, now)]);
  const version = await examineVersion(SNAPSHOTS, lastRuns.load !== undefined);
  const moments = [lastRuns.load, version.createdAt, lastImport?.moments.at(-1)].filter(
    (moment) => moment !== undefined,
  );
  return {
    ...settings,
    ...{ lastRuns, dueMail, missingTables, isVersionLost: version.isLost },
    catalogueAt: moments.length > 0 ? Math.max(...moments) : undefined,
  };
}

const TableRow = v.object({ name: v.string() });

async function findMissingTables(db: D1Database): Promise<string[]> {
  const { results } = await db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all();
  const names = new Set(parseRows(TableRow, results, 'sqlite_master').map(({ name }) => name));
  return build.tables.filter((table) => !names.has(table));
}

/**
 * Loads when everything last happened. A site whose cron never ran waits for it from the first look on, so
 * that a new deployment is not red before cron had its chance. On this machine nobody fires cron: there it is
 * waited for once it ran, or if a test sets WATCH_SCALE.
 */
async function loadClock({ DB, ...env }: WatchEnvironment, now: number): Promise<LastRuns> {
  const lastRuns = await loadLastRuns(DB);
  const isAwaited = env.ENVIRONMENT === 'production' || env.WATCH_SCALE !== undefined;
  if (lastRuns.minute !== undefined || !isAwaited) return lastRuns;
  await expectRuns(DB, ['minute', 'hour'], now);
  return { hour: now, ...lastRuns, minute: now };
}

/** Reads the version that the pointer names. Lost is what was loaded once and cannot be read now. */
async function examineVersion(
  kv: KVNamespace,
  wasLoaded: boolean,
): Promise<{ isLost: boolean; createdAt?: number }> {
  try {
    const pointer = await loadPointer(kv);
    if (!pointer) return { isLost: wasLoaded || (await hasManifest(kv)) };
    const value: unknown = JSON.parse((await kv.get(getManifestKey(pointer.current))) ?? 'null');
    const { created } = parsePart(Manifest, value, `manifest ${pointer.current}`);
    return { isLost: false, createdAt: Date.parse(created) };
  } catch (error) {
    console.error('watch: the live version cannot be read', error);
    return { isLost: true };
  }
}

const hasManifest = async (kv: KVNamespace): Promise<boolean> =>
  (await kv.list({ prefix: getManifestKey(''), limit: 1 })).keys.length > 0;
