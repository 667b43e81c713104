import { describe, expect, test } from 'vitest';
import type { SnapshotFiles } from '../../fixtures';
import { createTestSite } from '../../fixtures';
import { createSnapshotWithForms } from '../../platform/snapshot/snapshot-with-forms';

const fetchPage = async (path: string, files: SnapshotFiles = createSnapshotWithForms()) =>
  (await (await createTestSite({ embedded: files }))(path)).text();

/** Fetches the content of a page's main element. */
const fetchMain = async (path: string, files?: SnapshotFiles) =>
  /<main[^>]*>(.*)<\/main>/s.exec(await fetchPage(path, files))?.[1] ?? '';

/** Creates a snapshot with this number of copies of the villa for sale. */
function createFilesWithVillas(count: number): SnapshotFiles {
  const files = createSnapshotWithForms();
  for (const file of ['catalogue/properties.json', 'catalogue/property-details.json']) {
    const [nl, fr] = files[file].filter(({ ID }: { ID: number }) => ID === 84213);
    for (let extra = 1; extra < count; extra++)
      files[file].push({ ...nl, ID: 90000 + extra }, { ...fr, ID: 90000 + extra });
  }
  return files;
}

/** Returns the tag of the input with this name and value; '' if there is none. */
const findInput = (html: string, name: string, value: string) =>
  (html.match(/<input[^>]*>/g) ?? []).find(
    (tag) => tag.includes(`name="${name}"`) && tag.includes(`value="${value}"`),
  ) ?? '';

describe('an active filter', () => {
  test('is a chip that leads to the same list without it', async () => {
    const html = await fetchMain('/nl/te-koop/?type=1&city=DURBUY%7C6940&closed=1&sort=price');
    expect(html).toMatch(
      /href="\/nl\/te-koop\/\?city=DURBUY%7C6940&amp;sort=price&amp;closed=1" aria-label="Filter Huis verwijderen"/,
    );
    expect(html).toMatch(
      /href="\/nl\/te-koop\/\?type=1&amp;sort=price&amp;closed=1" aria-label="Filter Durbuy verwijderen"/,
    );
    expect(html).toMatch(/\?city=DURBUY%7C6940&amp;type=1&amp;sort=price" aria-label="Filter Ook/);
    expect(html).toMatch(/class="chips__clear" rel="nofollow" href="\/nl\/te-koop\/\?sort=price"/);
  });

  test('has no chip for an order, a page or an unknown type', async () => {
    expect(await fetchMain('/nl/te-koop/?sort=price&type=99&page=1')).not.toContain('class="chip');
  });

  test('is set in the form, which keeps the order', async () => {
    const html = await fetchMain('/nl/te-koop/?type=1&closed=1&sort=price');
    expect(findInput(html, 'type', '1')).toContain('checked');
    expect(findInput(html, 'closed', '1')).toContain('checked');
    expect(html).toContain('<input type="hidden" name="sort" value="price"/>');
  });

  test('is kept by the links to other orders', async () => {
    const html = await fetchMain('/nl/te-koop/?type=1', createFilesWithVillas(2));
    expect(html).toMatch(/href="\/nl\/te-koop\/\?type=1&amp;sort=price-desc"/);
    expect(html).toMatch(/href="\/nl\/te-koop\/\?type=1" aria-current="true"/);
  });
});

describe('the view', () => {
  test('is changed by links that keep the filters', async () => {
    const html = await fetchMain('/nl/te-koop/?type=1&view=split');
    expect(html).toMatch(/href="\/nl\/te-koop\/\?type=1#results">/);
    expect(html).toMatch(/href="\/nl\/te-koop\/\?type=1&amp;view=map#results">/);
    expect(html).toMatch(
      /href="\/nl\/te-koop\/\?type=1&amp;view=split#results" aria-current="true"/,
    );
    expect(html).toContain('<input type="hidden" name="view" value="split"/>');
  });

  test.each([
    ['', true, false],
    ['?view=map', false, true],
    ['?view=split', true, true],
    ['?view=none', true, false],
  ])('%j shows cards %s, a map %s', async (query, cards, map) => {
    const html = await fetchMain(`/nl/te-koop/${query}`);
    expect(html.includes('<article class="card"')).toBe(cards);
    expect(html.includes('Kaart met de resultaten')).toBe(map);
  });
});

test('a card without a picture has the styles of its text with the page, so that nothing moves later', async () => {
  const files = createSnapshotWithForms();
  for (const record of files['catalogue/properties.json'])
    Object.assign(record, { XLargePictureItem: undefined, SmallPictureItem: undefined });
  const html = await fetchPage('/nl/te-koop/', files);
  expect(html).toContain('class="picture-frame__text"');
  expect(html).toContain('.picture-frame__text{');
});

