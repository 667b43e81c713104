import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { deleteExpiredData } from '../../src/delete-expired-data';
import { loadRows } from '../features/forms/form-requests';
import {
  insert,
  insertParent,
  listStoredFiles,
  mail,
  measureData,
  NOW,
  setUpRetention,
  THIRTY_DAYS_AGO,
  testimonial,
  upload,
  visit,
} from './stored-rows';

setUpRetention();

describe('not deleted', () => {
  test('is a file that a row names', async () => {
    for (const file of ['submitted/a.pdf', 'submitted/b.pdf']) await env.FILES.put(file, 'pdf');
    await insertParent.run();
    await insert('lead_files', { ...upload, expires_at: NOW }).run();
    await insert('lead_files', { ...upload, file: 'submitted/b.pdf', expires_at: NOW + 1 }).run();
    await deleteExpiredData(env, NOW);
    expect(await listStoredFiles()).toEqual(['submitted/a.pdf', 'submitted/b.pdf']);
    await deleteExpiredData(env, NOW + 1);
    expect(await listStoredFiles()).toEqual(['submitted/b.pdf']);
  });

  test('is a queued mail, the recipient of a sent mail, and a booked slot', async () => {
    await env.DB.batch([
      insert('outbox', {
        ...mail,
        state: 'queued',
        sent_at: null,
        expires_at: THIRTY_DAYS_AGO - 1,
      }),
      insert('outbox', { ...mail, id: 'sent', sent_at: THIRTY_DAYS_AGO - 1 }),
      insert('slots', {
        id: 's',
        closes_at: NOW + 1,
        starts_at: NOW + 1,
        ends_at: NOW + 2,
        capacity: 1,
      }),
    ]);
    await insert('visits', { ...visit, slot: 's', state: 'confirmed' }).run();
    await env.DB.exec('UPDATE slots SET closes_at = 0, starts_at = 1, ends_at = 2');
    await deleteExpiredData(env, NOW);
    expect((await loadRows('outbox')).map(({ recipient, mail }) => [recipient, mail])).toEqual([
      ['an@example.be', '{}'],
      ['an@example.be', null],
    ]);
    expect(await loadRows('slots')).toHaveLength(1);
  });

  test('is a confirmed newsletter address, and an approved testimonial', async () => {
    await env.DB.batch([
      insert('newsletter', { email: 'a@example.be', language: 'nl', asked_at: 0, confirmed_at: 1 }),
      insert('testimonials', { ...testimonial, state: 'approved', created_at: 0 }),
    ]);
    await deleteExpiredData(env, NOW);
    expect(await measureData()).toBe(2);
  });
});
