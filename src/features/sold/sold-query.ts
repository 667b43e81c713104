import * as v from 'valibot';
import { TextParameter } from '../../platform/request-parameters';

/** The homes that a page of the archive lists. */
export const HOMES_PER_PAGE = 24;

/** The parameters of the archive; one that is missing or invalid filters nothing. */
export const SoldQuery = v.object({
  goal: v.pipe(TextParameter, v.fallback(v.picklist(['', 'sale', 'rent']), '')),
  /** The last segment of a town's path. */
  town: TextParameter,
  page: v.pipe(
    TextParameter,
    v.transform((page) => Math.max(1, Math.floor(Number(page)) || 1)),
  ),
});

export const SOLD_PARAMETERS = Object.keys(SoldQuery.entries);

/** Returns the query of the archive's address; defaults are left out. */
export function formatSoldQuery({
  goal,
  town,
  page = 1,
}: {
  goal: 'sale' | 'rent';
  town?: string | undefined;
  page?: number;
}): string {
  const parameters = new URLSearchParams([
    ...(goal === 'rent' ? [['goal', goal]] : []),
    ...(town ? [['town', town]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]);
  return parameters.size > 0 ? `?${parameters}` : '';
}
