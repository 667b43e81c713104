import { toBrusselsDay } from '../../src/domain/format/brussels-day';
import { subtractMonths } from '../../src/domain/format/period';
import type { SnapshotFiles } from '../fixtures';
import { createSmallSnapshot } from '../platform/snapshot/small-snapshot';

/** Returns the month of some months ago. */
export const findMonth = (ago: number) =>
  toBrusselsDay(new Date(subtractMonths(Date.now(), ago))).slice(0, 7);

const CONSENT = { owner: '2026-01-10' };

/** A house in Durbuy of which nothing but month, days and kind may be told. */
export const HOME = {
  ...{ id: 70001, goal: 'sale', outcome: 'closed', month: findMonth(1), days: 41 },
  ...{ asked: 231000, City: 'DURBUY', Zip: '6940', WebID: '1', consent: CONSENT },
};
/** One that is shown with its price. */
export const SHOWN = {
  ...HOME,
  id: 70002,
  title: { nl: 'Huis met de luiken', fr: 'Maison aux volets' },
  price: 224000,
  consent: { ...CONSENT, home: true, price: '2026-01-20' },
};

/** The small snapshot with an archive of these homes. */
export function createSoldFiles(...homes: object[]): SnapshotFiles {
  const files = createSmallSnapshot();
  Object.assign(files, { 'site/sold.json': homes });
  return files;
}
