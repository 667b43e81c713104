import type { MarqueeMeanings } from '../../../../src/domain/catalogue/property-state';
import { getPropertyState } from '../../../../src/domain/catalogue/property-state';
import type { PropertySummary } from '../../../../src/domain/catalogue/property-summary';
import type { ComparedListings, FieldShare } from './content-guard';
import { countFields } from './content-guard';

type Values = Readonly<Record<string, unknown>>;

/** A listing by its number, with words by which staff know it. */
interface NamedListing {
  id: number;
  name: string;
}

/** A value of a listing that is another one now; null for none. */
interface ChangedValue<Value> extends NamedListing {
  before: Value | null;
  now: Value | null;
}

/** What an import changes for visitors, beside the import before. */
export interface CatalogueChanges {
  entered: NamedListing[];
  left: NamedListing[];
  prices: ChangedValue<number>[];
  states: ChangedValue<string>[];
  /** Fields that fewer of the listings have than before. */
  poorer: FieldShare[];
}

/** Compares the listings of an import with those of the import before; all of them entered if there was none. */
export function findCatalogueChanges(
  listings: ComparedListings,
  meanings: MarqueeMeanings,
): CatalogueChanges {
  const { before, now } = listings;
  const changes: CatalogueChanges = {
    entered: listOthers(now, before),
    left: listOthers(before, now),
    prices: [],
    states: [],
    poorer: [],
  };
  for (const [id, values] of now) {
    const old = before.get(id);
    if (!old) continue;
    const named = { id, name: formatName(values) };
    const prices = { before: readPrice(old), now: readPrice(values) };
    if (prices.before !== prices.now) changes.prices.push({ ...named, ...prices });
    const [state, oldState] = [values, old].map((value) =>
      getPropertyState(value as PropertySummary, meanings),
    );
    if (state && oldState && state !== oldState)
      changes.states.push({ ...named, before: oldState, now: state });
  }
  changes.poorer = countFields({ ...listings, ...keepCommon(listings) }).filter(
    (share) => share.now < share.before,
  );
  return changes;
}

const listOthers = (
  listings: ReadonlyMap<number, Values>,
  others: ReadonlyMap<number, Values>,
): NamedListing[] =>
  [...listings]
    .filter(([id]) => !others.has(id))
    .map(([id, values]) => ({ id, name: formatName(values) }));

/** Only listings that are there both times tell what fields have lost. */
const keepCommon = ({ before, now }: ComparedListings) => ({
  before: new Map([...before].filter(([id]) => now.has(id))),
  now: new Map([...now].filter(([id]) => before.has(id))),
});

const formatName = ({ TypeDescription, City }: Values): string =>
  [TypeDescription, City].filter(Boolean).join(', ');

const readPrice = ({ Price, PublishPrice }: Values): number | null =>
  PublishPrice === true && typeof Price === 'number' && Price > 0 ? Price : null;
