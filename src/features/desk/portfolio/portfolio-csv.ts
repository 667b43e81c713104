import { toBrusselsTime } from '../../../domain/format/brussels-time';
import { formatCsv, formatCsvRows } from '../../../domain/format/csv';
import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import type { PortfolioRow, PortfolioRows, SelectedListings } from './load-portfolio';
import { loadPortfolioRows } from './load-portfolio';
import { PORTFOLIO_STATE_TEXTS } from './portfolio-filters';
import { formatOpenLeads } from './portfolio-store';

/** Listings that are in memory at once. */
const PORTION = 200;

const COLUMNS = [
  'FIELD_ID',
  'DESK_PROPERTY',
  'LABEL_ADDRESS',
  'DESK_STATE',
  'DESK_PORTFOLIO_DAYS',
  'PRICE',
  'DESK_PORTFOLIO_VIEWS',
  'DESK_PORTFOLIO_SAVES',
  'DESK_LEADS',
  'DESK_STATE_NEW',
  'DESK_PORTFOLIO_VISIT',
  'DESK_LISTING_SEARCHES',
  'DESK_LISTING_WARNINGS',
  'DESK_LISTING_OWNERS',
  'DESK_LISTING_AGENT',
] as const satisfies readonly TextKey[];

/** Yields the lines of a file that spreadsheets open, one a listing, however many there are; a portion at a time is in memory. */
export async function* formatPortfolioCsv(
  db: D1Database,
  ctx: RequestContext,
  { ids, figures }: SelectedListings,
  now: number,
): AsyncGenerator<string> {
  yield formatCsv([COLUMNS.map((key) => ctx.t(key))]);
  for (let start = 0; start < ids.length; start += PORTION) {
    const portion = { ids: ids.slice(start, start + PORTION), figures };
    const loaded = await loadPortfolioRows(db, ctx, portion, now);
    yield formatCsvRows(loaded.rows.map((row) => formatListing(ctx, row, loaded)));
  }
}

function formatListing(
  { t }: RequestContext,
  { label, state, daysOnline, price, searches, warnings, agent }: PortfolioRow,
  { leads, visits, owners, views }: PortfolioRows,
): (string | number)[] {
  const { id, name, address } = label;
  const visit = visits.get(id);
  const names = owners.get(id)?.map((owner) => owner.name) ?? [];
  return [
    ...[id, name, address, t(PORTFOLIO_STATE_TEXTS[state]), daysOnline ?? '', price],
    ...[views.get(id)?.views ?? 0, views.get(id)?.saved ?? 0],
    ...[formatOpenLeads(leads.get(id)?.open), leads.get(id)?.fresh ?? 0],
    visit ? toBrusselsTime(visit.startsAt).replace('T', ' ') : '',
    ...[searches ?? '', warnings, names.join(', '), agent],
  ];
}
