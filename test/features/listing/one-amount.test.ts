import { beforeAll, expect, test } from 'vitest';
import { HOME_SITUATIONS } from '../../../src/domain/costs/situation';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import { createFormSite } from '../forms/form-requests';

/** Fields of a listing, in its summary or its detail; by default those of a house in Durbuy. */
type Fields = Record<string, unknown>;

const VAT = { VATPercentage: 21, GroundPart: 35_560 };

/** A listing of each kind that costs tell apart, in each region: all of them are asked for in each plan. */
const LISTINGS: readonly (readonly [id: number, summary: Fields, detail?: Fields])[] = [
  [90_001, { Price: 335_000 }],
  [90_002, { Price: 199_999.5 }],
  [90_003, { Price: 335_000, Zip: '3600' }],
  [90_004, { Price: 215_000, Zip: '3600' }],
  [90_005, { Price: 450_000, Zip: '1050' }],
  [90_006, { Price: 650_000, Zip: '1050' }],
  [90_007, { Price: 142_000 }, { AreaApplication: 'Recreatiegebied' }],
  [90_008, { Price: 254_000 }, { ...VAT, VATValue: 53_340 }],
  [90_009, { Price: 254_000 }, { ...VAT, VATBuilding: 45_872.4 }],
  [90_010, { Price: 254_000, Zip: '3600' }, { ...VAT, VATBuilding: 45_872.4 }],
  [90_011, { Price: 85_000, WebID: 4 }, { AreaApplication: 'Woongebied' }],
  [90_012, { Price: 145_000, WebID: 4, Zip: '3600' }, { AreaApplication: 'Woongebied' }],
  [90_013, { Price: 29_500, WebID: 4 }, { AreaApplication: 'Bosgebied' }],
  [90_014, { Price: 120_000, WebID: 5 }],
];
/** These have no price all-in, each for a reason that the list names. */
const WITHOUT: readonly (readonly [id: number, summary: Fields, detail?: Fields])[] = [
  [90_021, { Price: 98_000 }, { JudicialDecision: 1, StartPrice: 98_000 }],
  [90_022, { Price: 145_000 }, { LifeAnnuityType: 'Bezet', MonthlyRent: 620 }],
  [90_023, { Price: 300_000, PublishPrice: false }],
  [90_024, { Price: 300_000, CountryID: 50, Zip: '9710' }],
];

const NAMES = { 4: 'Grond', 5: 'Kantoren' } as const;

function createFiles() {
  const files = createSmallSnapshot();
  const repeat = (file: string, pick: (summary: Fields, detail?: Fields) => Fields | undefined) =>
    [...LISTINGS, ...WITHOUT].flatMap(([ID, summary, detail]) =>
      files[file]
        .filter((record: Fields) => record.ID === 84213)
        .map((record: Fields) => ({ ...record, Documents: [], ...pick(summary, detail), ID })),
    );
  const summaries = repeat('catalogue/properties.json', (summary) => summary);
  files['catalogue/properties.json'] = summaries.map(({ Documents: _, ...record }) => record);
  files['catalogue/property-details.json'] = repeat(
    'catalogue/property-details.json',
    (_, detail) => ({ AreaApplication: 'Woongebied', ...detail }),
  );
  const cities = files['catalogue/citys.json'];
  files['catalogue/citys.json'] = ['6940', '3600', '1050', '9710'].flatMap((Zip) =>
    cities.map((city: object) => ({ ...city, Zip })),
  );
  for (const [webId, Name] of Object.entries(NAMES))
    files['catalogue/webIDs.json'].push(
      ...['nl', 'fr'].map((language) => ({
        ...files['catalogue/webIDs.json'][0],
        ...{ ID: Number(webId), WebID: webId, Name, language },
      })),
    );
  return files;
}

let read: (path: string) => Promise<string>;
beforeAll(async () => {
  const site = await createFormSite({}, createFiles());
  read = async (path) => {
    const response = await site(path);
    expect(response.status, path).toBe(200);
    return (await response.text()).replaceAll('&#8364;', '€').replaceAll('\u00a0', ' ');
  };
});

const toEuro = (text: string | undefined) => Number((text ?? '').replace(/\D/g, ''));

/** Reads the amount that each card of a list says for a plan, by reference, in the order of the list. */
async function readCards(plan: string, others = ''): Promise<Map<number, number>> {
  const html = await read(`/nl/te-koop/?as=${plan}${others}`);
  return new Map(
    [...html.matchAll(/Ref\. (\d+).*?class="card__all-in">[^<]*(?:<b>([^<]*))?</gs)].map(
      ([, id, amount]) => [Number(id), toEuro(amount)] as const,
    ),
  );
}

