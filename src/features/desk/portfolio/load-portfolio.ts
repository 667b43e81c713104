import { findRowById } from '../../../domain/catalogue/listing/listing-index';
import { getDayNumber, toBrusselsDay } from '../../../domain/format/brussels-day';
import { subtractPeriod } from '../../../domain/format/period';
import { findAdvertisementFaults } from '../../../domain/law/advertisement/find-faults';
import { PERIODS } from '../../../domain/periods';
import type { RequestContext } from '../../../platform/request-context';
import { formatPriceLine } from '../../../views/facts/property-price';
import { findAgent } from '../../owner-portal/find-agent';
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
  /** Undefined where the record names no day. */
  daysOnline: number | undefined;
  price: string;
  /** How many rules its advertisement does not keep. */
  warnings: number;
  agent: string;
}

/** A page of the portfolio. */
export interface Portfolio extends PortfolioRecords {
  query: PortfolioQuery;
  rows: readonly PortfolioRow[];
  total: number;
}

/** Loads a page of the portfolio: the filters read the index, and only the rows that are shown are read whole. */
export async function loadPortfolio(
  db: D1Database,
  ctx: RequestContext,
  query: PortfolioQuery,
  now: number,
): Promise<Portfolio> {
  const { index } = ctx.snapshot.catalogue;
  const sums = query.sort === 'views' ? await loadDeskFigures(db) : undefined;
  const views = new Map(sums?.content.properties.map(({ property, total }) => [property, total]));
  const selected = await selectRows(ctx, query, views);
  const page = Math.min(query.page, Math.max(1, Math.ceil(selected.length / PORTFOLIO_PER_PAGE)));
  const ids = selected
    .slice((page - 1) * PORTFOLIO_PER_PAGE, page * PORTFOLIO_PER_PAGE)
    .map((row) => index.columns.id[row] ?? 0);
  const since = toBrusselsDay(new Date(subtractPeriod(now, PERIODS.summedViews)));
  const [records, getLabel] = await Promise.all([
    loadPortfolioRecords(db, ids, { now, since }),
    loadPropertyLabels(ctx, ids),
  ]);
  const rows = await Promise.all(ids.map((id) => loadRow(ctx, getLabel(id), now)));
  return { ...records, query: { ...query, page }, rows, total: selected.length };
}

async function loadRow(
  ctx: RequestContext,
  label: PropertyLabel,
  now: number,
): Promise<PortfolioRow> {
  const { index, loadProperty } = ctx.snapshot.catalogue;
  const row = findRowById(index, label.id);
  const property = await loadProperty(label.id);
  const own = property?.[ctx.catalogueLanguage];
  const posted = index.columns.posted[row] ?? 0;
  const faults = property ? findAdvertisementFaults(property) : [];
  return {
    label,
    state: readState(index, row, ctx.early),
    daysOnline: posted ? Math.max(0, getDayNumber(now) - posted) : undefined,
    price: own ? formatPriceLine(ctx, own) : '',
    warnings: new Set(faults.map(({ rule }) => rule.id)).size,
    agent: (own && findAgent(ctx, own)?.name) ?? '',
  };
}
