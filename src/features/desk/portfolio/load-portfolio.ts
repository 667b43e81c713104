import { findRowById } from '../../../domain/catalogue/listing/listing-index';
import { getDayNumber, toBrusselsDay } from '../../../domain/format/brussels-day';
import { subtractPeriod } from '../../../domain/format/period';
import { findAdvertisementFaults } from '../../../domain/law/advertisement/find-faults';
import { PERIODS } from '../../../domain/periods';
import { findAgent } from '../../../domain/site/agent';
import type { RequestContext } from '../../../platform/request-context';
import { formatPriceLine } from '../../../views/facts/property-price';
import { getPhotos } from '../../../views/ui/floor-plans';
import type { DeskFigures } from '../figures/figures-store';
import { loadDeskFigures } from '../figures/figures-store';
import type { PropertyLabel } from '../visits/property-labels';
import { loadPropertyLabels } from '../visits/property-labels';
import type { PortfolioQuery } from './portfolio-query';
import type { PortfolioRecords } from './portfolio-store';
import { loadPortfolioRecords } from './portfolio-store';
import { readState, selectRows } from './select-rows';

export const PORTFOLIO_PER_PAGE = 25;

/** A listing as the portfolio shows it. */
export interface PortfolioRow {
  label: PropertyLabel;
  state: Exclude<PortfolioQuery['state'], ''>;
  /** The address of its first picture; undefined without one. */
  picture: string | undefined;
  /** Undefined where the record names no day. */
  daysOnline: number | undefined;
  price: string;
  /** How many watched searches it fits; undefined before they were counted. */
  searches: number | undefined;
  /** How many rules its advertisement does not keep. */
  warnings: number;
  agent: string;
}

/** Listings in their order, with what the database knows of them. */
export interface PortfolioRows extends PortfolioRecords {
  rows: readonly PortfolioRow[];
}

/** A page of the portfolio. */
export interface Portfolio extends PortfolioRows {
  query: PortfolioQuery;
  total: number;
}

/** The listings that the filters leave, and the figures of the last hour. */
export interface SelectedListings {
  ids: readonly number[];
  figures: DeskFigures | undefined;
}

/** Selects the listings that the filters leave: they read the index alone. */
export async function selectListings(
  db: D1Database,
  ctx: RequestContext,
  query: PortfolioQuery,
): Promise<SelectedListings> {
  const figures = (await loadDeskFigures(db))?.content;
  const rows = await selectRows(ctx, query, getOrder(query.sort, figures));
  const { id } = ctx.snapshot.catalogue.index.columns;
  return { ids: rows.map((row) => id[row] ?? 0), figures };
}

/** The figures that an order compares, by listing. */
const getOrder = (
  sort: PortfolioQuery['sort'],
  { properties = [], fits = {} }: Partial<DeskFigures> = {},
): ReadonlyMap<number, number> =>
  sort === 'wanted'
    ? new Map(Object.entries(fits).map(([id, count]) => [Number(id), count]))
    : new Map(properties.map(({ property, total }) => [property, total]));

/** Loads a page of the portfolio; only the listings that are shown are read whole. */
export async function loadPortfolio(
  db: D1Database,
  ctx: RequestContext,
  query: PortfolioQuery,
  now: number,
): Promise<Portfolio> {
  const { ids, figures } = await selectListings(db, ctx, query);
  const page = Math.min(query.page, Math.max(1, Math.ceil(ids.length / PORTFOLIO_PER_PAGE)));
  const shown = ids.slice((page - 1) * PORTFOLIO_PER_PAGE, page * PORTFOLIO_PER_PAGE);
  const loaded = await loadPortfolioRows(db, ctx, { ids: shown, figures }, now);
  return { ...loaded, query: { ...query, page }, total: ids.length };
}

/** Loads what the portfolio says of some listings, whole and with what the database knows. */
export async function loadPortfolioRows(
  db: D1Database,
  ctx: RequestContext,
  { ids, figures }: SelectedListings,
  now: number,
): Promise<PortfolioRows> {
  const since = toBrusselsDay(new Date(subtractPeriod(now, PERIODS.summedViews)));
  const [records, getLabel] = await Promise.all([
    loadPortfolioRecords(db, ids, { now, since }),
    loadPropertyLabels(ctx, ids),
  ]);
  const fits = figures?.fits;
  const rows = await Promise.all(
    ids.map(async (id) => ({
      ...(await loadRow(ctx, getLabel(id), now)),
      searches: fits && (fits[id] ?? 0),
    })),
  );
  return { ...records, rows };
}

async function loadRow(
  ctx: RequestContext,
  label: PropertyLabel,
  now: number,
): Promise<Omit<PortfolioRow, 'searches'>> {
  const { index, loadProperty } = ctx.snapshot.catalogue;
  const row = findRowById(index, label.id);
  const property = await loadProperty(label.id);
  const own = property?.[ctx.catalogueLanguage];
  const posted = index.columns.posted[row] ?? 0;
  const faults = property ? findAdvertisementFaults(property) : [];
  return {
    label,
    state: readState(index, row, ctx.early),
    picture: own && getPhotos(own)[0]?.Url,
    daysOnline: posted ? Math.max(0, getDayNumber(now) - posted) : undefined,
    price: own ? formatPriceLine(ctx, own) : '',
    warnings: new Set(faults.map(({ rule }) => rule.id)).size,
    agent: (own && findAgent(ctx.snapshot.site.team, own)?.name) ?? '',
  };
}
