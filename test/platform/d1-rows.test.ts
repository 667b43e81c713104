import { env } from 'cloudflare:workers';
import * as v from 'valibot';
import type { MockInstance } from 'vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../src/domain/format/durations';
import { LeadsQuery } from '../../src/features/desk/leads/leads-query';
import { loadLead, loadLeadFiles, loadLeads } from '../../src/features/desk/leads/leads-store';
import { approveTestimonial } from '../../src/features/guestbook/testimonial-decisions-store';
import {
  loadApprovedTestimonials,
  loadLatestTestimonials,
} from '../../src/features/guestbook/testimonials-store';
import { loadOpenSlots, loadVisit } from '../../src/features/visits/visits-store';
import { loadSigningKeys } from '../../src/platform/auth/signing-keys-store';
import { loadMail, loadRecentMails } from '../../src/platform/mail/outbox-list-store';
import { deliverDueMails, enqueueMails } from '../../src/platform/mail/outbox-store';
import { loadLimitsEnd } from '../../src/platform/rate-windows-store';
import { emptyTables } from '../empty-tables';

const NOW = Date.UTC(2026, 10, 21, 12);
const TABLES = [
  ...['visits', 'slots', 'leads', 'lead_files', 'rate_windows'],
  ...['outbox', 'testimonials'],
];

const run = (sql: string) => env.DB.prepare(sql).run();

/** Inserts one valid slot and one with an empty key. */
const insertSlots = (property: number) =>
  env.DB.batch(
    [`slot ${property}`, ''].map((id) =>
      env.DB.prepare(
        `INSERT INTO slots (id, property, starts_at, ends_at, closes_at, capacity)
         VALUES ('${id}', ${property}, ${NOW + DAY_MS}, ${NOW + 2 * DAY_MS}, ${NOW + DAY_MS}, 1)`,
      ),
    ),
  );

const insertTestimonialRow = (id: string, website: string, language = 'nl') =>
  run(`INSERT INTO testimonials (id, state, name, about, website, comment, language, created_at)
       VALUES ('${id}', 'approved', 'An', '', '${website}', 'Goed.', '${language}', 0)`);

const insertLeadRow = (id: number, answers: string) =>
  run(`INSERT INTO leads (id, key, body_hash, form, language, answers, created_at)
       VALUES (${id}, 'key ${id}', 'h', 'site-contact', 'nl', '${answers}', 0)`);

const sampleMail = {
  from: { name: 'Huis & Vallée', email: 'info@huis-vallee.example' },
  to: 'an@example.be',
  subject: 'Uw vraag',
  text: 'Dag',
  html: '<p>Dag</p>',
  kind: 'copy of a form' as const,
};

let logError: MockInstance<typeof console.error>;

