export const DISTINCT_LISTS = 3000;
const CONNECTIONS = 4;

/** Requests lists of which every query is another one. @throws if one is not answered 200. */
export async function requestDistinctLists(origin: string): Promise<void> {
  let turn = 0;
  const requestInTurn = async () => {
    while (turn < DISTINCT_LISTS) {
      const path = buildDistinctListPath(turn++);
      const response = await fetch(origin + path);
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, requestInTurn));
}

/** Returns the path of a list in both languages in turn: many pages, three orders, a price of its own. */
export function buildDistinctListPath(turn: number): string {
  const sort = ['date', 'price', 'city'][turn % 3];
  const list = turn % 2 ? 'fr/a-vendre' : 'nl/te-koop';
  return `/${list}/?price-max=${900_000 + turn}&page=${1 + (turn % 25)}&sort=${sort}`;
}
