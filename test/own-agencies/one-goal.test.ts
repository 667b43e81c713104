import { expect, test } from 'vitest';
import nl from '../../data/texts/nl.json';
import { createTestSite } from '../fixtures';
import { buildAgencyFiles, OWN_AGENCIES } from './agencies';

/** Builds the home page of an agency whose listings are all of one goal. */
async function fetchHome(goal: 0 | 1): Promise<string> {
  const [, agency] = OWN_AGENCIES[0] ?? [];
  if (!agency) throw new Error('There is no agency.');
  const files = buildAgencyFiles(agency);
  files['catalogue/properties.json'] = files['catalogue/properties.json'].filter(
    (property: { Goal: number }) => property.Goal === goal,
  );
  const kept = new Set(files['catalogue/properties.json'].map(({ ID }: { ID: number }) => ID));
  files['catalogue/property-details.json'] = files['catalogue/property-details.json'].filter(
    ({ ID }: { ID: number }) => kept.has(ID),
  );
  const site = await createTestSite({ embedded: files });
  return (await site('/nl/')).text();
}

test.each([
  [0, 'te-koop', 'te-huur'],
  [1, 'te-huur', 'te-koop'],
] as const)(
  'with listings of goal %s the home page shows them and leads to them',
  async (goal, offered, empty) => {
    const html = await fetchHome(goal);
    expect(html).not.toContain(nl.NO_PROPERTIES_YET);
    expect(html).toMatch(new RegExp(`<article[^>]*>[\\s\\S]*?href="/nl/${offered}/`));
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main).toContain(`href="/nl/${offered}/"`);
    expect(main).not.toContain(`href="/nl/${empty}/"`);
  },
);
