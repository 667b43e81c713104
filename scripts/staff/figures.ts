import { openListingIndex } from '../../src/domain/catalogue/listing/open-index';
import { toBrusselsDay } from '../../src/domain/format/brussels-day';
import { DAY_MS } from '../../src/domain/format/durations';
import {
  compareCities,
  comparePrices,
} from '../../src/features/desk/figures/compare-with-catalogue';
import { loadViews, loadWatchedCriteria } from '../../src/features/desk/figures/figures-store';
import { sumViews } from '../../src/features/desk/figures/sum-views';
import { loadEmptySearches } from '../../src/features/search/empty-searches-store';
import { readStoredPart } from '../../src/platform/snapshot/part-store';
import { loadStoredVersions } from '../../src/platform/snapshot/stored-versions-store';
import type { Command } from './command';
import { createSuccess } from './command';
import type { StaffStores } from './stores';
import { formatColumns } from './terminal';

/** More than thirty days hold. */
const ALL_SEARCHES = 1_000_000;

export const figures: Command = {
  name: 'figures',
  summary: 'page views by property and source, searches without result, demand beside the offer',
  positionals: [],
  examples: ['figures --json'],
  options: { days: { summary: 'views of so many days (default 30)', value: 'N' } },
  async run(call) {
    const days = Number(call.getOption('days') ?? 30);
    const stores = await call.openStores();
    const since = toBrusselsDay(new Date(Date.now() - days * DAY_MS));
    const [views, emptySearches, searches, index] = await Promise.all([
      loadViews(stores.db, since),
      loadEmptySearches(stores.db, ALL_SEARCHES),
      loadWatchedCriteria(stores.db),
      loadLiveIndex(stores),
    ]);
    const properties = sumViews(views);
    const cities = index ? compareCities(searches, index) : [];
    const prices = index ? comparePrices(searches, index) : [];
    printTable(
      'Views',
      properties.map(({ property, total, sources }) => [
        ...[String(property), String(total)],
        sources.map(({ source, views: count }) => `${source || 'own site'} ${count}`).join(', '),
      ]),
    );
    printTable(
      'Demand and offer',
      cities.map(({ name, searches: wanted, offers }) => [
        ...[name, `${wanted} wanted`, `${offers} offered`],
      ]),
    );
    printTable(
      'Searches without result',
      emptySearches.map(({ words, searches: times }) => [...[words, String(times)]]),
    );
    return createSuccess({ days, listings: properties, emptySearches, towns: cities, prices });

    function printTable(title: string, rows: readonly (readonly string[])[]) {
      call.terminal.print(call.terminal.style('bold', title));
      for (const line of formatColumns(rows)) call.terminal.print(line);
    }
  },
};

async function loadLiveIndex(stores: StaffStores) {
  const { pointer, manifests } = await loadStoredVersions(stores);
  const live = pointer && manifests.get(pointer.current);
  return live && openListingIndex(await readStoredPart(stores.kv, live.parts.index));
}
