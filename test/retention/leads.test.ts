import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteExpiredData } from '../../src/delete-expired-data';
import { DAY_MS, HOUR_MS } from '../../src/domain/format/durations';
import { subtractMonths } from '../../src/domain/format/period';
import {
  CONTACT_ANSWERS,
  CONTACT_DETAILS,
  createFormSite,
  loadRows,
  openAndSubmitForm,
} from '../features/forms/form-requests';
import {
  insert,
  insertParent,
  measureData,
  NOW,
  setUpRetention,
  THIRTY_DAYS_AGO,
  upload,
} from './stored-rows';

setUpRetention();

describe('applications for a home that was let', () => {
  const APPLIED = THIRTY_DAYS_AGO - 10 * HOUR_MS;
  const apply = (key: string, property: number, created_at = APPLIED) =>
    insert('leads', {
      ...{ key, body_hash: 'h', form: 'rental-application', language: 'nl', answers: '{}' },
      ...{ property, created_at },
    });
  const changeStatus = (property: number, after: string, created_at: number) =>
    insert('property_changes', {
      ...{
        property,
        load: 1,
        kind: 'status',
        before: 'available',
        after,
        version: 'v',
        created_at,
      },
    });

  beforeEach(async () => {
    await env.DB.exec('DELETE FROM property_changes');
    await env.DB.exec('DELETE FROM catalogue_loads');
    await insert('catalogue_loads', { number: 1, version: 'v', created_at: 0, announces: 0 }).run();
  });

  test.each([
    ['let 30 days ago and a moment', 'closed', THIRTY_DAYS_AGO - 1, 0],
    ['let 30 days ago', 'closed', THIRTY_DAYS_AGO, 1],
    ['taken off the site', 'gone', THIRTY_DAYS_AGO - 1, 0],
    ['under option', 'under-option', THIRTY_DAYS_AGO - 1, 1],
    ['let before the application', 'closed', APPLIED - 1, 1],
  ])('%s', async (_, status, at, left) => {
    await apply('k', 84213).run();
    await changeStatus(84213, status, at).run();
    await deleteExpiredData(env, NOW);
    expect(await loadRows('leads')).toHaveLength(left);
  });

  test('go with their files; those for another home and other forms stay', async () => {
    await env.FILES.put('submitted/a.pdf', 'pdf');
    const uploaded = (await env.FILES.head('submitted/a.pdf'))?.uploaded.getTime() ?? 0;
    const now = uploaded + 2 * HOUR_MS;
    const letAt = subtractMonths(now, 1) - 72 * HOUR_MS;
    await env.DB.batch([
      apply('k', 84213, letAt - 1),
      apply('other', 84300, letAt - 1),
      insert('lead_files', { ...upload, lead_key: 'k', created_at: now, expires_at: now + 1 }),
      changeStatus(84213, 'closed', letAt),
    ]);
    await deleteExpiredData(env, now);
    expect((await loadRows('leads')).map(({ key }) => key)).toEqual(['other']);
    expect(await loadRows('lead_files')).toEqual([]);
    expect(await env.FILES.head('submitted/a.pdf')).toBeNull();
  });
});

test('all data of a visitor’s submission is deleted', async () => {
  await openAndSubmitForm(await createFormSite(), '/nl/contact/', 'site-contact', CONTACT_ANSWERS);
  const submitted = Number((await loadRows('leads'))[0]?.created_at);
  await deleteExpiredData(env, submitted);
  expect(await loadRows('used_proofs')).toHaveLength(1);
  expect(await loadRows('rate_windows')).not.toHaveLength(0);
  await deleteExpiredData(env, subtractMonths(submitted, -24) + 1);
  expect(await measureData()).toBe(0);
});

test('the address of a friend goes with the body of the mail, that of the visitor stays', async () => {
  await openAndSubmitForm(
    await createFormSite(),
    '/nl/doorsturen/?property=84213',
    'send-to-friend',
    {
      ...CONTACT_DETAILS,
      ...{ friendFirstName: 'Piet', friendEmail: 'piet@example.be', message: 'Iets voor jou?' },
    },
  );
  await env.DB.exec(`UPDATE outbox SET state = 'sent', sent_at = created_at`);
  const loadRecipients = async () =>
    (await loadRows('outbox')).map(({ recipient }) => recipient).toSorted();
  const sent = Number((await loadRows('outbox'))[0]?.sent_at);
  await deleteExpiredData(env, sent + 30 * DAY_MS);
  expect(await loadRecipients()).toEqual([CONTACT_DETAILS.email, 'piet@example.be']);
  await deleteExpiredData(env, sent + 30 * DAY_MS + 1);
  expect(await loadRecipients()).toEqual(['', CONTACT_DETAILS.email]);
  expect(JSON.stringify(await loadRows('leads'))).not.toContain('piet@example.be');
});

test('a file has a lead, and goes with it whichever rule ends the lead', async () => {
  await expect(insert('lead_files', upload).run()).rejects.toThrow('FOREIGN KEY');
  await insertParent.run();
  await insert('lead_files', { ...upload, created_at: NOW, expires_at: 3 * NOW }).run();
  await env.DB.exec('DELETE FROM leads');
  expect(await loadRows('lead_files')).toEqual([]);
});