describe('a list without matches', () => {
  test('shows the nearest matches, without the city, and the demand register', async () => {
    const html = await fetchMain('/nl/te-koop/?type=1&city=SPA%7C4900');
    expect(html).toContain('Wij hebben nu geen panden in Spa.');
    expect(html).toContain('Komt het dichtst in de buurt');
    expect(html).toContain('Zonder gemeente:');
    expect(html).toMatch(/href="\/nl\/te-koop\/\?type=1">Toon 1 pand</);
    expect(html).toContain('Villa met zicht op de Ourthe');
    expect(html).toContain('Niets bij? Wij zoeken verder.');
  });

  test('names the words that go, and those that stay', async () => {
    const html = await fetchMain('/nl/te-koop/?city=SPA%7C4900&words=villa');
    expect(html).toContain('Zonder gemeente, wel met ‘villa’:');
    expect(await fetchMain('/nl/te-koop/?words=zwerfkat')).toContain('Zonder ‘zwerfkat’:');
  });

  test('suggests a city for an unknown name', async () => {
    const html = await fetchMain('/nl/te-koop/?type=1&town=durbui');
    expect(html).toContain('Bedoelt u:');
    expect(html).toMatch(/href="[^"]+\?city=DURBUY%7C6940&amp;type=1">Durbuy \[6940\]</);
    expect(await fetchMain('/nl/te-koop/?town=Parijs')).not.toContain('Bedoelt u:');
  });

  test('ignores invisible characters in a name', async () => {
    const html = await fetchMain('/nl/te-koop/?city=%00%E2%80%8B&city=SPA%00');
    expect(html.match(/class="chip"/g)).toHaveLength(1);
    expect(html).toContain('Filter Spa verwijderen');
  });

  test('drops the type if the city has other types', async () => {
    const html = await fetchMain('/nl/te-koop/?type=3&city=DURBUY%7C6940');
    expect(html).toContain('Zonder type:');
    expect(html).toMatch(/href="\/nl\/te-koop\/\?city=DURBUY%7C6940">Toon 1 pand</);
  });
});

describe('the demand register among the cards', () => {
  test.each([
    [1, 2, false],
    [7, 8, false],
    [20, 8, false],
    [24, 9, true],
    [30, 9, true],
  ])('with %i offers is cell %i', async (offers, cell, isWide) => {
    const html = await fetchMain('/nl/te-koop/', createFilesWithVillas(offers));
    const cards = /<ul class="cards.*?">(.*)<\/ul><nav/s.exec(html)?.[1] ?? '';
    const before = cards.split('class="tile')[0] ?? '';
    expect(before.split('<article').length).toBe(cell);
    expect(html.includes('tile--wide')).toBe(isWide);
  });

  test('is on the first page only', async () => {
    expect(await fetchMain('/nl/te-koop/?page=2', createFilesWithVillas(30))).not.toContain(
      'class="tile',
    );
  });

  test('names the active filters', async () => {
    expect(await fetchMain('/nl/te-koop/?type=1&city=DURBUY%7C6940')).toContain(
      'Bewaar deze zoekopdracht: huis, Durbuy.',
    );
  });
});

test('a type that is not offered for sale is not a filter of that list, and search leads to none', async () => {
  const files = createSnapshotWithForms();
  const hasTypeFilter = async () => {
    const fetchPage = await createTestSite({ embedded: files });
    const list = await (await fetchPage('/nl/te-koop/')).text();
    const index = (await (await fetchPage('/nl/zoeken/index/')).json()) as {
      types: { webId: number; sale: number }[];
    };
    const type = index.types.find(({ webId }) => webId === 1);
    return { filter: /name="type"[^>]*value="1"/.test(list), sale: type?.sale };
  };
  expect(await hasTypeFilter()).toEqual({ filter: true, sale: 1 });
  for (const category of files['catalogue/webIDs.json'])
    if (category.WebID === '1') category.Sale = false;
  expect(await hasTypeFilter()).toEqual({ filter: false, sale: 0 });
});

test('the title and the description name the agency’s region, and none where it has none', async () => {
  const files = createSnapshotWithForms();
  const unnamed = await fetchPage('/nl/te-koop/', files);
  expect(unnamed).toContain('<title>Te koop · ');
  expect(unnamed).toMatch(/content="1 pand te koop\."/);
  files['site/configuration.json'].listings.region = { nl: 'in Limburg', fr: 'au Limbourg' };
  const named = await fetchPage('/fr/a-vendre/', files);
  expect(named).toContain('<title>À vendre au Limbourg · ');
  expect(named).toMatch(/ à vendre au Limbourg\./);
});
