import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runStaff, runStaffProcess } from '../scripts/staff/staff-tool';
import { serveOwnSite, startOwnSite } from './own-site';

/** Staff load, break and roll back a snapshot while the site runs; checked on a visitor's page. */
const site = serveOwnSite(() => startOwnSite());

const FLAT_IN_CLERVAUX = 83190;

/** Requests the property's page until it shows this price; after 50 tries returns the shown one. */
async function waitForPrice(price: string): Promise<string> {
  const address = `${site.origin}/property/${FLAT_IN_CLERVAUX}/`;
  let html = '';
  for (let tries = 0; tries < 50; tries++) {
    html = await (await fetch(address)).text();
    if (html.includes(price)) return price;
  }
  return html.match(/€\s[\d.]+/)?.[0] ?? 'no price';
}

async function writePrices(price: unknown): Promise<void> {
  const file = join(site.snapshot, 'catalogue/properties.json');
  const records = JSON.parse(await readFile(file, 'utf8'));
  for (const record of records) if (record.ID === FLAT_IN_CLERVAUX) record.Price = price;
  await writeFile(file, JSON.stringify(records));
}

test('a changed price is on the page of the running site, and a rollback takes it back', async () => {
  const load = ['snapshot', 'load', site.snapshot, '--persist-to', site.state];
  await writePrices(599_000);
  // As staff do, in a process of its own.
  expect((await runStaffProcess(...load)).exitCode).toBe(0);
  expect(await waitForPrice('599.000')).toBe('599.000');

  await writePrices('much');
  const refused = await runStaff(...load);
  expect(refused.exitCode).toBe(1);
  expect(refused.stdout).toContain(`${FLAT_IN_CLERVAUX} nl`);
  expect(refused.stdout).toContain('Price');
  expect(await waitForPrice('599.000')).toBe('599.000');

  expect((await runStaff('snapshot', 'rollback', '--persist-to', site.state)).exitCode).toBe(0);
  expect(await waitForPrice('498.000')).toBe('498.000');
});
