import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../../src/domain/format/durations';
import { insert, mail } from '../../retention/stored-rows';
import { loadRows } from '../forms/form-requests';
import { openDesk } from './desk-requests';
import { setUpLeads } from './lead-requests';

const desk = setUpLeads();

const HOUSEHOLD = { name: 'Bo', email: 'bo@example.be', adults: 2, kids: 1, income1: 2400 };
const FILE = 'submitted/rental-application/proof.pdf';

beforeEach(async () => {
  await env.FILES.put(FILE, 'proof');
  await env.DB.batch([
    env.DB.prepare('DELETE FROM lead_files'),
    insertLead(1, 'rental', HOUSEHOLD),
    insertLead(2, 'site-contact', { name: 'An', email: 'an@example.be', question: 'Dag' }),
    env.DB.prepare(
      `INSERT INTO lead_files (file, lead_key, field, name, type, bytes, created_at, expires_at)
       VALUES (?1, 'lead 1', 'proof', 'loon.pdf', 'application/pdf', 5, 1, 9e15)`,
    ).bind(FILE),
    insert('outbox', { ...mail, id: 'read', created_at: Date.now() }),
  ]);
});
afterEach(() => {
  vi.useRealTimers();
});

const insertLead = (id: number, form: string, answers: object) =>
  env.DB.prepare(
    `INSERT INTO leads (id, key, body_hash, form, language, answers, created_at)
     VALUES (?1, ?2, '', ?3, 'nl', ?4, 1)`,
  ).bind(id, `lead ${id}`, form, JSON.stringify(answers));

const LOOKS = ['household viewed', 'file opened', 'mail opened', 'person found'];
const listLooks = async () =>
  (await loadRows('staff_actions'))
    .filter(({ action }) => LOOKS.includes(String(action)))
    .map(({ action, subject }) => `${action} ${subject}`.trim());

describe('the log says who looked', () => {
  test('at a household and its income: once a day for each colleague, and at nothing else', async () => {
    await desk.luc.get('/nl/desk/aanvragen/1/');
    await desk.luc.get('/nl/desk/aanvragen/1/');
    await desk.luc.get('/nl/desk/aanvragen/2/');
    expect(await listLooks()).toEqual(['household viewed 1']);
    await desk.sanne.get('/nl/desk/aanvragen/1/');
    expect(await listLooks()).toHaveLength(2);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
    await (await openDesk(desk.site)).get('/nl/desk/aanvragen/1/');
    expect(await listLooks()).toHaveLength(3);
  });

  test('at a file, a mail and a person', async () => {
    const html = await (await desk.luc.get('/nl/desk/aanvragen/1/')).text();
    const link = /href="(\/nl\/desk\/bestanden\/[^"]+)"/.exec(html)?.[1] ?? '';
    await desk.luc.get(link.replaceAll('&amp;', '&'));
    await desk.luc.get('/nl/desk/mails/read/');
    await desk.luc.get('/nl/desk/mails/read/html/');
    await desk.luc.post('/nl/desk/personen/', { action: 'find', who: 'bo@example.be' });
    expect(await listLooks()).toEqual([
      'household viewed 1',
      'file opened 1',
      'mail opened read',
      'person found',
    ]);
    const log = await (await desk.luc.get('/nl/desk/logboek/')).text();
    expect(log).toContain('bekeek gezin en inkomen in aanvraag');
    expect(log).not.toContain('bo@example.be');
  });
});
