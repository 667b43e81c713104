import { expect, test } from 'vitest';
import { listUnseenMarks } from './current-marks';
import { signInAtDesk } from './desk-session';
import { serveOwnSite, startOfficeSite } from './own-site';
import { openWindow } from './windows';

const site = serveOwnSite(startOfficeSite);

const openForced = () =>
  openWindow({ forcedColors: 'active', viewport: { width: 1280, height: 900 } });

test('what is current, chosen or disabled is seen in forced colours, on public pages', async () => {
  const page = await openForced();
  const paths = [
    ...['/nl/', '/nl/te-koop/?view=split', '/nl/te-koop/?page=2', '/nl/te-koop/84213/'],
    '/nl/te-koop/84213/?costs=only-home',
    ...['/nl/projecten/', '/nl/gastenboek/', '/nl/contact/', '/nl/zoekopdracht/'],
    ...['/nl/bezoek-plannen/?property=84213', '/nl/vergelijken/?ids=84213,84155'],
    ...['/nl/verkocht/', '/nl/kijkdagen/', '/nl/bezoekpakket/?ids=84213,84155', '/nl/offline/'],
    ...['/nl/wonen-in/', '/nl/wonen-in/durbuy/'],
  ];
  const unseen: string[] = [];
  for (const path of paths) {
    expect((await page.goto(site.origin + path))?.status(), path).toBe(200);
    unseen.push(...(await listUnseenMarks(page)).map((mark) => `${path} ${mark}`));
  }
  expect(unseen).toEqual([]);
});

test('it is so on the pages of an owner, of a subscriber and of the desk', async () => {
  const page = await openForced();
  await page.goto(`${site.origin}/nl/login/`);
  await page.fill('[name=username]', 'lambrecht@voorbeeld.example');
  await page.fill('[name=password]', 'de kersenboom bloeit in april');
  await page.locator('.sign-in__form [type=submit]').click();
  await page.locator('.portal-choice a[href$="/84213/"]').click();
  expect(await page.locator('[aria-current]').count()).toBeGreaterThan(0);
  expect(await listUnseenMarks(page)).toEqual([]);
  await page.context().clearCookies();
  await page.goto(`${site.origin}/nl/zoekopdracht/aanmelden/`);
  await page.fill('[name=email]', 'wouters@voorbeeld.example');
  await page.fill('[name=password]', 'een blauwe stoel op het terras');
  await page.locator('.sign-in__form [type=submit]').click();
  await page.locator('.account-header').waitFor();
  await page.goto(`${site.origin}/nl/mijn-zoekopdrachten/nieuw/`);
  expect(await page.locator('input:checked + span, [aria-current]').count()).toBeGreaterThan(0);
  expect(await listUnseenMarks(page)).toEqual([]);
  await page.context().clearCookies();
  await signInAtDesk(page, site.origin, 'nl');
  const menu = page.locator('.desk-header__menu nav a');
  const links = await menu.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href),
  );
  expect(links.length).toBeGreaterThan(5);
  const below = ['/nl/desk/aanbod/84213/', '/nl/desk/website/artikels/801/'];
  for (const link of [...links, ...below.map((path) => site.origin + path)]) {
    await page.goto(link);
    expect(await listUnseenMarks(page), link).toEqual([]);
  }
});
