import { toBrusselsDay } from '../../../../domain/format/brussels-day';
import type { TextKey } from '../../../../domain/language/texts';
import { slugify } from '../../../../domain/routing/slug';
import type { SoldHome } from '../../../../domain/site/sold-home';
import { findFirstSoldMonth } from '../../../../domain/site/sold-home';
import { CITIES_FILE, TOWNS_FILE } from './file-names';
import type { Finding, SnapshotRule } from './finding';
import { createSiteError, createWarningFinding } from './finding';
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
          'ALERT_CHOICE_INVALID',
        );
      const name = types.get(home.WebID);
      if (name === undefined)
        yield createFault(home, 'WebID', 'is no type of webIDs.json', 'ALERT_CHOICE_INVALID');
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
    if (doubt) yield createWarningFinding(...nameField(home, field), doubt);
  }
}

/** Finds what may not be told of a home; `today` is a day in Brussels. */
function* findFaults(home: SoldHome, today: string): Generator<Finding> {
  const { consent, month } = home;
  if (home.price !== undefined && consent.price === undefined)
    yield createFault(
      home,
      'price',
      'may not be told without consent.price, the day on which both parties agreed in writing: add it, or leave the price out',
      'DESK_SOLD_NOT_AGREED',
    );
  if (home.price !== undefined && home.outcome === 'withdrawn')
    yield createFault(
      home,
      'price',
      'is of a home that was withdrawn: leave it out',
      'DESK_SOLD_PRICE_WITHDRAWN',
    );
  for (const field of ['title', 'image'] as const)
    if (home[field] && !consent.home)
      yield createFault(
        home,
        field,
        'shows the home without consent.home: leave it out, or ask the owner',
        'DESK_SOLD_NOT_SHOWN',
      );
  for (const field of ['owner', 'price'] as const)
    if ((consent[field] ?? '') > today) yield createFault(home, `consent.${field}`, ...TO_COME);
  if (month > today.slice(0, 7)) yield createFault(home, 'month', ...TO_COME);
  if (month < findFirstSoldMonth(today))
    yield createWarningFinding(
      ...nameField(home, 'month'),
      'is longer ago than the archive tells: take the record out',
    );
}

const TO_COME = ['is to come', 'DESK_SOLD_TO_COME'] as const;

const createFault = (home: SoldHome, field: string, message: string, key: TextKey): Finding =>
  createSiteError(...nameField(home, field), message, { key });

const nameField = ({ id }: SoldHome, field: string) =>
  [SOLD_FILE, `sold home ${id}`, field] as const;
