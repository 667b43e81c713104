import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ANSWERS } from '../scripts/staff/snapshot/first-answers';
import { closeTestStores, runStaff } from '../scripts/staff/staff-tool';
import { findAxeViolations } from './axe';
import type { Site } from './site-server';
import { startSite } from './site-server';
import { openWindow } from './windows';

/** An agency's own first site: `snapshot init`, then its table with a picture, then a load. */
let folder: string;
let site: Site;

const runOrThrow = async (...words: string[]) => {
  const result = await runStaff(...words);
  if (result.exitCode !== 0) throw new Error(result.stdout + result.stderr);
};

/** Puts a picture into the row of a listing. */
function addPicture(table: string, reference: string, picture: string): string {
  const split = (line: string) => line.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const column = split(table.split(/\r?\n/)[0] ?? '').indexOf('Pictures');
  return table.replace(new RegExp(`^${reference};.*$`, 'm'), (row) =>
    split(row).with(column, picture).join(';'),
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-snapshot-'));
  const [snapshot, state] = [join(folder, 'agency'), join(folder, 'state')];
  const logo = sharp({ create: { width: 320, height: 80, channels: 3, background: '#20343f' } });
  await writeFile(join(folder, 'logo.png'), await logo.png().toBuffer());
  const answers = { ...ANSWERS, logo: join(folder, 'logo.png') };
  await writeFile(join(folder, 'answers.json'), JSON.stringify(answers));
  await cp('data/media/houses/langgevelhoeve/voorgevel-1360.webp', join(folder, 'hoeve.webp'));
  const table = await readFile('data/import-maps/table.csv', 'utf8');
  await writeFile(join(folder, 'table.csv'), addPicture(table, '70101', 'hoeve.webp'));

  await runOrThrow('snapshot', 'init', snapshot, '--answers', join(folder, 'answers.json'));
  const map = ['--map', 'data/import-maps/table.json'];
  await runOrThrow('snapshot', 'import', join(folder, 'table.csv'), ...map, '--to', snapshot);
  await runOrThrow('snapshot', 'check', snapshot);
  await runOrThrow('snapshot', 'load', snapshot, '--persist-to', state);
  await closeTestStores();
  site = await startSite(state, inject('bundle'));
});

afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

const PATHS = ['/fr/', '/nl/te-koop/', '/fr/a-louer/', '/nl/contact/', '/fr/confidentialite/'];

test.each(PATHS)('%s of a first site is accessible and names its own agency', async (path) => {
  const page = await openWindow({ showsPictures: true, viewport: { width: 390, height: 900 } });
  await page.goto(site.origin + path);
  expect(await findAxeViolations(page)).toEqual([]);
  const html = await page.content();
  expect(html).toContain('Maas &amp; Zoon');
  expect(html).not.toMatch(/Vallée|Durbuy, ma–za/);
});

test('an imported listing has its page, its picture in the size of the screen, and its language', async () => {
  const page = await openWindow({ showsPictures: true, viewport: { width: 1280, height: 900 } });
  await page.goto(`${site.origin}/nl/te-koop/`);
  await page.getByRole('link', { name: 'Hoeve boven Bomal, met weide' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hoeve boven Bomal, met weide' }).waitFor();
  const picture = page.locator('main img[src^="/media/pictures/"]').first();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(600);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.goto(`${site.origin}/nl/te-huur/`);
  const headline = page.getByRole('heading', {
    name: 'Appartement de deux chambres près de la gare',
  });
  expect(await headline.getAttribute('lang')).toBe('fr');
});
