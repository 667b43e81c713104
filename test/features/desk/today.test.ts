import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { parseBrusselsTime } from '../../../src/domain/format/brussels-time';
import { MAIL_FAULTS } from '../../../src/platform/mail/outbox-store';
import type { TestSite } from '../forms/form-requests';
import { clearSubmissions, createFormSite, loadRows } from '../forms/form-requests';
import type { TestBrowser } from '../sign-in/account-requests';
import { openDesk, resetStaff } from './desk-requests';

const DAY = '/nl/desk/?day=2030-01-05';
const at = (time: string) => parseBrusselsTime(`2030-01-05T${time}`) ?? 0;

let site: TestSite;
let luc: TestBrowser;
beforeEach(async () => {
  await env.DB.exec('DELETE FROM visits');
  await env.DB.exec('DELETE FROM slots');
  await clearSubmissions();
  await resetStaff();
  site = await createFormSite();
  luc = await openDesk(site);
});

const read = async (path: string) => (await (await luc.get(path)).text()).replaceAll('\u00a0', ' ');

/** A visit at an hour of the day, asked for at another one if `asked` says so. */
async function bookVisit(name: string, hour: string, state = 'confirmed', asked = hour) {
  const slot = (time: string) =>
    env.DB.prepare(
      `INSERT OR IGNORE INTO slots (id, property, starts_at, ends_at, closes_at, capacity)
       VALUES (?1, 84213, ?2, ?2 + 1800000, ?2, 9)`,
    ).bind(time, at(time));
  const answers = { phone: '0470001231', remark: `Vraag van ${name}`, slot: asked };
  await env.DB.batch([
    slot(hour),
    slot(asked),
    env.DB.prepare(
      `INSERT INTO leads (key, body_hash, form, language, property, answers, created_at)
       VALUES (?1, 'h', 'contact-appointment', 'nl', 84213, ?2, 1)`,
    ).bind(name, JSON.stringify(answers)),
    env.DB.prepare(
      `INSERT INTO visits (id, state, property, slot, language, name, email, created_at, changed_at)
       VALUES (?1, ?2, 84213, ?3, 'nl', ?1, ?1 || '@example.be', 1, 1)`,
    ).bind(name, state, hour),
  ]);
}

describe('the round of a day', () => {
  test('lists visits in order, with telephone number, note and whole address', async () => {
    await bookVisit('Bea', '14:00');
    await bookVisit('An', '09:30');
    const html = await read(DAY);
    expect(html.indexOf('>An<')).toBeLessThan(html.indexOf('>Bea<'));
    for (const part of ['zaterdag 5 januari 2030', '0470 00 12 31', 'Vraag van An', '84213'])
      expect(html).toContain(part);
    expect(await read('/nl/desk/?day=2030-01-06')).not.toContain('Bea');
  });

  test('says what was moved and what was cancelled', async () => {
    await bookVisit('An', '13:00', 'confirmed', '12:00');
    await bookVisit('Bea', '15:00', 'cancelled');
    const html = await read(DAY);
    expect(html).toContain('Verplaatst, was za 5-\u20601-\u20602030, 12:00');
    expect(html).toMatch(/visit--cancelled.*Bea/s);
    expect(html).not.toContain('Vraag van Bea');
    expect(html).toContain('1 te doen');
  });

  test('shows who asks for their own houses only those', async () => {
    await bookVisit('An', '09:30');
    expect(await read(`${DAY}&mine=yes`)).not.toContain('>An<');
    await env.DB.exec(
      `UPDATE staff_accounts SET email = 'an@huis-vallee.example' WHERE name LIKE 'Luc%'`,
    );
    expect(await read(`${DAY}&mine=yes`)).toContain('>An<');
  });

  test('names what changed since yesterday, and nothing older', async () => {
    await bookVisit('An', '13:00', 'confirmed', '12:00');
    await bookVisit('Bea', '15:00', 'cancelled');
    expect(await read('/nl/desk/')).toContain('Niets veranderd sinds gisteren.');
    await env.DB.prepare('UPDATE visits SET changed_at = ?').bind(Date.now()).run();
    await env.DB.prepare(`UPDATE leads SET created_at = ? WHERE key = 'An'`).bind(Date.now()).run();
    const html = await read('/nl/desk/');
    expect(html).toContain('1 aanvraag');
    expect(html).toContain(
      'Bezoek aan pand 84213, nu za 5-\u20601-\u20602030, 13:00, was za 5-\u20601-\u20602030, 12:00',
    );
    expect(html).toContain('Bezoek aan pand 84213, afgezegd (za 5-\u20601-\u20602030, 15:00)');
  });

  test.each(['', '?day=2030-02-30', '?day=tomorrow'])('%s shows today', async (query) => {
    expect((await luc.get(`/nl/desk/${query}`)).status).toBe(200);
  });
});