/** Reads the amount that the panel of costs says for the situation that a plan leads to there. */
async function readPanel(id: number, plan: string): Promise<number> {
  const list = await read('/nl/te-koop/');
  const path = new RegExp(`href="([^"]*/${id}/)"`).exec(list)?.[1] ?? '';
  const pattern = new RegExp(`data-plan="[^"]*${plan}[^>]* value="([^"]*)"`);
  const situation = pattern.exec(await read(path))?.[1] ?? '';
  const answers = await read(`/nl/fragments/costs/?property=${id}`);
  const answer = answers.split('data-situation=').find((part) => part.startsWith(`"${situation}"`));
  expect(answer, `${id} ${plan}`).toBeDefined();
  const line = /data-line="[^"]*?€ ([\d.]+)/.exec(answer ?? '')?.[1];
  const sum = /costs__total">.*?<dd>€ ([\d.]+)</s.exec(answer ?? '')?.[1];
  expect(sum).toBe(line);
  return toEuro(sum);
}

const countList = async (query: string) =>
  Number(/data-part="count"[^>]*>(\d+) /.exec(await read(`/nl/te-koop/${query}`))?.[1]);
const countRegister = async (query: string) =>
  Number(
    /search-matches__count">(\d+)</.exec(
      await read(`/nl/zoekopdracht/?goal=0&${query.slice(1)}`),
    )?.[1],
  );
const countFeed = async (query: string) =>
  (await read(`/nl/feed/?goal=0&${query.slice(1)}`)).split('<entry>').length - 1;

test.each(HOME_SITUATIONS)(
  'as %s card, panel, filter, sort, register and feed agree',
  async (plan) => {
    const cards = await readCards(plan);
    for (const [id] of LISTINGS) {
      const amount = cards.get(id) ?? 0;
      expect(amount % 100, `${id}`).toBe(0);
      expect(await readPanel(id, plan), `${id}`).toBe(amount);
      const within = [...cards.values()].filter((other) => other > 0 && other <= amount).length;
      for (const [budget, count] of [
        [amount, within],
        [amount - 1, [...cards.values()].filter((other) => other > 0 && other < amount).length],
      ] as const) {
        const query = `?budget=${budget}&as=${plan}`;
        expect(
          [await countList(query), await countRegister(query), await countFeed(query)],
          `${id} ${query}`,
        ).toEqual([count, count, count]);
      }
    }
    const sorted = [...(await readCards(plan, '&sort=all-in')).values()].filter(Boolean);
    expect(sorted).toEqual([...sorted].sort((a, b) => a - b));
    expect(sorted).toHaveLength(LISTINGS.length);
  },
);

test('without a plan the second home counts, and no card says an amount', async () => {
  const html = await read('/nl/te-koop/?budget=382300');
  expect(html).toContain('Tot dan tellen we het bedrag als tweede verblijf: het hoogste.');
  expect(html).not.toContain('class="card__all-in"');
  expect(await countList('?budget=382300')).toBe(await countList('?budget=382300&as=second-home'));
  expect(await countList('?budget=382300')).toBeLessThan(
    await countList('?budget=382300&as=only-home'),
  );
});

test('what has no total is left out, counted and named; a card says so', async () => {
  const html = await read('/nl/te-koop/?budget=900000&as=second-home');
  for (const [id] of WITHOUT) expect(html).not.toContain(`Ref. ${id}`);
  expect(html).toContain(
    '4 panden passen voor de rest, maar hebben geen totaal en staan er niet bij: ' +
      '1 met een prijs op aanvraag, 1 openbare verkoop, 1 lijfrente en 1 waarvan we het tarief niet kennen.',
  );
  const all = await read('/nl/te-koop/?as=second-home');
  expect(all.match(/alles samen op aanvraag/g)).toHaveLength(WITHOUT.length);
  // 'Prijs tot' stays the bare price.
  expect(await countList('?price-max=335000')).toBeGreaterThan(
    await countList('?budget=335000&as=only-home'),
  );
});

test('a card above the budget says by how much', async () => {
  const html = await read('/nl/te-koop/?budget=20000&as=second-home');
  expect(html).toMatch(/alles samen ± <b>€ [\d.]+<\/b>, € [\d.]+ erboven/);
});

test('the plan that finds more is offered, and the register says the same', async () => {
  const query = '?budget=360000&as=second-home';
  const count = await countList('?budget=360000&as=only-home');
  expect(await read(`/nl/te-koop/${query}`)).toContain(
    `Als enige eigen woning passen er ${count}:`,
  );
  expect(await read(`/nl/zoekopdracht/?goal=0&${query.slice(1)}`)).toContain(
    `Als enige woning zouden het er ${count} zijn.`,
  );
});
