import { toBrusselsDay } from '../../../../domain/format/brussels-day';
import { slugify } from '../../../../domain/routing/slug';
import type { SoldFault } from '../../../../domain/site/sold-faults';
import { findSoldFaults } from '../../../../domain/site/sold-faults';
import type { SoldHome } from '../../../../domain/site/sold-home';
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

/** What is wrong, and what to do. */
const REASONS: Readonly<Record<SoldFault, string>> = {
  'not agreed':
    'may not be told without consent.price, the day on which both parties agreed in writing: add it, or leave the price out',
  withdrawn: 'is of a home that was withdrawn: leave it out',
  'not shown': 'shows the home without consent.home: leave it out, or ask the owner',
  'to come': 'is to come',
  old: 'is longer ago than the archive tells: take the record out',
};

function* findFaults(home: SoldHome, today: string): Generator<Finding> {
  for (const { field, fault } of findSoldFaults(home, today)) {
    const finding = createFault(home, field, REASONS[fault]);
    yield fault === 'old' ? { ...finding, level: 'warning' } : finding;
  }
}

const createFault = ({ id }: SoldHome, field: string, text: string): Finding =>
  createErrorFinding(SOLD_FILE, `sold home ${id}`, field, text);
