import { beforeEach, describe, expect, test } from 'vitest';
import {
  decodeCalendarEvents,
  findAppointmentLink,
  loadAppointments,
  loadFreePlaces,
  loadMailsTo,
  setUpAppointmentSite,
} from './appointment-requests';

const { submitAppointment, submitAction } = setUpAppointmentSite();

describe('a slot offer', () => {
  beforeEach(async () => {
    await submitAppointment(0);
    await submitAppointment(1, { slot: 'slot-4' });
    await submitAppointment(2, { slot: 'wait' });
    await submitAppointment(3, { slot: 'wait' });
    await submitAction(await findAppointmentLink('anna0@example.be'), 'cancel');
  });

  test('reserves the place for the visitor who has waited longest', async () => {
    expect(await loadFreePlaces()).toEqual([0, 0]);
    expect((await loadAppointments()).map(({ state }) => state)).toEqual([
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
    const link = await findAppointmentLink('anna2@example.be');
    expect((await submitAction(link, 'accept')).status).toBe(303);
    expect((await loadAppointments())[2]).toMatchObject({ state: 'confirmed', slot: 'slot-3' });
    expect(await loadFreePlaces()).toEqual([0, 0]);
    expect(decodeCalendarEvents((await loadMailsTo('anna2@example.be')).at(-1))[0]).toContain(
      'STATUS:CONFIRMED',
    );
  });

  test('is made to the next visitor when refused', async () => {
    await submitAction(await findAppointmentLink('anna2@example.be'), 'cancel');
    expect((await loadAppointments())[3]).toMatchObject({ state: 'offered', slot: 'slot-3' });
    expect(await loadFreePlaces()).toEqual([0, 0]);
  });
});
