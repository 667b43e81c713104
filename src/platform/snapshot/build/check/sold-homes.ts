import { toBrusselsDay } from '../../../../domain/format/brussels-day';
import { slugify } from '../../../../domain/routing/slug';
import type { SoldHome } from '../../../../domain/site/sold-home';
import { findFirstSoldMonth } from '../../../../domain/site/sold-home';
import { CITIES_FILE, TOWNS_FILE } from './file-names';
import type { Finding, SnapshotRule } from './finding';
import { createErrorFinding } from './finding';
import { findAmountDoubt } from './price-doubt';

const SOLD_FILE = 'site/sold.json';

/** Refuses what may not be told of a sold home: it does not reach the site at all. */
export const SOLD_HOMES_RULE: SnapshotRule = {
  requiredFiles: [SOLD_FILE, TOWNS_FILE, CITIES_FILE, 'catalogue/webIDs.json'],
  *check({ source }) {
    const today = toBrusselsDay(new Date());
    const towns = new Set(
      [...source[TOWNS_FILE], ...source[CITIES_FILE]].map(({ Name }) => slugify(Name)),
    );
    const types = new Map(source['catalogue/webIDs.json'].map(({ WebID, Name }) => [WebID, Name]));
    for (const home of source[SOLD_FILE]) {
      yield* findFaults(home, today);
      if (!towns.has(slugify(home.City)))
        yield createFault(
          home,
          'City',
          `is no town of ${TOWNS_FILE} or ${CITIES_FILE}: add it there, or correct the name`,
        );
      const name = types.get(home.WebID);
      if (name === undefined) yield createFault(home, 'WebID', 'is no type of webIDs.json');
      else yield* findDoubts(home, name);
    }
  },
};

/** Warns of amounts that are most likely slips, as the price of a listing would be. */
function* findDoubts(home: SoldHome, name: string): Generator<Finding> {
  const kind = { webId: Number(home.WebID), isLetting: home.goal === 'rent', name };
  for (const field of ['asked', 'price'] as const) {
    const amount = home[field];
    const doubt = amount === undefined ? undefined : findAmountDoubt(amount, kind);
    if (doubt) yield { ...createFault(home, field, doubt), level: 'warning' };
  }
}

function* findFaults(home: SoldHome, today: string): Generator<Finding> {
  const { consent } = home;
  if (home.price !== undefined && consent.price === undefined)
    yield createFault(
      home,
      'price',
      'may not be told without consent.price, the day on which both parties agreed in writing: add it, or leave the price out',
    );
  if (home.price !== undefined && home.outcome === 'withdrawn')
    yield createFault(home, 'price', 'is of a home that was withdrawn: leave it out');
  for (const field of ['title', 'image'] as const)
    if (home[field] && !consent.home)
      yield createFault(
        home,
        field,
        'shows the home without consent.home: leave it out, or ask the owner',
      );
  for (const field of ['owner', 'price'] as const)
    if ((consent[field] ?? '') > today)
      yield createFault(home, `consent.${field}`, 'is a day to come');
  if (home.month > today.slice(0, 7)) yield createFault(home, 'month', 'is a month to come');
  if (home.month < findFirstSoldMonth(today))
    yield {
      ...createFault(home, 'month', 'is longer ago than the archive tells: take the record out'),
      level: 'warning',
    };
}

const createFault = ({ id }: SoldHome, field: string, text: string): Finding =>
  createErrorFinding(SOLD_FILE, `sold home ${id}`, field, text);
