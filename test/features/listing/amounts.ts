import { expect } from 'vitest';

/** Fetches a path of a site. */
type Fetch = (path: string) => Promise<Response>;

const toEuro = (text: string | undefined) => Number((text ?? '').replace(/\D/g, ''));

const countIn = async (text: Promise<string>, pattern: RegExp): Promise<number> =>
  Number(pattern.exec(await text)?.[1]);

/** What a card of a list says below its price. */
export interface CardWords {
  path: string;
  /** The amount in whole euro; 0 if there is none. */
  amount: number;
  /** The whole line, with plain spaces. */
  line: string;
}

/** Reads what the pages of a site say that properties cost all-in, each in its own way. */
export function readAmounts(fetch: Fetch) {
  const read = async (path: string) => {
    const response = await fetch(path);
    expect(response.status, path).toBe(200);
    return (await response.text()).replaceAll('&#8364;', '€').replaceAll('\u00a0', ' ');
  };

  /** What is the same in every plan: pages without a choice, and the answers of the panel. */
  const shared = new Map<string, Promise<string>>();
  const readOnce = (path: string): Promise<string> => {
    const text = shared.get(path) ?? read(path);
    shared.set(path, text);
    return text;
  };

  /** The cards of all pages of a list, by reference, in their order. */
  async function readCards(query: string): Promise<Map<number, CardWords>> {
    const cards = new Map<number, CardWords>();
    for (let page = 1, last = 1; page <= last; page++) {
      const html = await read(`/nl/te-koop/${query}&units=1&page=${page}`);
      last = Math.max(last, ...[...html.matchAll(/[?&;]page=(\d+)/g)].map(([, n]) => Number(n)));
      const [list = ''] = html.split('class="all-in-notes"');
      for (const [card] of list.matchAll(/<article class="card.*?<\/article>/gs)) {
        const id = Number(/Ref\. (\d+)/.exec(card)?.[1]);
        const [, line = ''] = /class="card__all-in">(.*?)<\/p>/s.exec(card) ?? [];
        cards.set(id, {
          path: /card__headline"[^>]*><a href="([^"]*)"/.exec(card)?.[1] ?? '',
          amount: toEuro(/<b>(.*?)<\/b>/.exec(line)?.[1]),
          line: line.replace(/<[^>]+>/g, ' ').trim(),
        });
      }
    }
    return cards;
  }

  /** The sum and the line of the panel for the situation that a plan leads to there, its monthly payment, the printed sums. */
  async function readPanel(id: number, path: string, plan: string, own: number) {
    const pattern = new RegExp(`data-plan="[^"]*${plan}[^>]* value="([^"]*)"`);
    const situation = pattern.exec(await readOnce(path))?.[1] ?? '';
    const html = await read(`${path}?costs=${situation}&own=${own}`);
    const answers = await readOnce(`/nl/fragments/costs/?property=${id}`);
    const answer = answers
      .split('data-situation=')
      .find((part) => part.startsWith(`"${situation}`));
    expect(answer, `${id} ${plan}`).toBeDefined();
    const sum = /costs__total">.*?<dd>€ ([\d.]+)</s;
    return {
      line: toEuro(/data-line="[^"]*?€ ([\d.]+)/.exec(answer ?? '')?.[1]),
      sums: [html, answer ?? ''].map((text) => toEuro(sum.exec(text)?.[1])),
      monthly: toEuro(/data-loan-payment="">€ ([\d.]+)/.exec(html)?.[1]),
      printed: [...html.matchAll(/alles samen ±<\/dt><dd>€ ([\d.]+)/g)].map(([, text]) =>
        toEuro(text),
      ),
    };
  }

  /** The cells of the comparison, by reference: the total of a plan and the payment each month. */
  async function readComparison(ids: readonly number[], query: string) {
    const html = await read(`/nl/vergelijken/?ids=${ids.join(',')}&${query}`);
    const readRow = (term: RegExp) => {
      const [row = ''] = html.split('<tr').filter((part) => term.test(part));
      return [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell);
    };
    const [totals, payments] = [readRow(/alles samen ±/), readRow(/En per maand/)];
    return new Map(
      ids.map((id, column) => {
        const [total = '', payment = ''] = [totals[column], payments[column]];
        return [id, { total, amount: toEuro(total), monthly: toEuro(payment) }] as const;
      }),
    );
  }

  return {
    read,
    readCards,
    readPanel,
    readComparison,
    countList: (query: string) =>
      countIn(read(`/nl/te-koop/?${query}`), /data-part="count"[^>]*>(\d+) /),
    countRegister: (query: string) =>
      countIn(read(`/nl/zoekopdracht/?goal=0&${query}`), /search-matches__count">(\d+)</),
    countFeed: async (query: string) =>
      (await read(`/nl/feed/?goal=0&${query}`)).split('<entry>').length - 1,
  };
}

/**
 * Expects that all pages say one amount for each property that a list has in a plan, or one reason that there is none:
 * card, order, filter at the amount and one euro below it, register, feed, panel, printed sheet, comparison, and the loan.
 */
export async function expectOneAmount(
  { readCards, readPanel, readComparison, ...counts }: ReturnType<typeof readAmounts>,
  plan: string,
  { own = 60_000, feedHolds = Number.POSITIVE_INFINITY } = {},
): Promise<Map<number, CardWords>> {
  const cards = await readCards(`?as=${plan}&own=${own}`);
  const amounts = [...cards.values()].flatMap(({ amount }) => amount || []);
  for (const limit of new Set(amounts.flatMap((amount) => [amount, amount - 1]))) {
    const query = `budget=${limit}&as=${plan}`;
    const within = amounts.filter((amount) => amount <= limit).length;
    expect([await counts.countList(query), await counts.countRegister(query)], query).toEqual([
      within,
      within,
    ]);
    expect(await counts.countFeed(query), query).toBe(Math.min(within, feedHolds));
  }
  const sorted = [...(await readCards(`?as=${plan}&sort=all-in`)).values()].map(
    ({ amount }) => amount,
  );
  const ascending = amounts.toSorted((a, b) => a - b);
  expect(sorted.slice(0, amounts.length)).toEqual(ascending);
  const ids = [...cards.keys()];
  for (let from = 0; from < ids.length; from += 4) {
    const compared = await readComparison(ids.slice(from, from + 4), `as=${plan}&own=${own}`);
    for (const [id, { total, amount, monthly }] of compared) {
      const card = cards.get(id);
      const name = `${id} ${plan}`;
      if (!card?.amount) {
        expect([total, monthly], name).toEqual([card?.line, 0]);
        continue;
      }
      const panel = await readPanel(id, card.path, plan, own);
      expect([amount, panel.line, ...panel.sums], name).toEqual(Array(4).fill(card.amount));
      expect(panel.printed, name).toContain(card.amount);
      const paid = toEuro(/€ ([\d.]+) per maand/.exec(card.line)?.[1]);
      // The panel wants something to borrow; a list says that nothing is.
      if (card.amount > own)
        expect([paid, monthly, panel.monthly > 0], name).toEqual([
          panel.monthly,
          panel.monthly,
          true,
        ]);
      else expect([card.line.endsWith('geen lening nodig'), monthly], name).toEqual([true, 0]);
    }
  }
  return cards;
}
