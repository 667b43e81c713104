import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

/** What staff do while the site runs: load, break, roll back; seen as a visitor sees it. */
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'snapshot-'));
  await cp('data', directory, { recursive: true });
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Looked at by no other test of the same running site. */
const FLAT_IN_CLERVAUX = 83190;

/** The price on the property's page, as soon as the running site shows this one. */
async function waitForPrice(price: string): Promise<string> {
  const address = `${inject('origin')}/property/${FLAT_IN_CLERVAUX}/`;
  let html = '';
  for (let tries = 0; tries < 50; tries++) {
    html = await (await fetch(address)).text();
    if (html.includes(price)) return price;
  }
  return html.match(/€\s[\d.]+/)?.[0] ?? 'no price';
}

async function writePrices(price: unknown): Promise<void> {
  const file = join(directory, 'catalogue/properties.json');
  const records = JSON.parse(await readFile(file, 'utf8'));
  for (const record of records) if (record.ID === FLAT_IN_CLERVAUX) record.Price = price;
  await writeFile(file, JSON.stringify(records));
}

async function runStaffProcess(...args: string[]): Promise<{ code: number; output: string }> {
  const command = ['scripts/tasks/staff.mjs', ...args, '--persist-to', inject('state')];
  return promisify(execFile)('node', command).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error) => ({ code: error.code, output: error.stdout + error.stderr }),
  );
}

test('a changed price is on the page of the running site, and a rollback takes it back', async () => {
  expect((await runStaffProcess('snapshot', 'load', 'data')).code).toBe(0);
  await writePrices(599_000);
  expect((await runStaffProcess('snapshot', 'load', directory)).code).toBe(0);
  expect(await waitForPrice('599.000')).toBe('599.000');

  await writePrices('much');
  const refused = await runStaffProcess('snapshot', 'load', directory);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(`${FLAT_IN_CLERVAUX} nl`);
  expect(refused.output).toContain('Price');
  expect(await waitForPrice('599.000')).toBe('599.000');

  expect((await runStaffProcess('snapshot', 'rollback')).code).toBe(0);
  expect(await waitForPrice('498.000')).toBe('498.000');
});
