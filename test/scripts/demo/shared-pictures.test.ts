import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Property } from '../../../src/domain/catalogue/property';

/** Counts the listings that share a picture; the units of a project are one (decision 37). */

const readCatalogue = (file: string): Property[] =>
  JSON.parse(readFileSync(`data/catalogue/${file}.json`, 'utf8'));

const details = new Map(
  readCatalogue('property-details').map((detail) => [`${detail.ID} ${detail.language}`, detail]),
);
const listings = readCatalogue('properties')
  .filter(({ language }) => language === 'nl')
  .map((summary) => ({ ...details.get(`${summary.ID} nl`), ...summary }));
const projectByListing = new Map(listings.map(({ ID, ProjectID }) => [ID, ProjectID]));
const getOwner = (id: number) => {
  const project = projectByListing.get(id);
  return project ? `project ${project}` : `${id}`;
};

/** Returns what more than so many listings show, with their number. */
function listCrowded(shown: readonly (readonly [string, number])[], most: number): string[] {
  const owners = new Map<string, Set<string>>();
  for (const [subject, id] of shown)
    owners.set(subject, (owners.get(subject) ?? new Set()).add(getOwner(id)));
  expect(owners.size).toBeGreaterThan(10);
  return [...owners]
    .filter(([, { size }]) => size > most)
    .map(([name, { size }]) => `${name}: ${size}`);
}

const covers = listings.map(
  ({ ID, SmallPictureItem }) =>
    [(SmallPictureItem?.Url ?? '').replace('/avond-', '/voorgevel-'), ID] as const,
);
const pictures = listings.flatMap(({ ID, Pictures }) =>
  Pictures.map(({ Url }) => [Url, ID] as const),
);

test('no house or room begins more than three listings', () => {
  expect(listCrowded(covers, 3)).toEqual([]);
});

test('no picture and no plan is shown by more than six listings', () => {
  expect(listCrowded(pictures, 6)).toEqual([]);
});

test('no set of rooms is shown by more than six listings', () => {
  const rooms = pictures.flatMap(([url, id]) => {
    const interior = /\/(interieur-[^/]+)\//.exec(url)?.[1];
    return interior ? [[interior, id] as const] : [];
  });
  expect(listCrowded(rooms, 6)).toEqual([]);
});

test('each shop, office, hall and investment has a building of its own', () => {
  const businesses = new Set(
    listings.filter(({ WebID }) => [5, 6, 8, 9].includes(WebID)).map(({ ID }) => ID),
  );
  expect(businesses.size).toBeGreaterThan(10);
  expect(
    listCrowded(
      covers.filter(([, id]) => businesses.has(id)),
      1,
    ),
  ).toEqual([]);
});
