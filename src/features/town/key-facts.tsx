import { formatCurrency } from '../../domain/format/currency';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { KeyFactList } from '../../views/ui/key-fact-list';
import type { TownList } from './town-view';

/** How many homes a town offers and at what prices; nothing where it offers none. */
export function TownKeyFacts({
  ctx: { t },
  sale,
  rent,
}: {
  ctx: RequestContext;
  sale: TownList;
  rent: TownList;
}) {
  const rows = [
    ...describeList(sale, { total: 'FOR_SALE', prices: 'TOWN_PRICES' }, t),
    ...describeList(rent, { total: 'FOR_RENT', prices: 'TOWN_RENTS' }, t),
  ];
  return <KeyFactList facts={rows.map(({ term, value }) => ({ term: t(term), value }))} />;
}

function describeList(
  { total, prices }: TownList,
  terms: { total: TextKey; prices: TextKey },
  t: RequestContext['t'],
): { term: TextKey; value: string }[] {
  if (total === 0) return [];
  const count = { term: terms.total, value: String(total) };
  return prices ? [count, { term: terms.prices, value: formatRange(prices, t) }] : [count];
}

const formatRange = ({ from, to }: { from: number; to: number }, t: RequestContext['t']): string =>
  from === to
    ? formatCurrency(from)
    : t('TOWN_PRICE_RANGE', { from: formatCurrency(from), to: formatCurrency(to) });
