import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { City } from '../../../src/domain/catalogue/city';
import { Project } from '../../../src/domain/catalogue/project';
import { PropertyCategory } from '../../../src/domain/catalogue/property-category';
import { PropertyDetail } from '../../../src/domain/catalogue/property-detail';
import type { PropertySummary as Summary } from '../../../src/domain/catalogue/property-summary';
import { PropertySummary } from '../../../src/domain/catalogue/property-summary';
import { CityCentre } from '../../../src/domain/site/city-centre';

const DATA_DIRECTORY = join(import.meta.dirname, '../../../data');
const readDataJson = (file: string): unknown =>
  JSON.parse(readFileSync(join(DATA_DIRECTORY, file), 'utf8'));

const summaries = v.parse(v.array(PropertySummary), readDataJson('catalogue/properties.json'));
const details = v.parse(v.array(PropertyDetail), readDataJson('catalogue/property-details.json'));
const projects = v.parse(v.array(Project), readDataJson('catalogue/projects.json'));
const categories = v.parse(v.array(PropertyCategory), readDataJson('catalogue/webIDs.json'));
const cities = v.parse(v.array(City), readDataJson('catalogue/citys.json'));
const citiesSale = v.parse(v.array(City), readDataJson('catalogue/citysSale.json'));
const citiesRent = v.parse(v.array(City), readDataJson('catalogue/citysRent.json'));
const centres = v.parse(v.array(CityCentre), readDataJson('site/towns.json'));

const properties = summaries.map((summary) => {
  const detail = details.find(
    ({ ID, language }) => ID === summary.ID && language === summary.language,
  );
  if (!detail) throw new Error(`${summary.ID} ${summary.language} has no detail`);
  return { ...summary, ...detail };
});
const dutch = properties.filter(({ language }) => language === 'nl');
const french = new Map(
  properties.filter(({ language }) => language === 'fr').map((property) => [property.ID, property]),
);
/** Returns the records that fail the predicate, as 'ID language', so that a failure names them. */
const listFailures = <Entry extends Pick<Summary, 'ID' | 'language'>>(
  entries: readonly Entry[],
  holds: (entry: Entry) => boolean,
) => entries.filter((entry) => !holds(entry)).map(({ ID, language }) => `${ID} ${language}`);

const listFiles = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? listFiles(path) : [path];
  });

