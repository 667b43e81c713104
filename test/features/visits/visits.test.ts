import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../src/domain/format/durations';
import type { Slot } from '../../../src/features/visits/slot';
import {
  insertVisit,
  loadOpenSlots,
  loadSlot,
  loadVisit,
  updateVisit,
  upsertSlots,
  VISIT_CONFLICTS,
} from '../../../src/features/visits/visits-store';

const NOW = Date.UTC(2026, 10, 21, 12);
const VILLA = 84213;

/** Creates a slot tomorrow, this many hours after noon, that closes an hour before its start. */
const createSlot = (hours: number, rest: Partial<Slot> = {}): Slot => {
  const startsAt = NOW + (24 + hours) * HOUR_MS;
  return {
    id: `slot-${rest.property ?? VILLA}-${hours}`,
    property: VILLA,
    startsAt,
    endsAt: startsAt + HOUR_MS / 2,
    closesAt: startsAt - HOUR_MS,
    capacity: 1,
    ...rest,
  };
};

const createVisit = (id: string, slotId: string | null = createSlot(0).id) =>
  ({
    id,
    property: VILLA,
    slot: slotId,
    language: 'nl',
    name: 'An Maas',
    email: `${id.replaceAll(' ', '-')}@example.be`,
  }) as const;

/** Runs a batch of one statement; returns 'done', or the reason if it was aborted. */
const runStatement = async (statement: D1PreparedStatement): Promise<string> =>
  env.DB.batch([statement]).then(
    () => 'done',
    (error) => String(error),
  );
const bookSlot = (id: string, slotId?: string | null, now = NOW) =>
  runStatement(insertVisit(env.DB, createVisit(id, slotId), now));
const moveVisit = (id: string, sequence: number, to: string, now = NOW) =>
  runStatement(
    updateVisit(env.DB, { id, sequence }, { state: 'confirmed', slot: to, expiresAt: null }, now),
  );
const cancelVisit = (id: string, sequence: number, slotId: string) =>
  runStatement(
    updateVisit(
      env.DB,
      { id, sequence },
      { state: 'cancelled', slot: slotId, expiresAt: null },
      NOW,
    ),
  );
const loadFreePlaces = async (id = createSlot(0).id) => (await loadSlot(env.DB, id))?.free;

beforeEach(async () => {
  await env.DB.batch([env.DB.prepare('DELETE FROM visits'), env.DB.prepare('DELETE FROM slots')]);
});

describe('a slot', () => {
  test('of three places takes exactly three of two hundred at once', async () => {
    await upsertSlots(env.DB, [createSlot(0, { capacity: 3 })]);
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, n) => bookSlot(`visit ${n}`)),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(3);
    expect(outcomes.filter((outcome) => VISIT_CONFLICTS.full.test(outcome))).toHaveLength(197);
    expect(await loadFreePlaces()).toBe(0);
  });

  test('that has closed or does not exist cannot be booked', async () => {
    await upsertSlots(env.DB, [createSlot(0)]);
    expect(await bookSlot('late', createSlot(0).id, createSlot(0).closesAt)).toMatch(
      VISIT_CONFLICTS.closed,
    );
    expect(await bookSlot('lost', 'no such slot')).toMatch(VISIT_CONFLICTS.closed);
    expect(await bookSlot('just in time', createSlot(0).id, createSlot(0).closesAt - 1)).toBe(
      'done',
    );
  });

  test('imported again keeps its visits, and refuses a smaller capacity than they need', async () => {
    await upsertSlots(env.DB, [createSlot(0, { capacity: 3 })]);
    await bookSlot('one');
    await bookSlot('two');
    await upsertSlots(env.DB, [createSlot(0, { capacity: 4 })]);
    expect(await loadFreePlaces()).toBe(2);
    await expect(upsertSlots(env.DB, [createSlot(0, { capacity: 1 })])).rejects.toThrow(
      /slot_full/,
    );
    expect(await loadFreePlaces()).toBe(2);
  });
});

