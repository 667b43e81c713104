import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import build from '../../../dist/build/build.json';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/format/durations';
import { LANGUAGES } from '../../../src/domain/language/language';
import { getTranslator } from '../../../src/domain/language/texts';
import { resolveRoute } from '../../../src/domain/routing/resolve-route';
import { describeAlarm } from '../../../src/features/watch/describe-alarm';
import type { Readings } from '../../../src/features/watch/readings-store';
import { recordRun } from '../../../src/features/watch/runs-store';
import { findTroubles, READ_KINDS } from '../../../src/features/watch/trouble';
import type { AlarmKind } from '../../../src/features/watch/watched';
import { WATCHED } from '../../../src/features/watch/watched';
import { storeLastImport } from '../../../src/platform/snapshot/last-import-store';
import { createTestContext } from '../../fixtures';
import { clearWatch, createWatchedSite, loadVersion, START, setMinute } from './watched-site';

const KINDS = Object.keys(WATCHED) as AlarmKind[];

beforeEach(async () => {
  await clearWatch();
  setMinute(0);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('everything that is watched', () => {
  test.each(KINDS)('%s is said in every language, with what to do', (kind) => {
    for (const language of LANGUAGES) {
      const alarm = { kind, since: START, count: 2 };
      const words = { language, t: getTranslator(language) };
      const texts = describeAlarm(alarm, words, START + HOUR_MS);
      expect(Object.values(texts).filter((text) => !text || /ALARM_|[{}]/.test(text))).toEqual([]);
    }
  });

  test.each(KINDS)('%s leads to a page of the desk', async (kind) => {
    const { href, snapshot } = await createTestContext('/nl/');
    const path = href.page(WATCHED[kind].page);
    expect(resolveRoute(snapshot.routeTable, path).original).toBe(WATCHED[kind].page);
  });
});

/** A site on which all is well. */
const WELL: Readings = {
  ...{ now: START, scale: 1, catalogueHours: 48, catalogueAt: START, dueMail: START },
  lastRuns: { minute: START, hour: START, load: START, backup: START },
  ...{ isVersionLost: false, missingTables: [] },
};

/** How long each may last, and where it is read. */
const PERIODS: readonly [AlarmKind, number, (moment: number) => Partial<Readings>][] = [
  ['cron', 6 * MINUTE_MS, (minute) => ({ lastRuns: { ...WELL.lastRuns, minute } })],
  ['hourly jobs', 2 * HOUR_MS, (hour) => ({ lastRuns: { ...WELL.lastRuns, hour } })],
  ['waiting mails', 15 * MINUTE_MS, (dueMail) => ({ dueMail })],
  ['backup', 26 * HOUR_MS, (backup) => ({ lastRuns: { ...WELL.lastRuns, backup } })],
  ['catalogue', 2 * DAY_MS, (catalogueAt) => ({ catalogueAt })],
];

describe('a period', () => {
  test.each(PERIODS)(
    'of %s ends at its own moment, and WATCH_SCALE divides it',
    (kind, ms, read) => {
      for (const scale of [1, 60]) {
        const at = (age: number) => findTroubles({ ...WELL, ...read(START - age), scale });
        // Of a scaled clock all else is as of now.
        expect(at(ms / scale)).toEqual([]);
        const since = START - ms / scale - 1;
        expect(at(ms / scale + 1)).toEqual([{ kind, since, count: 1 }]);
      }
    },
  );

  test('is in the table of each kind that is read from rows, or it has none', () => {
    const without: AlarmKind[] = ['live version', 'missing tables'];
    expect([...PERIODS.map(([kind]) => kind), ...without].toSorted()).toEqual(
      READ_KINDS.toSorted(),
    );
  });
});

test.each(build.tables)('a database without its table %s is red', async (missing) => {
  const DB = {
    prepare(sql: string) {
      const statement = env.DB.prepare(sql);
      if (!sql.includes('sqlite_master')) return statement;
      return env.DB.prepare(`SELECT * FROM (${sql}) WHERE name <> '${missing}'`);
    },
    batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
  };
  expect(await (await createWatchedSite({ DB })).askHealth()).toBe(503);
});

describe('a backup', () => {
  test('is waited for once one was made', async () => {
    const site = await createWatchedSite();
    setMinute(72 * 60);
    expect(await site.askHealth()).toBe(200);
    await recordRun(env.DB, 'backup', Date.now());
    setMinute(98 * 60);
    expect(await site.askHealth()).toBe(200);
    setMinute(98 * 60 + 1);
    expect(await site.askHealth()).toBe(503);
  });
});

describe('the catalogue', () => {
  test.each([
    [undefined, 200],
    ['0', 200],
    ['71', 503],
    ['73', 200],
    ['', 200],
  ])('of 72 hours, with WATCH_CATALOGUE_H %o, answers %i', async (hours, status) => {
    await loadVersion();
    await recordRun(env.DB, 'load', START);
    const site = await createWatchedSite({ WATCH_CATALOGUE_H: hours });
    setMinute(72 * 60);
    expect([hours, await site.askHealth()]).toEqual([hours, status]);
  });

  test('that was imported each night and then no more answers 503 after two days, where nothing is set', async () => {
    await loadVersion();
    await recordRun(env.DB, 'load', START);
    const figures = { listings: 8, entered: 0, left: 0, prices: 0, states: 0, refusal: null };
    for (const days of [3, 2, 1, 0])
      await storeLastImport(env.SNAPSHOTS, { ...figures, lines: [] }, START - days * DAY_MS);
    const site = await createWatchedSite({ WATCH_CATALOGUE_H: undefined });
    const answers: number[] = [];
    for (const hour of [47, 49]) {
      setMinute(hour * 60);
      answers.push(await site.askHealth());
    }
    expect(answers).toEqual([200, 503]);
  });
});

describe('a site whose cron never ran', () => {
  test('is well on this machine, where nobody fires it', async () => {
    const site = await createWatchedSite();
    expect(await site.askHealth()).toBe(200);
    setMinute(600);
    expect(await site.askHealth()).toBe(200);
  });

  test.each([
    { WATCH_SCALE: '1' },
    { ENVIRONMENT: 'production', SIGNING_KEY: 'k'.repeat(32), PASSWORD_PEPPER: 'p'.repeat(32) },
  ])('waits for it from the first look on, with %o', async (variables) => {
    const site = await createWatchedSite(variables);
    expect(await site.askHealth()).toBe(200);
    setMinute(5);
    expect(await site.askHealth()).toBe(200);
    setMinute(7);
    expect(await site.askHealth()).toBe(503);
  });
});

test('jobs that fail are none: their run does not count', async () => {
  const DB = {
    prepare(sql: string) {
      if (sql.includes('slot_patterns')) throw new Error('slot_patterns cannot be read');
      return env.DB.prepare(sql);
    },
    batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
  };
  const failing = await createWatchedSite({ DB });
  await (await createWatchedSite()).runCron('');
  setMinute(121);
  await expect(failing.runCron('7 * * * *')).rejects.toThrow('slot_patterns');
  await failing.runCron();
  expect(await failing.askHealth()).toBe(503);
});
