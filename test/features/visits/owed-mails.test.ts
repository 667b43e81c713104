import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../src/domain/format/durations';
import { contactAppointmentForm } from '../../../src/features/visits/form';
import { upsertSlots } from '../../../src/features/visits/visits-store';
import { loadSigningKeys } from '../../../src/platform/auth/signing-keys-store';
import { signRecipient } from '../../../src/platform/mail/recipient';
import { openDesk, resetStaff } from '../desk/desk-requests';
import {
  ALL_FORMS,
  createSiteWithAllForms,
  openFormForSubmission,
  resetFormData,
} from '../forms/all-forms';
import type { TestSite } from '../forms/form-requests';
import { loadRows, submitForm } from '../forms/form-requests';
import { createAccountSite } from '../sign-in/account-requests';

const ANNA = 'anna@example.be';
const SOON_MS = 60_000;

let site: TestSite;
beforeEach(async () => {
  await resetFormData();
  await resetStaff();
  const startsAt = Date.now() + 9 * DAY_MS;
  const slot = { property: 84213, endsAt: startsAt + HOUR_MS, closesAt: startsAt, capacity: 20 };
  await upsertSlots(
    env.DB,
    [2, 3, 4].map((number) => ({ ...slot, id: `slot-${number}`, startsAt: startsAt + number })),
  );
  site = await createSiteWithAllForms({ RATE_SCALE: 1 });
});

/** Three mails to this address have left within the hour. */
const useUpHour = async (recipient = ANNA) =>
  env.DB.prepare(
    `INSERT INTO mail_limits (recipient, kind, expires_at, used, allowed) VALUES (?1, 'hour', ?2, 3, 3)`,
  )
    .bind(await signRecipient(recipient, await loadSigningKeys(env)), Date.now() + HOUR_MS)
    .run();

/** Strangers sent so many forms that typed addresses wait for more than a day. */
const flood = () =>
  env.DB.prepare(
    `INSERT INTO mail_limits (recipient, kind, expires_at, used, allowed)
     VALUES ('all recipients', 'everybody', ?1, 9000, 9000)`,
  )
    .bind(Date.now() + HOUR_MS)
    .run();

const book = async (slot = 'slot-1') => {
  const { submit } = await openFormForSubmission(site, contactAppointmentForm, 'nl');
  return submit({ slot });
};
const loadMailsTo = async (recipient: string) =>
  (await loadRows('outbox')).filter((row) => row.recipient === recipient);
const isLate = (row: Record<string, unknown> | undefined) =>
  row?.tries === 0 && Number(row.due_at) > Date.now() + SOON_MS;

async function findLink(pattern: RegExp, text: string): Promise<string> {
  const [link = ''] = pattern.exec(text.replaceAll('&amp;', '&')) ?? [];
  return link.replace(/^https?:\/\/[^/]+/, '');
}
const findMailedLink = async () =>
  findLink(
    /http\S+key=[\w-]+/,
    JSON.parse(String((await loadMailsTo(ANNA)).at(-1)?.mail)).text as string,
  );

async function change(link: string, action: string, slot = '') {
  const html = await (await site(link)).text();
  const [, sequence = ''] = /name="sequence" value="(\d+)"/.exec(html) ?? [];
  const answer = await submitForm(site, link, { action, sequence, slot });
  expect(answer.status).toBe(303);
  return (await site(answer.headers.get('Location') ?? '')).text();
}