describe('the slots of a property', () => {
  test('are its own, soonest first, full ones too', async () => {
    await upsertSlots(env.DB, [createSlot(3), createSlot(0), createSlot(5, { property: null })]);
    await bookSlot('one');
    const slots = await loadOpenSlots(env.DB, VILLA, NOW, 9);
    expect(slots.map(({ id, free }) => [id, free])).toEqual([
      [createSlot(0).id, 0],
      [createSlot(3).id, 1],
    ]);
  });

  test('are the agency’s if it has no open slot of its own', async () => {
    const agency = createSlot(5, { id: 'agency', property: null });
    await upsertSlots(env.DB, [createSlot(0), agency]);
    expect((await loadOpenSlots(env.DB, 1, NOW, 9)).map(({ id }) => id)).toEqual(['agency']);
    const later = createSlot(0).closesAt;
    expect((await loadOpenSlots(env.DB, VILLA, later, 9)).map(({ id }) => id)).toEqual(['agency']);
    expect(await loadOpenSlots(env.DB, VILLA, NOW + 100 * HOUR_MS, 9)).toEqual([]);
  });
});

describe('a visit', () => {
  beforeEach(async () => {
    await upsertSlots(env.DB, [createSlot(0), createSlot(3), createSlot(4)]);
    await bookSlot('mine');
  });

  test('is moved: one place is freed, another is taken', async () => {
    expect(await moveVisit('mine', 0, createSlot(3).id)).toBe('done');
    expect([await loadFreePlaces(), await loadFreePlaces(createSlot(3).id)]).toEqual([1, 0]);
    expect(await loadVisit(env.DB, 'mine')).toMatchObject({
      sequence: 1,
      slot: createSlot(3).id,
    });
  });

  test('is not moved to a full slot, and keeps its own', async () => {
    await bookSlot('theirs', createSlot(3).id);
    expect(await moveVisit('mine', 0, createSlot(3).id)).toMatch(VISIT_CONFLICTS.full);
    expect([await loadFreePlaces(), await loadFreePlaces(createSlot(3).id)]).toEqual([0, 0]);
  });

  test('may leave a slot that has closed, as staff do, but not enter one', async () => {
    const [now, late] = [createSlot(0).closesAt, createSlot(3).closesAt];
    expect(await moveVisit('mine', 0, createSlot(3).id, late)).toMatch(VISIT_CONFLICTS.closed);
    expect(await moveVisit('mine', 0, createSlot(3).id, now)).toBe('done');
  });

  test('that was moved meanwhile is not moved again from its old slot', async () => {
    await moveVisit('mine', 0, createSlot(3).id);
    expect(await moveVisit('mine', 0, createSlot(4).id)).toMatch(VISIT_CONFLICTS.changed);
    expect([
      await loadFreePlaces(createSlot(3).id),
      await loadFreePlaces(createSlot(4).id),
    ]).toEqual([0, 1]);
  });

  test('moved by twenty at once is moved once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => moveVisit('mine', 0, createSlot(n % 2 ? 3 : 4).id)),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(
      ((await loadFreePlaces(createSlot(3).id)) ?? 0) +
        ((await loadFreePlaces(createSlot(4).id)) ?? 0),
    ).toBe(1);
  });

  test('is cancelled once, and its place is freed once', async () => {
    await cancelVisit('mine', 0, createSlot(0).id);
    expect(await cancelVisit('mine', 0, createSlot(0).id)).toMatch(VISIT_CONFLICTS.changed);
    expect(await loadFreePlaces()).toBe(1);
  });

  test('on the waiting list takes no place', async () => {
    expect(await bookSlot('waits', null)).toBe('done');
    expect(await loadVisit(env.DB, 'waits')).toMatchObject({ state: 'waiting', slot: null });
  });
});
