import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  ABORTED,
  appointmentNamed,
  asked,
  changed,
  forgetVisits,
  openSlots,
  putSlots,
  slotNamed,
} from '../../../src/features/appointments/appointments-store';
import type { Slot } from '../../../src/features/appointments/slot';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 21, 12);
const VILLA = 84213;

/** A slot tomorrow, so many hours after noon, that closes an hour before. */
const slot = (hours: number, rest: Partial<Slot> = {}): Slot => {
  const starts = NOW + (24 + hours) * HOUR;
  return {
    id: `slot-${rest.property ?? VILLA}-${hours}`,
    property: VILLA,
    starts,
    ends: starts + HOUR / 2,
    closes: starts - HOUR,
    capacity: 1,
    ...rest,
  };
};

const an = (id: string, slotId: string | null = slot(0).id) => ({
  id,
  property: VILLA,
  slot: slotId,
  language: 'nl',
  name: 'An Maas',
  email: 'an@example.be',
});

/** Runs a batch of one; the reason where it was aborted. */
const attempt = async (statement: D1PreparedStatement): Promise<string> =>
  env.DB.batch([statement]).then(
    () => 'done',
    (error) => String(error),
  );
const book = (id: string, slotId?: string | null, now = NOW) =>
  attempt(asked(env.DB, an(id, slotId), now));
const move = (id: string, sequence: number, to: string, now = NOW) =>
  attempt(changed(env.DB, { id, sequence }, { state: 'confirmed', slot: to, lapses: null }, now));
const cancel = (id: string, sequence: number, slotId: string) =>
  attempt(
    changed(env.DB, { id, sequence }, { state: 'cancelled', slot: slotId, lapses: null }, NOW),
  );
const free = async (id = slot(0).id) => (await slotNamed(env.DB, id))?.free;

beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare('DELETE FROM appointments'),
    env.DB.prepare('DELETE FROM slots'),
  ]);
});

describe('a slot', () => {
  test('of three places takes exactly three of two hundred at once', async () => {
    await putSlots(env.DB, [slot(0, { capacity: 3 })]);
    const outcomes = await Promise.all(Array.from({ length: 200 }, (_, n) => book(`visit ${n}`)));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(3);
    expect(outcomes.filter((outcome) => ABORTED.full.test(outcome))).toHaveLength(197);
    expect(await free()).toBe(0);
  });

  test('that has closed takes nobody, and neither does one that is not there', async () => {
    await putSlots(env.DB, [slot(0)]);
    expect(await book('late', slot(0).id, slot(0).closes)).toMatch(ABORTED.closed);
    expect(await book('lost', 'no such slot')).toMatch(ABORTED.closed);
    expect(await book('just in time', slot(0).id, slot(0).closes - 1)).toBe('done');
  });

  test('imported again keeps its visits, and is never made smaller than they are', async () => {
    await putSlots(env.DB, [slot(0, { capacity: 3 })]);
    await book('one');
    await book('two');
    await putSlots(env.DB, [slot(0, { capacity: 4 })]);
    expect(await free()).toBe(2);
    await expect(putSlots(env.DB, [slot(0, { capacity: 1 })])).rejects.toThrow(/slot_full/);
    expect(await free()).toBe(2);
  });
});

describe('the hours of a property', () => {
  test('are its own, soonest first, full ones too', async () => {
    await putSlots(env.DB, [slot(3), slot(0), slot(5, { property: undefined })]);
    await book('one');
    const slots = await openSlots(env.DB, VILLA, NOW, 9);
    expect(slots.map(({ id, free }) => [id, free])).toEqual([
      [slot(0).id, 0],
      [slot(3).id, 1],
    ]);
  });

  test('are the agency’s where it has none of its own to come', async () => {
    const agency = slot(5, { id: 'agency', property: undefined });
    await putSlots(env.DB, [slot(0), agency]);
    expect((await openSlots(env.DB, 1, NOW, 9)).map(({ id }) => id)).toEqual(['agency']);
    const later = slot(0).closes;
    expect((await openSlots(env.DB, VILLA, later, 9)).map(({ id }) => id)).toEqual(['agency']);
    expect(await openSlots(env.DB, VILLA, NOW + 100 * HOUR, 9)).toEqual([]);
  });
});

describe('a visit', () => {
  beforeEach(async () => {
    await putSlots(env.DB, [slot(0), slot(3), slot(4)]);
    await book('mine');
  });

  test('is moved: one place comes free, another is taken', async () => {
    expect(await move('mine', 0, slot(3).id)).toBe('done');
    expect([await free(), await free(slot(3).id)]).toEqual([1, 0]);
    expect(await appointmentNamed(env.DB, 'mine')).toMatchObject({ sequence: 1, slot: slot(3).id });
  });

  test('is not moved to a full slot, and keeps its own', async () => {
    await book('theirs', slot(3).id);
    expect(await move('mine', 0, slot(3).id)).toMatch(ABORTED.full);
    expect([await free(), await free(slot(3).id)]).toEqual([0, 0]);
  });

  test('is not moved any more when its own hour has closed', async () => {
    expect(await move('mine', 0, slot(3).id, slot(0).closes)).toMatch(ABORTED.closed);
  });

  test('that was moved in the meantime is not moved from where it no longer is', async () => {
    await move('mine', 0, slot(3).id);
    expect(await move('mine', 0, slot(4).id)).toMatch(ABORTED.changed);
    expect([await free(slot(3).id), await free(slot(4).id)]).toEqual([0, 1]);
  });

  test('moved by twenty at once is moved once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => move('mine', 0, slot(n % 2 ? 3 : 4).id)),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(((await free(slot(3).id)) ?? 0) + ((await free(slot(4).id)) ?? 0)).toBe(1);
  });

  test('is cancelled once, and its place comes free once', async () => {
    await cancel('mine', 0, slot(0).id);
    expect(await cancel('mine', 0, slot(0).id)).toMatch(ABORTED.changed);
    expect(await free()).toBe(1);
  });

  test('that is waited for takes no place', async () => {
    expect(await book('waits', null)).toBe('done');
    expect(await appointmentNamed(env.DB, 'waits')).toMatchObject({ state: 'waiting', slot: null });
  });
});

test('a visit is forgotten after twenty-four months, and its hour with it (decision 35)', async () => {
  await putSlots(env.DB, [slot(0), slot(3)]);
  await book('mine');
  await forgetVisits(env.DB, NOW + 729 * 24 * HOUR);
  expect(await appointmentNamed(env.DB, 'mine')).not.toBeNull();
  await forgetVisits(env.DB, NOW + 732 * 24 * HOUR);
  expect(await appointmentNamed(env.DB, 'mine')).toBeNull();
  expect(await slotNamed(env.DB, slot(3).id)).toBeNull();
});
