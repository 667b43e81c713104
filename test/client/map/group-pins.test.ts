import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PinGroups, type PinPlace } from '../../../client/map/frame/group-pins';

const CELL = 60;
const MAX_ZOOM = 14;

const place = fc.record({
  Latitude: fc.double({ min: 49.5, max: 51.5, noNaN: true }),
  Longitude: fc.double({ min: 2.5, max: 6.4, noNaN: true }),
});
/** Towns, as properties without an address share one place. */
const places = fc
  .tuple(fc.array(place, { maxLength: 30 }), fc.array(place, { minLength: 1, maxLength: 4 }))
  .chain(([alone, towns]) =>
    fc.array(fc.constantFrom(...towns), { maxLength: 20 }).map((shared) => [...alone, ...shared]),
  );
const zoom = fc.integer({ min: 7, max: MAX_ZOOM });

const listRows = (groups: PinGroups, at: number) => groups.at(at).flatMap(({ rows }) => [...rows]);

describe('groups of pins', () => {
  test('hold every place once, at every zoom', () => {
    fc.assert(
      fc.property(places, zoom, (all, at) => {
        const rows = listRows(new PinGroups(all, CELL), at).sort((one, other) => one - other);
        expect(rows).toEqual(all.map((_, row) => row));
      }),
    );
  });

  test('never part what lies at one place, and split where the zoom says so', () => {
    fc.assert(
      fc.property(places, zoom, (all, at) => {
        const groups = new PinGroups(all, CELL);
        for (const { rows } of groups.at(at)) {
          const split = groups.findSplit(rows, at, MAX_ZOOM);
          const isOnePlace = new Set(Array.from(rows, (row) => toText(all[row]))).size === 1;
          if (isOnePlace) expect(split).toBeUndefined();
          if (split === undefined) continue;
          const parts = groups
            .at(split)
            .filter((group) => group.rows.some((row) => rows.includes(row)));
          expect([split > at, split <= MAX_ZOOM, parts.length > 1]).toEqual([true, true, true]);
        }
      }),
    );
  });

  test('are the same groups whatever was asked for before', () => {
    fc.assert(
      fc.property(places, zoom, (all, at) => {
        const used = new PinGroups(all, CELL);
        used.at(7);
        used.at(MAX_ZOOM);
        expect(used.at(at)).toEqual(new PinGroups(all, CELL).at(at));
      }),
    );
  });

  test('lie apart: along a line of places no two are nearer than half a cell', () => {
    const pixel = 360 / (256 * 2 ** 10);
    const row = Array.from({ length: 40 }, (_, index) => ({
      Latitude: 50.3,
      Longitude: 5 + index * 25 * pixel,
    }));
    const middles = new PinGroups(row, CELL)
      .at(10)
      .map(({ longitude }) => longitude / pixel)
      .sort((one, other) => one - other);
    const gaps = middles.slice(1).map((x, index) => x - (middles[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(CELL / 2);
  });

  test('none for an empty list, one for one property', () => {
    expect(new PinGroups([], CELL).at(9)).toEqual([]);
    expect(new PinGroups([{ Latitude: 50, Longitude: 5 }], CELL).at(9)).toMatchObject([
      { latitude: 50, longitude: 5 },
    ]);
  });
});

const toText = (place: PinPlace | undefined) => `${place?.Latitude} ${place?.Longitude}`;
