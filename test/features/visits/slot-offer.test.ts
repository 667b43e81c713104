import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS } from '../../../src/domain/format/durations';
import { offerFreedSlots } from '../../../src/features/visits/slot-offers-store';
import { createTestContext } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import {
  decodeCalendarEvents,
  findVisitLink,
  loadFreePlaces,
  loadMailsTo,
  loadVisits,
  setUpVisitSite,
  VILLA,
} from './visit-requests';

const { submitVisit, submitAction } = setUpVisitSite();
afterEach(() => {
  vi.useRealTimers();
});

describe('a slot offer', () => {
  beforeEach(async () => {
    await submitVisit(0);
    await submitVisit(1, { slot: 'slot-4' });
    await submitVisit(2, { slot: 'wait' });
    await submitVisit(3, { slot: 'wait' });
    await submitAction(await findVisitLink('anna0@example.be'), 'cancel');
  });

  test('reserves the place for the visitor who has waited longest', async () => {
    expect(await loadFreePlaces()).toEqual([0, 0]);
    expect((await loadVisits()).map(({ state }) => state)).toEqual([
      'cancelled',
      'confirmed',
      'offered',
      'waiting',
    ]);
    expect((await loadMailsTo('anna2@example.be')).at(-1).subject).toContain(
      'Er is een plaats vrij',
    );
    expect(await loadMailsTo('anna3@example.be')).toHaveLength(1);
  });

  test('is confirmed when accepted', async () => {
    const link = await findVisitLink('anna2@example.be');
    expect((await submitAction(link, 'accept')).status).toBe(303);
    expect((await loadVisits())[2]).toMatchObject({ state: 'confirmed', slot: 'slot-3' });
    expect(await loadFreePlaces()).toEqual([0, 0]);
    expect(decodeCalendarEvents((await loadMailsTo('anna2@example.be')).at(-1))[0]).toContain(
      'STATUS:CONFIRMED',
    );
  });

  test('lapses after a day, or when its hour closes, and is made to the next visitor', async () => {
    const { snapshot } = await createTestContext('/nl/');
    const [, , first] = await loadVisits();
    const made = Number(first?.changed_at);
    vi.useFakeTimers({ toFake: ['Date'], now: made + 24 * HOUR_MS - 1 });
    await offerFreedSlots(env, snapshot);
    expect((await loadVisits())[2]?.state).toBe('offered');
    const closesAt = made + 26 * HOUR_MS;
    await env.DB.prepare('UPDATE slots SET closes_at = ?').bind(closesAt).run();
    vi.setSystemTime(made + 24 * HOUR_MS);
    await offerFreedSlots(env, snapshot);
    const visits = await loadVisits();
    expect(visits[2]?.state).toBe('cancelled');
    expect(visits[3]).toMatchObject({ state: 'offered', expires_at: closesAt });
  });

  test('is made to nobody while the home is sold', async () => {
    const files = createSmallSnapshot();
    for (const record of files['catalogue/properties.json'])
      if (record.ID === VILLA) record.Marquee = 1;
    const { snapshot: afterSale } = await createTestContext('/nl/', files);
    const { snapshot } = await createTestContext('/nl/');
    const [, , first] = await loadVisits();
    vi.useFakeTimers({ toFake: ['Date'], now: Number(first?.changed_at) + 24 * HOUR_MS });
    for (const [live, state] of [
      [afterSale, 'waiting'],
      [snapshot, 'offered'],
    ] as const) {
      await offerFreedSlots(env, live);
      expect((await loadVisits())[3]?.state).toBe(state);
    }
  });

  test('is made to the next visitor when refused', async () => {
    await submitAction(await findVisitLink('anna2@example.be'), 'cancel');
    expect((await loadVisits())[3]).toMatchObject({ state: 'offered', slot: 'slot-3' });
    expect(await loadFreePlaces()).toEqual([0, 0]);
  });
});