describe('mails', () => {
  const MAIL = {
    text: 'Beste Ines',
    html: '<p style="color:red">Beste Ines</p><script>1</script>',
  };
  async function insertMail(state: string) {
    await env.DB.prepare(
      `INSERT INTO outbox (id, recipient, subject, mail, state, tries, created_at, due_at, expires_at, error)
       VALUES ('m-1', 'ines@example.be', 'Uw vraag', ?1, ?2, 6, 1, 1, 1, '550 no such mailbox')`,
    )
      .bind(
        JSON.stringify({
          ...{ from: { name: 'H', email: 'h@example.be' }, to: 'ines@example.be' },
          ...{ subject: 'Uw vraag', ...MAIL },
        }),
        state,
      )
      .run();
  }

  test('that failed stand on the first page with their reason, and are tried again', async () => {
    await insertMail('failed');
    const today = await read('/nl/desk/');
    expect(today).toContain('550 no such mailbox');
    expect(today).toContain('Mail aan ines@example.be');
    expect(await read('/nl/desk/mails/?state=failed')).toContain('Uw vraag');
    const columns = 'recipient, subject, mail, state, tries, created_at, due_at, expires_at, error';
    await env.DB.exec(`INSERT INTO outbox (id, ${columns}) SELECT 'm-2', ${columns} FROM outbox`);
    const retry = await luc.post('/nl/desk/mails/m-1/', { action: 'retry' });
    expect(retry.status).toBe(303);
    const [retried, other] = await loadRows('outbox');
    expect(retried?.state).not.toBe('failed');
    expect(other).toMatchObject({ id: 'm-2', state: 'failed' });
    const actions = await loadRows('staff_actions');
    expect(actions.at(-1)).toMatchObject({ action: 'mail retried', subject: 'm-1' });
  });

  test.each([MAIL_FAULTS.overdue, MAIL_FAULTS.noAddress])(
    'that no try sends (%s) have no button that tries them again',
    async (fault) => {
      await insertMail('failed');
      await env.DB.prepare('UPDATE outbox SET error = ?').bind(fault).run();
      for (const page of ['/nl/desk/', '/nl/desk/mails/m-1/'])
        expect(await read(page)).not.toContain('value="retry"');
      const answer = await luc.post('/nl/desk/mails/m-1/', { action: 'retry' });
      expect(answer.status).toBe(409);
      expect((await loadRows('outbox'))[0]).toMatchObject({ state: 'failed', tries: 6 });
    },
  );

  test('that were sent meanwhile are not sent twice: staff hear it, and the log keeps that they pressed', async () => {
    await insertMail('sent');
    const answer = await luc.post('/nl/desk/mails/m-1/', { action: 'retry' });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('intussen verzonden');
    expect((await loadRows('outbox'))[0]).toMatchObject({ state: 'sent', tries: 6 });
    expect((await loadRows('staff_actions')).at(-1)).toMatchObject({ action: 'mail retried' });
  });

  test('are shown as sent, in a frame in which nothing runs', async () => {
    await insertMail('sent');
    const html = await read('/nl/desk/mails/m-1/');
    expect(html).toContain('Beste Ines');
    expect(html).not.toContain('<script>1');
    expect(html).toMatch(/<iframe[^>]*sandbox=""/);
    const frame = await luc.get('/nl/desk/mails/m-1/html/');
    const policy = frame.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/; sandbox$/);
    expect(policy).not.toContain('script-src');
  });

  test('that are unknown answer 404', async () => {
    for (const path of ['/nl/desk/mails/none/', '/nl/desk/mails/none/html/'])
      expect((await luc.get(path)).status).toBe(404);
    expect((await luc.post('/nl/desk/mails/none/', { action: 'retry' })).status).toBe(404);
  });
});

test('the log says who did what, by person and by action', async () => {
  const html = await read('/nl/desk/logboek/');
  expect(html).toContain('Luc Dardenne');
  expect(html).toContain('meldde zich aan');
  expect(await read('/nl/desk/logboek/?action=lead+taken')).toContain('Hier staat niets.');
  expect(await read('/nl/desk/logboek/?staff=nobody&page=x')).toContain('Hier staat niets.');
});
