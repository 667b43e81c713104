import type { DemoProperty } from './demo-listing.ts';
import { getPicturePath, HOUSES } from './houses.ts';
import { getInterior } from './interiors.ts';
import type { House, PictureName } from './picture-sets.ts';
import { PROJECT_UNITS } from './units.ts';
import { PROPERTY_KINDS } from './vocabulary.ts';

/** First pictures by preference; a back, a bathroom or a plan is never the first. */
const COVER_ORDER: readonly PictureName[] = [
  'voorgevel',
  'avond',
  'zicht',
  'binnen',
  'woonkamer',
  'keuken',
  'terras',
  'slaapkamer',
  'omgeving',
];

const LAND_CATEGORY = 4;

/** Listings on a page of a list, as in src/domain/catalogue/listing/listing.ts; a test reads the pages. */
const PAGE_SIZE = 24;

/** The first picture of each listing by its id. */
export type Covers = Map<number, PictureName>;

/**
 * Chooses the first picture of each listing, the newest listing first: the listing's own wish, else
 * the first of its house that no listing on the same page begins with. If all are taken, listings
 * that have one of them get another.
 */
export function assignCovers(listings: readonly DemoProperty[]): Covers {
  const covers: Covers = new Map();
  for (const listing of listings) {
    const neighbours = (other: DemoProperty) => findNeighbours(listings, other);
    if (!placeCover(listing, covers, neighbours, new Set()))
      throw new Error(`listing ${listing.id} has no first picture that its lists do not show yet`);
  }
  return covers;
}

type FindNeighbours = (listing: DemoProperty) => DemoProperty[];

/** Gives the listing a cover, and others another one if need be; `tried` holds the attempts so far. */
function placeCover(
  listing: DemoProperty,
  covers: Covers,
  neighbours: FindNeighbours,
  tried: Set<string>,
): boolean {
  const choices = getCandidates(listing).map((cover) => ({
    cover,
    holders: neighbours(listing).filter((other) => clashes(listing, cover, other, covers)),
  }));
  const free = choices.find(({ holders }) => holders.length === 0);
  if (free) {
    covers.set(listing.id, free.cover);
    return true;
  }
  for (const { cover, holders } of choices) {
    const attempt = `${listing.id} ${cover}`;
    if (tried.has(attempt)) continue;
    tried.add(attempt);
    const before = new Map(covers);
    for (const { id } of holders) covers.delete(id);
    covers.set(listing.id, cover);
    if (holders.every((holder) => placeCover(holder, covers, neighbours, tried))) return true;
    covers.clear();
    for (const [id, name] of before) covers.set(id, name);
  }
  return false;
}

function getCandidates({ house, first }: DemoProperty): PictureName[] {
  const { pictures }: House = HOUSES[house];
  return [...(first ? [first] : []), ...COVER_ORDER].filter((name) => name in pictures);
}

/** Whether another listing begins with this picture already, or with the same house from outside. */
function clashes(
  listing: DemoProperty,
  cover: PictureName,
  other: DemoProperty,
  covers: Covers,
): boolean {
  const otherCover = covers.get(other.id);
  return otherCover !== undefined && getSubject(listing, cover) === getSubject(other, otherCover);
}

/** Returns what a cover shows: a house by day and in the evening are one. */
export const getSubject = (listing: DemoProperty, cover: PictureName): string =>
  getPicturePath(listing.house, cover, getInterior(listing)).replace(/avond$/, 'voorgevel');

/** Finds the listings on the same page of a list in its default order, the newest first. */
function findNeighbours(listings: readonly DemoProperty[], listing: DemoProperty): DemoProperty[] {
  return getLists(listing).flatMap((list) => {
    const inList = listings.filter((other) => getLists(other).includes(list));
    const page = Math.floor(inList.indexOf(listing) / PAGE_SIZE);
    return inList
      .slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)
      .filter((other) => other !== listing);
  });
}

/** The unit in whose place a list shows the card of the project, which has its first picture (decision 121). */
const FIRST_UNIT = Math.max(
  ...PROJECT_UNITS.filter(({ state }) => state !== 'closed').map(({ id }) => id),
);

/** The lists that show a listing without filters; sold and rented ones and the other units are in none. */
function getLists({ id, goal, kind, marquee, fields }: DemoProperty): string[] {
  if (marquee === 'closed' || (fields?.ProjectID && id !== FIRST_UNIT)) return [];
  const isPlot = goal === 0 && PROPERTY_KINDS[kind].webId === LAND_CATEGORY;
  return [goal === 0 ? 'sale' : 'rent', ...(isPlot ? ['plots'] : [])];
}
