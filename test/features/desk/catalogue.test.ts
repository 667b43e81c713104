import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { releaseLoads } from '../../../src/platform/snapshot/hold-store';
import { getManifestKey, POINTER_KEY } from '../../../src/platform/snapshot/manifest';
import { compileFiles, storeLiveVersion } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import { loadRows } from '../forms/form-requests';
import type { TestBrowser } from '../sign-in/account-requests';
import { createAccountSite } from '../sign-in/account-requests';
import { openDesk, resetStaff } from './desk-requests';

const PAGE = '/nl/desk/aanbod/';

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
    const ask = await desk.get(`${PAGE}terug/?version=${encodeURIComponent(before)}`);
    expect(await ask.text()).toContain('value="rollback"');
    expect(await readLive()).toBe(live);
    const answer = await desk.post(PAGE, { action: 'rollback', version: before });
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
    await desk.post(PAGE, { action: 'rollback', version: before });
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
      expect((await desk.post(PAGE, { action: 'rollback', version })).status).toBe(422);
    }
    const manifest = JSON.parse((await env.SNAPSHOTS.get(getManifestKey(before))) ?? '{}');
    await env.SNAPSHOTS.delete(`part/${manifest.parts.site}`);
    const answer = await desk.post(PAGE, { action: 'rollback', version: before });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('niet volledig bewaard');
    expect(await readLive()).toBe(live);
  });
});

test('listings are checked page by page, with what their advertisements miss in words', async () => {
  const html = await (await desk.get(`${PAGE}advertenties/`)).text();
  expect(html).toContain('84213');
  expect(html).toMatch(/Het energielabel ontbreekt|Volledig|ontbre/);
});

test.each(['card', 'poster'])(
  'a %s has price, energy figures, certificate, the agent’s number and a code to the listing',
  async (kind) => {
    const answer = await desk.get(`${PAGE}84213/${kind}/`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`desk-sheet--${kind}`);
    expect(html).toContain('desk-sheet__code');
    expect(html).toContain('160\u00a0kWh/m²');
    expect(html).toContain('20230612004211');
    expect(html).toContain('Vastgoedmakelaar 500.000');
    expect((await desk.get(`${PAGE}99999999/${kind}/`)).status).toBe(404);
  },
);

test('a card of a home to let names its charges', async () => {
  const html = await (await desk.get(`${PAGE}84300/card/`)).text();
  expect(html).toMatch(/Lasten huurder €\s40/);
});

test('a preview is signed where the site has the secret', async () => {
  expect(await (await desk.get(`${PAGE}84213/`)).text()).toContain('PREVIEW_SECRET');
  const site = await createAccountSite({ PREVIEW_SECRET: 'a secret of thirty-two characters' });
  const html = await (await (await openDesk(site)).get(`${PAGE}84213/`)).text();
  const link = /href="(\/preview\/[^"]+)"/.exec(html)?.[1] ?? '';
  expect((await site(link)).status).toBe(200);
});
