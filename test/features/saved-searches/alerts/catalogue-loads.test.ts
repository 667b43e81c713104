import { env } from 'cloudflare:workers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { loadRows } from '../../forms/form-requests';
import {
  addVilla,
  clearAlerts,
  createAlertSite,
  createFiles,
  readChanges,
  removeProperty,
  STUDIO,
  VILLA,
} from './alert-site';

beforeEach(clearAlerts);
afterAll(clearAlerts);

/** Loads these catalogues one after the other, with cron after each. */
async function loadInTurn(...catalogues: ReturnType<typeof createFiles>[]) {
  const site = await createAlertSite();
  const versions: string[] = [];
  for (const files of catalogues) {
    versions.push(await site.load(files));
    await site.runCron();
  }
  return { site, versions };
}

describe('the changes of the catalogue', () => {
  test('of the first load are none', async () => {
    await loadInTurn(createFiles());
    expect(await readChanges()).toEqual([]);
    expect(await loadRows('catalogue_loads')).toMatchObject([{ number: 1, announces: 0 }]);
  });

  test('of the first load of another source are not announced', async () => {
    const other = addVilla(createFiles(), 90001);
    await loadInTurn(createFiles(), removeProperty(removeProperty(other, VILLA), STUDIO));
    expect(await loadRows('catalogue_loads')).toMatchObject([{ announces: 0 }, { announces: 0 }]);
  });

  test.each([
    ['a new property', addVilla(createFiles(), 90001), ['new 90001: – → 385000']],
    [
      'another price',
      createFiles({ [VILLA]: { Price: 365_000 } }),
      [`price ${VILLA}: 385000 → 365000`],
    ],
    [
      'a price that is no longer published',
      createFiles({ [VILLA]: { PublishPrice: false } }),
      [`price ${VILLA}: 385000 → –`],
    ],
    [
      'a property under option',
      createFiles({ [VILLA]: { Marquee: 3 } }),
      [`status ${VILLA}: available → under-option`],
    ],
    [
      'a sold property, whose price gives way to the ribbon',
      createFiles({ [VILLA]: { Marquee: 1 } }),
      [`status ${VILLA}: available → closed`],
    ],
    [
      'a property that left',
      removeProperty(createFiles(), STUDIO),
      [`status ${STUDIO}: available → gone`],
    ],
    [
      'a property for rent that is for sale now',
      createFiles({ [STUDIO]: { Goal: 0, Price: 99_000 } }),
      [`new ${STUDIO}: – → 99000`],
    ],
    ['another text', createFiles({ [VILLA]: { TypeDescription: 'Villa aan de Ourthe' } }), []],
  ])('are noted for %s', async (_, files, changes) => {
    await loadInTurn(createFiles(), files);
    expect(await readChanges()).toEqual(changes);
  });

  test.each([
    ['sold', createFiles({ [VILLA]: { Marquee: 1 } }), 'closed'],
    ['under option', createFiles({ [VILLA]: { Marquee: 3 } }), 'under-option'],
    ['gone', removeProperty(createFiles(), VILLA), 'gone'],
  ])('tell of a property that was %s and is back', async (_, files, status) => {
    await loadInTurn(createFiles(), files, createFiles());
    expect((await readChanges()).at(-1)).toBe(`back ${VILLA}: ${status} → available`);
  });

  test('hold no price that was never published', async () => {
    const hidden = (Price: number) => createFiles({ [VILLA]: { Price, PublishPrice: false } });
    await loadInTurn(hidden(300_000), hidden(310_000), createFiles());
    expect(await readChanges()).toEqual([`price ${VILLA}: – → 385000`]);
  });

  test('are noted once, however often and at once cron runs', async () => {
    const { site } = await loadInTurn(createFiles());
    await site.load(createFiles({ [VILLA]: { Price: 365_000 } }));
    await Promise.all([site.runCron(), site.runCron(), site.runCron()]);
    await site.runCron();
    expect(await readChanges()).toHaveLength(1);
    expect(await loadRows('catalogue_loads')).toHaveLength(2);
  });

  test('of a version that was live before are not news', async () => {
    const { site, versions } = await loadInTurn(
      createFiles(),
      createFiles({ [VILLA]: { Price: 365_000 } }),
    );
    await site.rollBack(versions[0] ?? '');
    await site.runCron();
    await site.rollBack(versions[1] ?? '');
    await site.runCron();
    const loads = await loadRows('catalogue_loads');
    expect(loads.map(({ announces }) => announces)).toEqual([0, 1, 0, 0]);
  });

  test('are not read from the pointer of a minute ago', async () => {
    const { site, versions } = await loadInTurn(
      createFiles(),
      createFiles({ [VILLA]: { Price: 365_000 } }),
    );
    await env.SNAPSHOTS.put('pointer', JSON.stringify({ current: versions[0], previous: [] }));
    await site.runCron();
    expect(await loadRows('catalogue_loads')).toHaveLength(2);
  });

  test('of loads between two runs of cron are those that visitors find in the end', async () => {
    const { site } = await loadInTurn(createFiles());
    await site.load(createFiles({ [VILLA]: { Price: 1 } }));
    await site.load(createFiles({ [VILLA]: { Price: 365_000 } }));
    await site.runCron();
    expect(await readChanges()).toEqual([`price ${VILLA}: 385000 → 365000`]);
  });

  test('stay unknown while nothing was loaded', async () => {
    const site = await createAlertSite();
    await site.runCron();
    expect(await loadRows('catalogue_loads')).toEqual([]);
  });
});
