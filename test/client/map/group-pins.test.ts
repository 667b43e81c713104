import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PinGroup, PinGroups, type PinPlace } from '../../../client/map/frame/group-pins';

const PIN_WIDTH = 84;
const getPinWidth = () => PIN_WIDTH;
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
        const rows = listRows(new PinGroups(all, getPinWidth), at).sort(
          (one, other) => one - other,
        );
        expect(rows).toEqual(all.map((_, row) => row));
      }),
    );
  });

  test('never part what lies at one place, and split where the zoom says so', () => {
    fc.assert(
      fc.property(places, zoom, (all, at) => {
        const groups = new PinGroups(all, getPinWidth);
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
        const used = new PinGroups(all, getPinWidth);
        used.at(7);
        used.at(MAX_ZOOM);
        expect(used.at(at)).toEqual(new PinGroups(all, getPinWidth).at(at));
      }),
    );
  });

  test('have buttons that do not cover each other, at any zoom', () => {
    fc.assert(
      fc.property(places, zoom, (all, at) => {
        const boxes = new PinGroups(all, getPinWidth)
          .at(at)
          .map((group) => measureButton(group, at));
        for (const [index, one] of boxes.entries())
          for (const other of boxes.slice(index + 1)) {
            const isBeside = Math.abs(one.x - other.x) >= one.half + other.half;
            expect(isBeside || one.top >= other.bottom || other.top >= one.bottom).toBe(true);
          }
      }),
    );
  });

  test('none for an empty list, one for one property', () => {
    expect(new PinGroups([], getPinWidth).at(9)).toEqual([]);
    expect(new PinGroups([{ Latitude: 50, Longitude: 5 }], getPinWidth).at(9)).toMatchObject([
      { latitude: 50, longitude: 5 },
    ]);
  });
});

const toText = (place: PinPlace | undefined) => `${place?.Latitude} ${place?.Longitude}`;

/** Where a group's button lies, in pixels: 84 by 30 above its place for one, 40 by 40 around it for more. */
function measureButton({ latitude, longitude, rows }: PinGroup, at: number) {
  const scale = 256 * 2 ** at;
  const sin = Math.sin((latitude * Math.PI) / 180);
  const x = (longitude / 360) * scale;
  const y = (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * scale;
  return rows.length > 1
    ? { x, half: 20, top: y - 20, bottom: y + 20 }
    : { x, half: PIN_WIDTH / 2, top: y - 36, bottom: y - 6 };
}
