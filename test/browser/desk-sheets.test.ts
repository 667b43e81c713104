import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addDemoAccounts } from './demo-accounts';
import { signInAtDesk } from './desk-session';
import { readQrCode } from './read-qr-code';
import { sharedSite } from './shared-site';
import { openWindow } from './windows';

const HOUSE = 84213;
const { origin, db } = sharedSite;

let desk: { nl: Page; fr: Page };
beforeAll(async () => {
  await addDemoAccounts(db);
  desk = {
    nl: await openWindow({
      showsPictures: true,
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: false,
    }),
    fr: await openWindow({ showsPictures: true, viewport: { width: 1280, height: 900 } }),
  };
  for (const language of ['nl', 'fr'] as const)
    await signInAtDesk(desk[language], origin, language);
});

test.each([
  ['a card on one sheet of A4', 'card', [595, 842]],
  ['a poster on one sheet of A3', 'poster', [842, 1191]],
])('prints %s', async (_, kind, size) => {
  await desk.fr.goto(`${origin}/fr/desk/offre/${HOUSE}/${kind}/`);
  const pdf = (await desk.fr.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(pdf.match(/\/Type\s*\/Page(?!s)/g)).toHaveLength(1);
  expect(boxes[0]?.slice(1).map((points) => Math.round(Number(points)))).toEqual(size);
});

test.each(['nl', 'fr'] as const)(
  'the code of a card leads to the property, in %s',
  async (language) => {
    const area = { nl: 'aanbod', fr: 'offre' }[language];
    for (const kind of ['card', 'poster']) {
      await desk[language].goto(`${origin}/${language}/desk/${area}/${HOUSE}/${kind}/`);
      const picture = await desk[language].locator('.desk-sheet__code').screenshot();
      const { pathname } = new URL(await readQrCode(picture));
      const response = await fetch(origin + pathname, { redirect: 'manual' });
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(`${HOUSE}`);
    }
  },
);