describe('the records', () => {
  it('are a summary and a detail in each language', () => {
    const keys = summaries.map(({ ID, language }) => `${ID} ${language}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(dutch.map(({ ID }) => ID).sort()).toEqual([...french.keys()].sort());
    expect(details.length).toBe(summaries.length);
  });

  it('count about 120, with 84 for sale and 36 for rent or takeover', () => {
    expect(dutch.filter(({ Goal }) => Goal === 0)).toHaveLength(84);
    expect(dutch.filter(({ Goal }) => Goal !== 0)).toHaveLength(36);
  });

  it('have the same facts in both languages', () => {
    const facts = ({ ID, ...property }: (typeof properties)[number]) =>
      Object.entries(property).filter(
        ([, value]) => typeof value === 'number' || typeof value === 'boolean',
      );
    const differing = dutch.filter((property) => {
      const other = french.get(property.ID);
      return !other || JSON.stringify(facts(property)) !== JSON.stringify(facts(other));
    });
    expect(differing.map(({ ID }) => ID)).toEqual([]);
  });

  it('use every optional field of a summary and of a detail somewhere', () => {
    const used = new Set(
      properties.flatMap((property) =>
        Object.entries(property)
          .filter(([, value]) => value !== '' && value !== undefined)
          .map(([name]) => name),
      ),
    );
    const fields = [
      ...Object.keys(PropertySummary.entries),
      ...Object.keys(PropertyDetail.entries),
    ];
    // The demonstration's texts exist in both languages, so none says which language it is in.
    expect(fields.filter((name) => !used.has(name))).toEqual(['TextLanguage']);
  });
});

describe('the texts', () => {
  it.each(['nl', 'fr'] as const)('have a headline of their own, short enough (%s)', (lang) => {
    const titles = properties
      .filter(({ language }) => language === lang)
      .map(({ TypeDescription }) => TypeDescription);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => title.length > 64)).toEqual([]);
  });

  it.each(['nl', 'fr'] as const)('have a description of their own (%s)', (lang) => {
    const texts = properties
      .filter(({ language }) => language === lang)
      .map(({ Description }) => Description);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('have as many paragraphs in French as in Dutch', () => {
    const paragraphs = (text = '') => text.split('\n\n').length;
    expect(
      listFailures(
        dutch,
        ({ ID, Description }) =>
          paragraphs(Description) === paragraphs(french.get(ID)?.Description),
      ),
    ).toEqual([]);
  });

  it('name the same figures in French as in Dutch', () => {
    const figures = (text = '') => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).sort().join(' ');
    expect(
      listFailures(
        dutch,
        ({ ID, Description }) => figures(Description) === figures(french.get(ID)?.Description),
      ),
    ).toEqual([]);
  });

  it('put a no-break space before : ; ? ! in French', () => {
    expect(
      listFailures(
        properties.filter(({ language }) => language === 'fr'),
        (property) => !/ [:;?!]/.test(JSON.stringify(property)),
      ),
    ).toEqual([]);
  });

  it('elide the French article before a vowel, and say ‘gelijkvloers’ in Dutch', () => {
    expect(
      listFailures(properties, ({ language, Description = '', TypeDescription }) =>
        language === 'fr'
          ? !/\b(le|du|de) (est|ouest)\b/.test(Description)
          : !/begane grond/i.test(Description + TypeDescription),
      ),
    ).toEqual([]);
  });

  it('name no more bedrooms than the facts', () => {
    const words = ['een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen'];
    const homes = dutch.filter(({ WebID, Goal }) => WebID <= 2 && Goal === 0);
    const differing = homes.filter(({ Description = '', NumberOfBedRooms = 0 }) => {
      const counts = [...Description.matchAll(/(\p{L}+) slaapkamers/giu)]
        .map(([, word]) => words.indexOf((word ?? '').toLowerCase()) + 1)
        .filter(Boolean);
      return counts.some((count) => count > NumberOfBedRooms);
    });
    expect(differing.map(({ ID }) => ID)).toEqual([]);
  });
});

describe('an address that is not published', () => {
  it('is in no text, picture or document of its record', () => {
    const hidden = properties.filter(({ PublishAddress }) => !PublishAddress);
    expect(hidden.length).toBeGreaterThan(10);
    expect(
      listFailures(
        hidden,
        ({ Street, HouseNumber: _, ...rest }) => !JSON.stringify(rest).includes(Street),
      ),
    ).toEqual([]);
  });
});

describe('prices', () => {
  const perSquareMetre: [webId: number, low: number, high: number][] = [
    [1, 700, 3000],
    [2, 1500, 5500],
    [3, 2000, 4000],
    [5, 900, 2200],
  ];

  it.each(perSquareMetre)('fit the surface of homes of category %i', (webId, low, high) => {
    const sold = dutch.filter(({ WebID, Goal }) => WebID === webId && Goal === 0);
    expect(
      listFailures(sold, ({ Price, SurfaceLiving = 0 }) => {
        const price = Price / SurfaceLiving;
        return price >= low && price <= high;
      }),
    ).toEqual([]);
  });

  it('of rented homes lie between 5 and 20 euro a square metre', () => {
    const rented = dutch.filter(({ Goal, WebID }) => Goal === 1 && WebID <= 3);
    expect(
      listFailures(rented, ({ Price, SurfaceLiving = 0 }) => {
        const rent = Price / SurfaceLiving;
        return rent >= 5 && rent <= 20;
      }),
    ).toEqual([]);
  });

  it('that are not published cannot be derived from other amounts of the record', () => {
    const hidden = dutch.filter(({ PublishPrice }) => !PublishPrice);
    expect(hidden.length).toBeGreaterThan(2);
    expect(
      listFailures(
        hidden,
        (property) =>
          property.MonthlyRent === undefined &&
          property.DepositAmount === undefined &&
          property.TotalPrice === undefined &&
          property.RegisteredRights === undefined,
      ),
    ).toEqual([]);
  });

  it('add up to the total price', () => {
    const withTotal = dutch.filter(({ TotalPrice }) => TotalPrice !== undefined);
    expect(withTotal.length).toBeGreaterThan(60);
    expect(
      listFailures(
        withTotal,
        ({ Price, TotalCost = 0, TotalPrice }) => Price + TotalCost === TotalPrice,
      ),
    ).toEqual([]);
  });
});

describe('the law of the region', () => {
  const isWalloon = ({ CountryID, Zip }: Summary) =>
    CountryID === 10 &&
    ((Number(Zip) >= 1300 && Number(Zip) < 1500) || (Number(Zip) >= 4000 && Number(Zip) < 8000));
  const rented = properties.filter(
    (property) => isWalloon(property) && property.Goal === 1 && property.WebID <= 3,
  );

  it('leaves out agency costs for the tenant of a Walloon home', () => {
    expect(listFailures(rented, ({ RenterTotalCost }) => RenterTotalCost === undefined)).toEqual(
      [],
    );
  });

  it('limits the deposit of a Walloon home to two months', () => {
    expect(
      listFailures(rented, ({ DepositAmount = 0, Price }) => DepositAmount <= 2 * Price),
    ).toEqual([]);
  });

  it('requires a certificate for every Belgian building, and for no land, garage or camping', () => {
    const built = properties.filter(
      ({ CountryID, WebID, MainTypeName, language }) =>
        CountryID === 10 &&
        ![4, 7, 10].includes(WebID) &&
        !['Andere', 'Autre'].includes(MainTypeName) &&
        language,
    );
    expect(
      listFailures(
        built,
        ({ EnergyPerformance, EPCLabelText }) => EnergyPerformance > 0 || EPCLabelText !== '',
      ),
    ).toEqual([]);
    const bare = properties.filter(({ WebID }) => [4, 7, 10].includes(WebID));
    expect(
      listFailures(
        bare,
        ({ EnergyPerformance, EPCLabelText }) => EnergyPerformance === 0 && EPCLabelText === '',
      ),
    ).toEqual([]);
  });

  it('gives each Walloon home the label of its consumption (§9), and every label occurs', () => {
    const upperBounds: [label: string, bound: number][] = [
      ['A++', 0],
      ['A+', 45],
      ['A', 85],
      ['B', 170],
      ['C', 255],
      ['D', 340],
      ['E', 425],
      ['F', 510],
      ['G', Infinity],
    ];
    const labelled = dutch.filter(
      (property) => isWalloon(property) && property.EPCLabelText !== '',
    );
    expect(
      listFailures(
        labelled,
        ({ EPCLabelText, EnergyPerformance }) =>
          upperBounds.find(([, bound]) => EnergyPerformance <= bound)?.[0] === EPCLabelText,
      ),
    ).toEqual([]);
    expect(new Set(labelled.map(({ EPCLabelText }) => EPCLabelText))).toEqual(
      new Set(upperBounds.map(([label]) => label)),
    );
  });

  it('names rent and charges of every home to let in Belgium', () => {
    const homes = properties.filter(
      ({ CountryID, Goal, WebID }) => CountryID === 10 && Goal === 1 && WebID <= 3,
    );
    expect(
      listFailures(
        homes,
        ({ PublishPrice, ChargesRenter, ChargesComment }) =>
          Boolean(PublishPrice) && Boolean(ChargesRenter || ChargesComment),
      ),
    ).toEqual([]);
  });

  it('says of no inhabited house that it has no permit', () => {
    expect(
      listFailures(properties, ({ WebID, Permit }) => Permit !== false || WebID === 4),
    ).toEqual([]);
  });

  it('has listings in each region and country rule', () => {
    const zips = dutch.map(({ Zip, CountryID }) => (CountryID === 10 ? Number(Zip) : 0));
    expect(zips.some((zip) => zip >= 1000 && zip < 1300)).toBe(true);
    expect(zips.some((zip) => zip >= 1500 && zip < 4000)).toBe(true);
    expect(dutch.some(({ CountryID }) => CountryID === 50)).toBe(true);
    expect(dutch.some(({ CountryID }) => CountryID !== 50 && CountryID !== 10)).toBe(true);
  });
});

describe('positions, dates and surfaces', () => {
  it('leave the garden smaller than the ground', () => {
    expect(
      listFailures(
        properties,
        ({ SurfaceGarden = 0, SurfaceGround = Infinity }) => SurfaceGarden < SurfaceGround,
      ),
    ).toEqual([]);
  });

  it('lie within two kilometres of their city', () => {
    const centreByKey = new Map(centres.map((centre) => [`${centre.Name}|${centre.Zip}`, centre]));
    expect(
      listFailures(properties, ({ City: name, Zip, Latitude = 0, Longitude = 0 }) => {
        const centre = centreByKey.get(`${name}|${Zip}`);
        return (
          centre !== undefined &&
          Math.abs(centre.Latitude - Latitude) < 0.02 &&
          Math.abs(centre.Longitude - Longitude) < 0.03
        );
      }),
    ).toEqual([]);
  });

  it('were posted between June 2025 and 20 November 2026, the newest with the highest number', () => {
    const dates = [...dutch].sort((a, b) => a.ID - b.ID).map(({ DatePosted = '' }) => DatePosted);
    expect(dates).toEqual([...dates].sort());
    expect((dates[0] ?? '') >= '2025-06-01').toBe(true);
    expect((dates.at(-1) ?? '9') <= '2026-11-20').toBe(true);
  });
});

describe('cities and categories', () => {
  const countListings = (matchesGoal: (goal: number) => boolean, city: City) =>
    summaries.filter(
      (summary) =>
        summary.language === city.language &&
        summary.City === city.Name &&
        summary.Zip === city.Zip &&
        matchesGoal(summary.Goal),
    ).length;

  it('count their listings, sale and rent adding up to all (§9)', () => {
    const total = (list: City[]) => list.reduce((sum, { PropertyCount }) => sum + PropertyCount, 0);
    expect(total(citiesSale) + total(citiesRent)).toBe(total(cities));
    for (const city of cities) expect(city.PropertyCount).toBe(countListings(() => true, city));
    for (const city of citiesSale)
      expect(city.PropertyCount).toBe(countListings((goal) => goal === 0, city));
    for (const city of citiesRent)
      expect(city.PropertyCount).toBe(countListings((goal) => goal !== 0, city));
  });

  it('include one name with two postcodes', () => {
    const zips = cities.filter(({ Name, language }) => Name === 'DURBUY' && language === 'nl');
    expect(zips.map(({ Zip }) => Zip)).toEqual(['6940', '6941']);
  });

  it('include a listing of each category, and a category for each listing', () => {
    const used = new Set(
      summaries.flatMap(({ WebID, WebIDs }) => [String(WebID), ...(WebIDs ?? '').split(', ')]),
    );
    expect([...used].filter(Boolean).sort()).toEqual(
      [...new Set(categories.map(({ WebID }) => WebID))].sort(),
    );
  });
});

describe('the project', () => {
  const units = dutch.filter(({ ProjectID }) => ProjectID === projects[0]?.ID);

  it('has thirteen units between its lowest and highest price, each with its number and floor', () => {
    expect(units).toHaveLength(13);
    const prices = units.map(({ Price }) => Price);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([254_000, 292_000]);
    expect(
      projects.map(({ PriceMin, PriceMax, WebIDName }) => [PriceMin, PriceMax, WebIDName]),
    ).toEqual([
      [254_000, 292_000, 'Appartement (13)'],
      [254_000, 292_000, 'Appartement (13)'],
    ]);
    expect(new Set(units.map(({ UnitNumber }) => UnitNumber)).size).toBe(13);
    expect(listFailures(units, ({ FloorNumber }) => FloorNumber !== undefined)).toEqual([]);
  });
});

describe('documents', () => {
  const paths = listFiles(join(DATA_DIRECTORY, 'documents'));

  it('are exactly those that a record names', () => {
    const referenced = [...properties, ...projects].flatMap(({ Documents = [] }) =>
      Documents.map(({ File }) => File),
    );
    const stored = paths.map((path) => path.slice(join(DATA_DIRECTORY, 'documents').length + 1));
    expect([...new Set(referenced)].sort()).toEqual(stored.sort());
  });

  it('are PDF files with a valid offset of their object table, at most 1.5 MB together', () => {
    const bytes = paths.map((path) => readFileSync(path, 'latin1'));
    for (const file of bytes) {
      expect(file.startsWith('%PDF-1.4')).toBe(true);
      const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
      expect(file.slice(start, start + 4)).toBe('xref');
    }
    expect(bytes.join('').length).toBeLessThan(1_500_000);
  });
});
