import { expect, test } from 'vitest';
import nl from '../../data/texts/nl.json';
import { crawlFrom } from '../crawl-pages';
import { createTestSite } from '../fixtures';
import { buildAgencyFiles, OWN_AGENCIES } from './agencies';

/** Creates the site of an agency whose listings are all of one goal. */
async function createSite(goal: 0 | 1) {
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
  return createTestSite({ embedded: files });
}

const readMain = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

test.each([
  [0, 'te-koop', 'te-huur'],
  [1, 'te-huur', 'te-koop'],
] as const)(
  'with listings of goal %s the home page shows them and leads to them',
  async (goal, offered, empty) => {
    const html = await (await (await createSite(goal))('/nl/')).text();
    expect(html).not.toContain(nl.NO_PROPERTIES_YET);
    expect(html).toMatch(new RegExp(`<article[^>]*>[\\s\\S]*?href="/nl/${offered}/`));
    const main = readMain(html);
    expect(main).toContain(`href="/nl/${offered}/"`);
    expect(main).not.toContain(`href="/nl/${empty}/"`);
  },
);

test.each([
  [0, ['te-huur', 'bouwgrond', 'a-louer', 'terrains', 'for-rent', 'building-plots']],
  [1, ['te-koop', 'bouwgrond', 'a-vendre', 'terrains', 'for-sale', 'building-plots']],
] as const)(
  'with listings of goal %s no page leads to a list of %s, but for menu and footer',
  async (goal, empty) => {
    const starts = ['nl', 'fr', 'en'].map((language) => `/${language}/`);
    const pages = await crawlFrom(await createSite(goal), [...starts, '/nl/kijkdagen/'], 300);
    expect(pages.length).toBeGreaterThan(40);
    const links = pages.flatMap(({ path, html }) =>
      [...readMain(html).matchAll(/href="([^"]*)"/g)].map(([, link]) => `${path} leads to ${link}`),
    );
    const lost = new RegExp(` /[a-z]{2}/(?:${empty.join('|')})/$`);
    expect(links.filter((link) => lost.test(link))).toEqual([]);
  },
);
