import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { storeFindings } from '../../../src/platform/snapshot/findings-store';
import { releaseLoads } from '../../../src/platform/snapshot/hold-store';
import { getManifestKey, POINTER_KEY } from '../../../src/platform/snapshot/manifest';
import { compileFiles, createTestSite, storeLiveVersion, WITH_LIVE_POINTER } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import { loadRows } from '../forms/form-requests';
import type { TestBrowser } from '../sign-in/account-requests';
import { createAccountSite } from '../sign-in/account-requests';
import { LUC, openDesk, resetStaff } from './desk-requests';

const AREA = '/nl/desk/aanbod/';
const PAGE = `${AREA}versies/`;

let desk: TestBrowser;
beforeEach(async () => {
  await resetStaff();
  desk = await openDesk(await createAccountSite());
});

/** Stores two versions, the second live; returns their names. */
async function storeTwoVersions() {
  const files = createSmallSnapshot();
  const before = await storeLiveVersion(await compileFiles(files));
  files['site/configuration.json'].agency.name = 'Vallée Nouvelle';
  const live = await storeLiveVersion(await compileFiles(files), [before]);
  return { before, live };
}

const readLive = async () => JSON.parse((await env.SNAPSHOTS.get(POINTER_KEY)) ?? '{}').current;

describe('rolling back', () => {
  test('asks first, makes the version live, and is in the log', async () => {
    const { before, live } = await storeTwoVersions();
    const html = await (await desk.get(PAGE)).text();
    expect(html).toContain(before);
    const ask = await desk.get(`${AREA}terug/?version=${encodeURIComponent(before)}`);
    expect(await ask.text()).toContain('value="rollback"');
    expect(await readLive()).toBe(live);
    const answer = await desk.post(PAGE, { action: 'rollback', sure: 'yes', version: before });
    expect(answer.status).toBe(303);
    expect(await readLive()).toBe(before);
    expect(await loadRows('staff_actions')).toContainEqual(
      expect.objectContaining({ action: 'version rolled back', subject: before }),
    );
  });

  test('puts scheduled loads on hold until staff let them go on', async () => {
    const { before } = await storeTwoVersions();
    await releaseLoads(env.SNAPSHOTS);
    expect(await (await desk.get(PAGE)).text()).not.toContain('value="release"');
    await desk.post(PAGE, { action: 'rollback', sure: 'yes', version: before });
    const html = await (await desk.get(PAGE)).text();
    expect(html).toContain(`teruggezet naar versie ${before}`);
    expect((await desk.post(PAGE, { action: 'release' })).status).toBe(303);
    expect(await (await desk.get(PAGE)).text()).not.toContain('value="release"');
    expect(await loadRows('staff_actions')).toContainEqual(
      expect.objectContaining({ action: 'loads released' }),
    );
  });

  test('to what is live, unknown or incomplete is refused, and changes nothing', async () => {
    const { before, live } = await storeTwoVersions();
    for (const version of [live, 'never', '']) {
      expect((await desk.post(PAGE, { action: 'rollback', sure: 'yes', version })).status).toBe(
        422,
      );
    }
    const manifest = JSON.parse((await env.SNAPSHOTS.get(getManifestKey(before))) ?? '{}');
    await env.SNAPSHOTS.delete(`part/${manifest.parts.site}`);
    const answer = await desk.post(PAGE, { action: 'rollback', sure: 'yes', version: before });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('niet volledig bewaard');
    expect(await readLive()).toBe(live);
  });
});

describe('what the check of the last load said', () => {
  const finding = { file: 'site/menu.json', record: 'menu 3', field: 'params.logo' };

  test('is read by editors, the gravest first, with the version or that it was refused', async () => {
    await storeFindings(
      env.SNAPSHOTS,
      null,
      [
        { ...finding, level: 'warning', message: 'is not shown' },
        { ...finding, level: 'error', message: 'is no picture' },
      ],
      0,
    );
    const html = await (await desk.get(PAGE)).text();
    expect(html).toContain('er is niets geladen');
    expect(html.indexOf('is no picture')).toBeGreaterThan(0);
    expect(html.indexOf('is not shown')).toBeGreaterThan(html.indexOf('is no picture'));
    await storeFindings(env.SNAPSHOTS, 'abc123', [], 0);
    const good = await (await desk.get(PAGE)).text();
    expect(good).toContain('versie abc123');
    expect(good).toContain('Niets op te merken.');
  });

  test('says how many there are beyond the first hundred', async () => {
    const many = Array.from({ length: 101 }, (_, index) => ({
      ...{ ...finding, level: 'note' as const, message: `is number ${index}` },
    }));
    await storeFindings(env.SNAPSHOTS, 'abc123', many, 0);
    const html = await (await desk.get(PAGE)).text();
    expect(html).toContain('is number 99');
    expect(html).not.toContain('is number 100');
    expect(html).toContain('<span>101</span>');
  });

  test('is not for agents', async () => {
    await storeFindings(
      env.SNAPSHOTS,
      'abc123',
      [{ ...finding, level: 'note', message: 'is odd' }],
      0,
    );
    await env.DB.prepare("UPDATE staff_accounts SET role = 'agent' WHERE email = ?")
      .bind(LUC.email)
      .run();
    expect(await (await desk.get(PAGE)).text()).not.toContain('is odd');
  });
});

test('advertisements that miss something are listed with what it is, the others are counted', async () => {
  expect(await (await desk.get(`${AREA}advertenties/`)).text()).toMatch(
    /Nagekeken: \d+\. Alle advertenties zijn volledig\./,
  );
  const files = createSmallSnapshot();
  const [record] = files['catalogue/property-details.json'];
  if (record) record.EPCEndDate = '2020-01-01';
  await storeLiveVersion(await compileFiles(files));
  const site = await createTestSite({ variables: WITH_LIVE_POINTER });
  const html = await (await (await openDesk(site)).get(`${AREA}advertenties/`)).text();
  const [, total, complete] = /Nagekeken: (\d+), volledig: (\d+)\./.exec(html) ?? [];
  expect(Number(total) - Number(complete)).toBe(1);
  expect(html).toMatch(new RegExp(`${record?.ID}</a>.*?<ul class="desk-fault"><li>`));
  expect(html.match(/<ul class="desk-fault">/g)).toHaveLength(1);
});

test.each(['card', 'poster'])(
  'a %s has price, energy figures, certificate, the agent’s number and a code to the listing',
  async (kind) => {
    const answer = await desk.get(`${AREA}84213/${kind}/`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`desk-sheet--${kind}`);
    expect(html).toContain('desk-sheet__code');
    expect(html).toContain('160\u00a0kWh/m²');
    expect(html).toContain('20230612004211');
    expect(html).toContain('Vastgoedmakelaar 500.000');
    expect((await desk.get(`${AREA}99999999/${kind}/`)).status).toBe(404);
  },
);

test('a card of a home to let names its charges', async () => {
  const html = await (await desk.get(`${AREA}84300/card/`)).text();
  expect(html).toMatch(/Lasten huurder €\s40/);
});

test.each([
  ['a secret of its own', { PREVIEW_SECRET: 'a secret of thirty-two characters' }],
  ['the keys of the other links', {}],
])('a preview is signed by %s', async (_, variables) => {
  const site = await createAccountSite(variables);
  const html = await (await (await openDesk(site)).get(`${AREA}84213/`)).text();
  const link = /href="(\/preview\/[^"]+)"/.exec(html)?.[1] ?? '';
  expect((await site(link)).status).toBe(200);
});
