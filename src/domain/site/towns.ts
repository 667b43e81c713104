import type { Coordinates } from '../catalogue/distance';
import { computeDistanceKm } from '../catalogue/distance';
import { toCityId } from '../catalogue/listing/listing-index';
import { groupBy } from '../group-by';
import { memoizePerObject } from '../memoize-per-object';
import { slugify } from '../routing/slug';
import type { CityCentre } from './city-centre';
import type { Site } from './site';
import type { TownText } from './town-text';

/** A town with a page of its own: its records of `site/towns.json`, one for each postcode, and what is said of it. */
export interface Town extends Coordinates {
  slug: string;
  /** As its records write it, upper case. */
  name: string;
  zips: readonly string[];
  text: TownText | undefined;
}

/** Records of one name this near to each other are one town: further apart they are namesakes. */
const ONE_TOWN_KM = 15;

/** Returns the towns of a site by the last segment of their path; of namesakes each has its postcode in it. */
export const getTowns = memoizePerObject(
  ({ towns, townTexts }: Pick<Site, 'towns' | 'townTexts'>): ReadonlyMap<string, Town> => {
    const bySlug = new Map<string, Town>();
    for (const [plain, records] of groupBy(towns, ({ Name }) => slugify(Name))) {
      if (!plain) continue;
      const own: Town[] = [];
      for (const record of records) {
        const same = own.findIndex((town) => computeDistanceKm(town, record) <= ONE_TOWN_KM);
        const known = own[same];
        if (known) own[same] = { ...known, zips: [...known.zips, record.Zip] };
        else {
          const slug = own.length === 0 ? plain : `${plain}-${slugify(record.Zip)}`;
          own.push(createTown(slug, record, townTexts));
        }
      }
      for (const town of own) bySlug.set(town.slug, town);
    }
    return bySlug;
  },
);

const createTown = (
  slug: string,
  { Name, Zip, Latitude, Longitude }: CityCentre,
  texts: readonly TownText[],
): Town => ({
  ...{ slug, Latitude, Longitude },
  name: Name,
  zips: [Zip],
  text: texts.find((text) => slugify(text.Name) === slugify(Name)),
});

/** Returns the path of a town's page in original form. */
export const buildTownPath = ({ slug }: Pick<Town, 'slug'>): string => `/town/${slug}/`;

const getTownsOfCities = memoizePerObject(
  (site: Pick<Site, 'towns' | 'townTexts'>): ReadonlyMap<string, Town> =>
    new Map(
      [...getTowns(site).values()].flatMap((town) =>
        town.zips.map((zip) => [toCityId({ Name: town.name, Zip: zip }), town]),
      ),
    ),
);

/** Returns the town of a listing; undefined if the site does not know it. */
export const findTownOf = (
  site: Pick<Site, 'towns' | 'townTexts'>,
  { City, Zip }: { City: string | null; Zip: string },
): Town | undefined => getTownsOfCities(site).get(toCityId({ Name: City ?? '', Zip }));
