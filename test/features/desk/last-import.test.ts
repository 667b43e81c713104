import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../src/domain/format/durations';
import { storeLastImport } from '../../../src/platform/snapshot/last-import-store';
import type { TestBrowser } from '../sign-in/account-requests';
import { createAccountSite } from '../sign-in/account-requests';
import { LUC, openDesk, resetStaff } from './desk-requests';

const PAGE = '/nl/desk/aanbod/versies/';

let desk: TestBrowser;
beforeEach(async () => {
  await resetStaff();
  await env.SNAPSHOTS.delete('import');
  desk = await openDesk(await createAccountSite());
});

test('the last import is shown with its age, and why it was refused; not to agents', async () => {
  const figures = { listings: 8, entered: 1, left: 2, prices: 3, states: 0 };
  const now = Date.now();
  await storeLastImport(
    env.SNAPSHOTS,
    { ...figures, refusal: 'Price: 10 of 10 listings had it', lines: ['record 3 City is missing'] },
    now - 3 * DAY_MS,
  );
  const refused = await (await desk.get(PAGE)).text();
  expect(refused).toContain('3 dagen geleden');
  expect(refused).toContain('Price: 10 of 10 listings had it');
  expect(refused).toContain('record 3 City is missing');
  await storeLastImport(env.SNAPSHOTS, { ...figures, refusal: null, lines: [] }, now);
  expect(await (await desk.get(PAGE)).text()).toContain('Ingevoerd op');
  await env.DB.prepare("UPDATE staff_accounts SET role = 'agent' WHERE email = ?")
    .bind(LUC.email)
    .run();
  expect(await (await desk.get(PAGE)).text()).not.toContain('Ingevoerd op');
});

describe('an import that has not come', () => {
  const figures = { listings: 8, entered: 0, left: 0, prices: 0, states: 0, refusal: null };
  /** Keeps imports of so many hours ago. */
  const importAt = async (...hours: number[]) => {
    for (const ago of hours)
      await storeLastImport(env.SNAPSHOTS, { ...figures, lines: [] }, Date.now() - ago * HOUR_MS);
  };

  test('is told where the site waits for one; else the page says that nobody is told', async () => {
    await importAt(72);
    const waiting = await openDesk(await createAccountSite({ WATCH_CATALOGUE_H: 24 }));
    expect(await (await waiting.get(PAGE)).text()).toContain('is uitgebleven');
    const html = await (await desk.get(PAGE)).text();
    expect(html).not.toContain('is uitgebleven');
    expect(html).toContain('krijgt niemand daar bericht van');
  });

  test('is told by the rhythm of those before where nothing is set, unless the setting says never', async () => {
    await importAt(121, 97, 73, 49);
    const html = await (await desk.get(PAGE)).text();
    expect(html).toContain('langer dan 48\u00a0uur');
    expect(html).toContain('is uitgebleven');
    const never = await openDesk(await createAccountSite({ WATCH_CATALOGUE_H: 0 }));
    expect(await (await never.get(PAGE)).text()).not.toContain('is uitgebleven');
  });
});
