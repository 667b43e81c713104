import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../src/domain/format/durations';
import { contactAppointmentForm } from '../../../src/features/visits/form';
import { upsertSlots } from '../../../src/features/visits/visits-store';
import { createSiteWithAllForms, openFormForSubmission, resetFormData } from '../forms/all-forms';
import { loadRows } from '../forms/form-requests';
import type { TestBrowser } from '../sign-in/account-requests';
import { createAccountSite } from '../sign-in/account-requests';
import { openDesk, resetStaff } from './desk-requests';

const SLOT = '/nl/desk/bezoeken/slot-1/';
let desk: TestBrowser;
let visit: string;

beforeEach(async () => {
  await resetFormData();
  await resetStaff();
  const startsAt = Date.now() + 9 * DAY_MS;
  await upsertSlots(env.DB, [
    {
      id: 'slot-2',
      property: 84213,
      startsAt,
      endsAt: startsAt + HOUR_MS,
      closesAt: startsAt,
      capacity: 2,
    },
  ]);
  const site = await createSiteWithAllForms();
  await (await openFormForSubmission(site, contactAppointmentForm, 'nl')).submit({});
  desk = await openDesk(await createAccountSite());
  visit = String((await loadRows('visits'))[0]?.id);
});

/** Sends a form of the desk; returns the words of the page that follows. */
async function press(path: string, fields: Record<string, string>): Promise<string> {
  const answer = await desk.post(path, fields);
  expect(answer.status).toBe(303);
  const html = await (await desk.get(answer.headers.get('Location') ?? '')).text();
  const [, note = ''] = /<p class="desk-note"[^>]*>(.*?)<\/p>/s.exec(html) ?? [];
  return note;
}

describe('the page after a change says what was done', () => {
  test('with a visit: where it went, with a link, and how the mail stands', async () => {
    const note = await press(SLOT, { action: 'move', visit, sequence: '0', slot: 'slot-2' });
    expect(note).toMatch(
      /^Het bezoek van Anna Peeters staat nu op .*, .*\. Mail aan anna@example\.be: /,
    );
    expect(note).toContain('href="/nl/desk/bezoeken/slot-2/"');
    const cancelled = await press('/nl/desk/bezoeken/slot-2/', {
      action: 'cancel',
      sure: 'yes',
      visit,
      sequence: '1',
    });
    expect(cancelled).toMatch(
      /^Het bezoek van Anna Peeters is afgezegd\. Mail aan anna@example\.be: /,
    );
  });

  test('with a lead', async () => {
    const [lead] = await loadRows('leads');
    const path = `/nl/desk/aanvragen/${lead?.id}/`;
    expect(await press(path, { action: 'taken', seen: '0' })).toBe('U behandelt deze aanvraag.');
    expect(await press(path, { action: 'note', note: 'Belt terug.' })).toBe(
      'De notitie is bewaard.',
    );
    expect(
      await press(path, { action: 'answer', seen: '1', subject: 'Uw bezoek', text: 'Tot dan.' }),
    ).toMatch(/^Het antwoord is bewaard\. Mail aan anna@example\.be: /);
    expect(await press(`${path}?state=all`, { action: 'closed', seen: '2' })).toBe(
      'De aanvraag is afgesloten.',
    );
    expect(await (await desk.get(`${path}?done=burn`)).text()).not.toContain('class="desk-note"');
  });
});

describe('beside a lead and its visit stand the mails about them', () => {
  const find = (html: string) =>
    /<section class="mails-of-lead".*?<\/section>/s.exec(html)?.[0] ?? '';

  test('with the time they left and what the mail server answered', async () => {
    const [lead] = await loadRows('leads');
    await env.DB.exec(
      "UPDATE outbox SET state = 'failed', tries = 3, error = '550 no such mailbox' WHERE queue = 'agency'",
    );
    await env.DB.exec(
      "UPDATE outbox SET state = 'sent', sent_at = created_at, answer = 'the sink answered 202' WHERE queue = 'asked'",
    );
    for (const path of [`/nl/desk/aanvragen/${lead?.id}/`, SLOT]) {
      const mails = find(await (await desk.get(path)).text());
      expect(mails).toContain('anna@example.be');
      expect(mails).toMatch(
        /verstuurd [^<]*\u00a0·\u00a0antwoord van de mailserver: the sink answered 202/,
      );
      expect(mails).toMatch(
        /mislukt [^<]*, na 3 pogingen\u00a0·\u00a0Het adres bestaat niet [^<]*\(550 no such mailbox\)/,
      );
    }
  });

  test('and until when one waits', async () => {
    await env.DB.prepare(
      "UPDATE outbox SET state = 'queued', tries = 0, due_at = ?1 WHERE queue = 'asked'",
    )
      .bind(Date.now() + HOUR_MS)
      .run();
    expect(find(await (await desk.get(SLOT)).text())).toMatch(
      /wacht tot [^<]*: naar dit adres gingen/,
    );
  });
});
