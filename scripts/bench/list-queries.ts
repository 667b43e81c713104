import { EPC_LETTERS } from '../../src/domain/catalogue/epc-letters';
import { encodeListingIndex } from '../../src/domain/catalogue/listing/encode-index';
import { computeFacets } from '../../src/domain/catalogue/listing/facets';
import { findListingPage } from '../../src/domain/catalogue/listing/listing';
import { decodeListingIndex } from '../../src/domain/catalogue/listing/listing-index';
import type { ListingQuery } from '../../src/domain/catalogue/listing/listing-query';
import { LISTING_SORTS } from '../../src/domain/catalogue/listing/listing-query';
import { selectProperties } from '../../src/domain/catalogue/listing/selection';
import { joinProperties } from '../../src/platform/snapshot/build/join-properties';
import { joinSlices } from '../catalogue/whole-catalogue';
import { readSnapshotDirectory } from '../staff/snapshot/snapshot-directory';
import { findGrowthGoals } from './growth-goals';
import { repeatProperties } from './repeated-properties';

const SIZES = [120, 1200, 12_000, 120_000];
const QUERY_COUNT = 4000;

/** Prints the CPU time of selecting a list, counting its facets, sorting it and cutting a page. */
export async function measureListQueries(): Promise<void> {
  console.log('\nList queries (filter, facet counts, sort, paginate): CPU ms, p50 and p95');
  for (const listings of SIZES) {
    const times = await measureQueryTimes(listings);
    const { filter } = findGrowthGoals(listings);
    console.log(`  ${String(listings).padEnd(8)}${formatPercentiles(times)}   goal ${filter}`);
  }
}

/** Returns the milliseconds of CPU that list queries take at a size, sorted. */
export async function measureQueryTimes(listings: number): Promise<number[]> {
  const { source } = await readSnapshotDirectory('data');
  if (!source) throw new Error('data is not a valid snapshot');
  const properties = joinProperties(joinSlices(source));
  const index = decodeListingIndex(encodeListingIndex(repeatProperties(properties, listings)));
  const measureQuery = (query: ListingQuery, page: number) => {
    const start = process.cpuUsage();
    const selection = selectProperties(index, query);
    computeFacets(index, query, selection);
    findListingPage(index, selection, { sort: query.sort, language: 'nl' }, page);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  const measureQueries = (buildQuery: (turn: number) => ListingQuery) =>
    Array.from({ length: QUERY_COUNT }, (_, turn) =>
      measureQuery(buildQuery(turn), 1 + (turn % 20)),
    ).sort((a, b) => a - b);
  // The first round only warms up the compiled code.
  measureQueries(buildListQuery);
  return measureQueries((turn) => ({ ...buildListQuery(turn), priceMax: 300_000 + turn }));
}

const formatPercentiles = (times: readonly number[]) =>
  [0.5, 0.95].map((share) => (times[Math.floor(times.length * share)] ?? 0).toFixed(3)).join(' ');

const QUERY_CITIES = ['DURBUY', 'HOTTON', 'SPA', 'VIELSALM', 'RENDEUX'].map((name) => ({ name }));

/** Returns queries with every filter in turn, alone and combined. */
function buildListQuery(turn: number): ListingQuery {
  return {
    goal: turn % 4 === 3 ? 'rent' : 'sale',
    ...(turn % 2 && { types: [1, 2] }),
    ...(turn % 3 === 0 && { cities: QUERY_CITIES.slice(0, 1 + (turn % 5)) }),
    ...(turn % 5 === 0 && { priceMin: 100_000 + 1000 * (turn % 90) }),
    ...(turn % 7 === 0 && { bedroomsMin: 1 + (turn % 5), garden: true as const }),
    ...(turn % 11 === 0 && { epc: EPC_LETTERS[turn % 8], livingMin: 75 }),
    sort: LISTING_SORTS[turn % LISTING_SORTS.length] ?? 'date',
  };
}