describe('a visitor who had three mails this hour, while strangers flood the site', () => {
  test('is told that staff cancelled the visit', async () => {
    await book();
    await useUpHour('other@example.be');
    await env.DB.exec("UPDATE mail_limits SET used = 3 WHERE kind = 'hour'");
    await env.DB.exec(
      "UPDATE mail_limits SET used = 9000, allowed = 9000 WHERE kind = 'everybody'",
    );
    const [visit] = await loadRows('visits');
    const desk = await openDesk(await createAccountSite({ RATE_SCALE: 1 }));
    const answer = await desk.post('/nl/desk/bezoeken/slot-1/', {
      ...{ action: 'cancel', sure: 'yes', visit: String(visit?.id), sequence: '0' },
    });
    expect(answer.status).toBe(303);
    const last = (await loadMailsTo(ANNA)).at(-1);
    expect(last).toMatchObject({ queue: 'owed', lead_key: visit?.id });
    expect(String(last?.subject)).toMatch(/^Uw bezoek op .* is afgezegd$/);
    expect(isLate(last)).toBe(false);
  });

  test('gets a new confirmation of each move by the link of the mail', async () => {
    await book();
    await env.DB.exec("UPDATE mail_limits SET used = 3 WHERE kind = 'hour'");
    await env.DB.exec(
      "UPDATE mail_limits SET used = 9000, allowed = 9000 WHERE kind = 'everybody'",
    );
    const link = await findMailedLink();
    for (const slot of ['slot-2', 'slot-3', 'slot-4']) {
      const page = await change(link, 'move', slot);
      expect(page).toContain('Uw bezoek is verzet naar ');
      expect(page).toContain('De e-mail hierover is onderweg.');
    }
    const mails = await loadMailsTo(ANNA);
    expect(mails).toHaveLength(4);
    expect(mails.filter(isLate)).toEqual([]);
  });

  test('waits when the link of the thank-you page was used: nobody has answered from that address', async () => {
    const thanks = await (await site((await book()).headers.get('Location') ?? '')).text();
    await env.DB.exec("UPDATE mail_limits SET used = 3 WHERE kind = 'hour'");
    const page = await change(
      await findLink(/\/nl\/mijn-bezoek\/\?id=[^"]+?booking=[\w-]+/, thanks),
      'move',
      'slot-2',
    );
    expect(page).toMatch(/Uw bezoek is verzet naar [^.]*\. De e-mail vertrekt op /);
    const last = (await loadMailsTo(ANNA)).at(-1);
    expect(isLate(last)).toBe(true);
    // The link in that mail proves the address.
    expect(JSON.parse(String(last?.mail)).text).toMatch(/mijn-bezoek\/\?id=[\w-]+&key=/);
  });
});

describe('a mail that a form promises and that meets a limit', () => {
  test.each(ALL_FORMS)('of %s waits, and the page says until when', async (_, form) => {
    await useUpHour();
    await useUpHour('an.friend@example.be').catch(() => undefined);
    const { submit } = await openFormForSubmission(site, form, 'nl');
    const answer = await submit(form.name === 'send-to-friend' ? { friendEmail: ANNA } : {});
    expect(answer.status).toBe(303);
    const copy = (await loadRows('outbox')).find(({ queue }) => queue === 'asked');
    expect(isLate(copy)).toBe(true);
    const page = await (await site(answer.headers.get('Location') ?? '')).text();
    expect(page).toContain('De e-mail vertrekt op ');
    const [agency] = (await loadRows('outbox')).filter(({ queue }) => queue === 'agency');
    if (agency) {
      expect(isLate(agency)).toBe(false);
      expect(JSON.parse(String(agency.mail)).text).toContain(
        'De bezoeker krijgt zijn e-mail pas op',
      );
    }
  });

  test('of a visit leaves two hours before it at the latest', async () => {
    const startsAt = Date.now() + 2 * HOUR_MS + 10 * SOON_MS;
    await env.DB.prepare(
      "UPDATE slots SET starts_at = ?1, closes_at = ?1, ends_at = ?2 WHERE id = 'slot-1'",
    )
      .bind(startsAt, startsAt + HOUR_MS)
      .run();
    await useUpHour();
    await flood();
    await book();
    const [mail] = await loadMailsTo(ANNA);
    expect(mail?.due_at).toBe(startsAt - 2 * HOUR_MS);
  });
});