beforeEach(async () => {
  await emptyTables(TABLES);
  logError = vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

describe('a row that does not match its schema', () => {
  test('in slots is left out of the hours of a property, and logged', async () => {
    await insertSlots(84213);
    const slots = await loadOpenSlots(env.DB, 84213, NOW, 9);
    expect(slots.map(({ id }) => id)).toEqual(['slot 84213']);
    expect(logError).toHaveBeenCalledWith('left out of a list: slots: id is not !0');
  });

  test('in testimonials is left out of the guestbook, reported to staff, and not approved', async () => {
    await insertTestimonialRow('good', 'https://www.gast.example/');
    await insertTestimonialRow('script', 'javascript:alert(1)');
    await insertTestimonialRow('language', '', 'xx');
    const approved = await loadApprovedTestimonials(env.DB);
    expect(approved.map(({ id }) => id)).toEqual(['good']);
    const { rows, faults } = await loadLatestTestimonials(env.DB, 9);
    expect(rows.map(({ id }) => id)).toEqual(['good']);
    expect(faults).toEqual([
      'testimonials language: language is not ("nl" | "fr" | "en" | "de")',
      expect.stringMatching(/^testimonials script: website is not /),
    ]);
    await expect(
      approveTestimonial({ db: env.DB, files: env.FILES }, 'script', undefined, NOW),
    ).rejects.toThrow('testimonials script');
  });

  test('in visits is an error that names the row, not the visitor', async () => {
    await run(`INSERT INTO visits (id, state, property, language, name, email, created_at, changed_at)
               VALUES ('one', 'waiting', 84213, 'xx', 'An Maas', 'an@example.be', 0, 0)`);
    await expect(loadVisit(env.DB, 'one')).rejects.toThrow(
      /^visits one: language is not \("nl" \| "fr" \| "en" \| "de"\)$/,
    );
  });

  test('in leads is reported to staff beside the valid rows', async () => {
    await insertLeadRow(1, '{"firstName":"Anna"}');
    await insertLeadRow(2, '["Anna"]');
    const { rows, faults } = await loadLeads(env.DB, v.parse(LeadsQuery, { state: 'all' }), NOW, 9);
    expect(rows).toMatchObject([{ id: 1, answers: { firstName: 'Anna' } }]);
    expect(faults).toEqual(['leads 2: answers is not valid']);
    await expect(loadLead(env.DB, 2)).rejects.toThrow('leads 2');
  });

  test('in lead_files is an error when the files of its lead are loaded', async () => {
    await insertLeadRow(1, '{}');
    await run(`INSERT INTO lead_files (file, lead_key, field, name, type, bytes, created_at, expires_at)
               VALUES ('submitted/a.pdf', 'key 1', 'cv', 'cv.pdf', 'application/pdf', -1, 0, 1)`);
    await expect(loadLeadFiles(env.DB, 'key 1')).rejects.toThrow('lead_files: bytes is not');
  });

  test('in rate_windows is an error: a limit that cannot be read lets no submission pass', async () => {
    await run(`INSERT INTO rate_windows (network, kind, expires_at, used, allowed)
               VALUES ('net', 'send', ${NOW + DAY_MS}, -1, 5)`);
    const limits = [{ key: 'net', kind: 'send', max: 5, windowMs: DAY_MS }];
    await expect(loadLimitsEnd(env.DB, limits, NOW)).rejects.toThrow('rate_windows');
  });

  test('in the outbox delays no other mail, stores the reason, and is reported to staff', async () => {
    await env.DB.batch(enqueueMails(env.DB, [sampleMail, sampleMail], Date.now()));
    await run(`UPDATE outbox SET id = 'broken', mail = '{"to":"an@example.be"}' WHERE rowid =
               (SELECT MIN(rowid) FROM outbox)`);
    await run(`INSERT INTO outbox (id, recipient, subject, mail, state, created_at, due_at, expires_at)
               VALUES ('', '', '', '{}', 'queued', 0, 0, 0)`);
    await deliverDueMails({
      ...env,
      MAIL: { send: async () => ({ messageId: '1' }) } as unknown as SendEmail,
      MAIL_TIMEOUT_S: 15,
      PUBLIC_ORIGIN: 'https://www.huis-vallee.example',
    });
    const { rows, faults } = await loadRecentMails(env.DB, 9);
    expect(rows.map(({ id, state }) => [id === 'broken', state])).toEqual(
      expect.arrayContaining([
        [true, 'queued'],
        [false, 'sent'],
      ]),
    );
    expect(rows.find(({ id }) => id === 'broken')?.error).toContain(
      'outbox broken: mail.from is not "from"',
    );
    expect(faults).toEqual(['outbox: id is not !0']);
    await expect(loadMail(env.DB, 'broken')).rejects.toThrow('outbox broken');
  });

  test('in secrets is an error: no link is signed with a short key', async () => {
    const first = async () => ({ value: 'short' });
    const DB = { prepare: () => ({ first }) } as unknown as D1Database;
    await expect(loadSigningKeys({ ENVIRONMENT: 'local', DB })).rejects.toThrow(
      /^secrets: value is not >=64$/,
    );
  });
});
