import { type Covers, getSubject } from './covers.ts';
import type { DemoProperty } from './demo-listing.ts';
import { getPicturePath, HOUSES } from './houses.ts';
import { getInterior } from './interiors.ts';
import type { House, PictureName } from './picture-sets.ts';

/** The most listings that may begin with one subject, and the most that may show one picture. */
const MOST_COVERS = 3;
const MOST_OWNERS = 6;

/** Refuses listings that share too much; the units of a project are one. */
export function refuseSharedPictures(listings: readonly DemoProperty[], covers: Covers): void {
  const begun = groupOwners(listings, (listing) => {
    const cover = covers.get(listing.id);
    return cover ? [getSubject(listing, cover)] : [];
  });
  const shown = groupOwners(listings, listPaths);
  const crowded = [...listCrowded(begun, MOST_COVERS), ...listCrowded(shown, MOST_OWNERS)];
  if (crowded.length > 0) throw new Error(`too many listings show ${crowded.join(', ')}`);
}

type Owners = Map<string, Set<number>>;

function groupOwners(
  listings: readonly DemoProperty[],
  listPictures: (listing: DemoProperty) => readonly string[],
): Owners {
  const owners: Owners = new Map();
  for (const listing of listings)
    for (const picture of listPictures(listing))
      owners.set(picture, (owners.get(picture) ?? new Set()).add(getOwner(listing)));
  return owners;
}

const getOwner = ({ id, fields }: DemoProperty): number => Number(fields?.ProjectID ?? id);

function listPaths(listing: DemoProperty): string[] {
  const { pictures }: House = HOUSES[listing.house];
  return (Object.keys(pictures) as PictureName[]).map((name) =>
    getPicturePath(listing.house, name, getInterior(listing)),
  );
}

const listCrowded = (owners: Owners, most: number): string[] =>
  [...owners]
    .filter(([, { size }]) => size > most)
    .map(([picture, { size }]) => `${picture} (${size})`);
