import { beforeAll, expect, test } from 'vitest';
import { HOME_SITUATIONS } from '../../../src/domain/costs/situation';
import { createProjectSnapshot } from '../../platform/snapshot/project-snapshot';
import { createFormSite } from '../forms/form-requests';
import { readAmounts } from './amounts';
import { createPricedFiles, LISTINGS } from './priced-listings';

/** Units of one project, which stand as one card; of these the cheapest is sold. */
const UNITS = [90_001, 90_002, 90_008, 90_009, 90_012];
const SOLD = 90_012;

let amounts: ReturnType<typeof readAmounts>;
beforeAll(async () => {
  const files = createPricedFiles(LISTINGS);
  files['catalogue/projects.json'] = createProjectSnapshot()['catalogue/projects.json'];
  for (const record of files['catalogue/properties.json'])
    if (UNITS.includes(record.ID))
      Object.assign(record, { ProjectID: 12, Marquee: record.ID === SOLD ? 1 : 0 });
  amounts = readAmounts(await createFormSite({}, files));
});

/** Reads the last line of the one card that stands for the project; undefined where it has none. */
async function readProjectLine(query: string): Promise<string | undefined> {
  const html = await amounts.read(`/nl/te-koop/?${query}`);
  const [, card = ''] = /<article class="card card--project">(.*?)<\/article>/s.exec(html) ?? [];
  expect(card).toContain('Residentie Les Berges');
  const [, line] = /class="card__all-in">(.*?)<\/p>/s.exec(card) ?? [];
  return line?.replace(/<[^>]+>/g, '');
}

test.each(HOME_SITUATIONS)('as %s its card says the lowest of its open units', async (plan) => {
  const cards = await amounts.readCards(`?as=${plan}`);
  const open = UNITS.filter((id) => id !== SOLD).map((id) => cards.get(id)?.amount ?? 0);
  const lowest = Math.min(...open);
  expect(lowest).toBeGreaterThan(0);
  for (const query of [`as=${plan}`, `as=${plan}&budget=900000`, `as=${plan}&sort=all-in`]) {
    const line = await readProjectLine(query);
    expect([query, line]).toEqual([query, expect.stringMatching(/^alles samen vanaf ± € [\d.]+/)]);
    expect(Number(/[\d.]+/.exec(line ?? '')?.[0].replaceAll('.', ''))).toBe(lowest);
  }
  expect(await readProjectLine(`as=${plan}&own=60000`)).toMatch(/€ [\d.]+ per maand/);
});

test('without a plan and an amount it says none', async () => {
  expect(await readProjectLine('')).toBe(undefined);
});
