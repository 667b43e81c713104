import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { DATA_NAMES } from '../../../src/features/desk/people/data-names';
import { PERSONAL_TABLES } from '../../../src/platform/personal-data/personal-tables';
import { dumpEverything, PEOPLE, storePeople } from '../../platform/personal-data/person-with-data';
import { loadRows } from '../forms/form-requests';
import type { TestBrowser } from '../sign-in/account-requests';
import { createAccountSite } from '../sign-in/account-requests';
import { LUC, openDesk, resetStaff } from './desk-requests';

const PAGE = '/nl/desk/personen/';

let desk: TestBrowser;
beforeEach(async () => {
  await resetStaff();
  desk = await openDesk(await createAccountSite());
  await storePeople();
});

const erase = (email: string, typed: string) =>
  desk.post(PAGE, { action: 'erase', who: email, typed, sure: 'yes' });

const ask = (action: string, email: string) => desk.post(PAGE, { action, who: email });

describe('one person', () => {
  test('is found, exported as an archive and erased, with a line in the log', async () => {
    const found = await ask('find', 'AN@x.example');
    expect(await found.text()).toContain('<td>Berichten in het gastenboek</td><td>1</td>');
    const archive = await ask('export', PEOPLE.an);
    expect(archive.headers.get('Content-Type')).toBe('application/zip');
    expect(archive.headers.get('Cache-Control')).toBe('no-store');
    const question = await (await ask('erase', PEOPLE.an)).text();
    expect(question).toContain(`Alles over ${PEOPLE.an} wissen?`);
    expect(await loadRows('erasures')).toEqual([]);
    const erased = await erase(PEOPLE.an, 'AN@x.example');
    expect(await erased.text()).toContain('Gewist.');
    expect((await dumpEverything()).toLowerCase()).not.toMatch(/(?<!jo)an@x\.example/);
    expect(await (await ask('find', PEOPLE.an)).text()).toContain('is niets bewaard');
    const actions = (await loadRows('staff_actions')).map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['person found', 'person exported', 'person erased']),
    );
  });

  test('who wrote last is listed before anybody is looked for, and not when somebody is found', async () => {
    expect(await (await desk.get(PAGE)).text()).toContain(`value="${PEOPLE.an}"`);
    expect(await (await ask('find', PEOPLE.an)).text()).not.toContain(
      'Wie het laatst iets stuurde',
    );
  });

  test('is told in words where they stand: every table has a name', () => {
    const unnamed = PERSONAL_TABLES.filter(({ table }) => !DATA_NAMES[table]);
    expect(unnamed).toEqual([]);
  });

  test('with an address that is none is refused at the field, and kept', async () => {
    const answer = await ask('find', 'an@');
    expect(answer.status).toBe(422);
    expect(await answer.text()).toMatch(/aria-invalid="true"[^>]*value="an@"/);
  });

  test('is erased only where the address is typed once more, after what goes was named', async () => {
    const startsAt = Date.UTC(2031, 4, 5, 8);
    await env.DB.batch([
      env.DB.prepare(
        `INSERT OR REPLACE INTO slots (id, property, starts_at, ends_at, closes_at, capacity)
         VALUES ('coming', 84213, ?1, ?1 + 1800000, ?1, 2)`,
      ).bind(startsAt),
      env.DB.prepare(
        `UPDATE visits SET state = 'confirmed', slot = 'coming' WHERE email = 'An@X.example'`,
      ),
      env.DB.prepare(`UPDATE outbox SET state = 'queued' WHERE id = 'm-An'`),
    ]);
    const html = (await (await ask('erase', PEOPLE.an)).text()).replaceAll('\u00a0', ' ');
    expect(html).not.toContain('niet verplicht');
    expect(html).toContain('geboekt bezoek op');
    expect(html).toContain('10:00, ');
    expect(html).toContain('nog niet vertrokken zijn: 1.');
    for (const name of ['Aanvragen', 'Bezoeken', 'Bestanden', 'Mails', 'Geschiedenis van panden'])
      expect(html).toMatch(new RegExp(`<td>${name}</td><td>\\d+</td>`));
    for (const typed of ['', 'joan@x.example', 'an@x.exampl']) {
      const refused = await erase(PEOPLE.an, typed);
      expect([typed, refused.status]).toEqual([typed, 422]);
      expect(await refused.text()).toContain('Er is niets gewist.');
    }
    expect(await loadRows('erasures')).toEqual([]);
  });

  test.each([
    ['of the staff', LUC.email, 'van een medewerker'],
    ['of the agency', 'INFO@huis-vallee.example', 'van het kantoor zelf'],
    ['of the agency with a sub-address', 'info+x@huis-vallee.example', 'van het kantoor zelf'],
  ])('%s is neither erased nor exported here', async (_, email, sentence) => {
    const before = await dumpEverything();
    const found = await (await ask('find', email)).text();
    expect(found).not.toContain('value="erase"');
    for (const answer of [await ask('export', email), await erase(email, email)]) {
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(sentence);
    }
    expect((await dumpEverything()).length).toBeGreaterThanOrEqual(before.length);
    expect(await loadRows('erasures')).toEqual([]);
  });
});

test('subscribers and addresses of the newsletter are listed', async () => {
  const html = await (await desk.get('/nl/desk/personen/inschrijvingen/')).text();
  expect(html).toContain('joan@x.example');
  expect(html).toContain('nog niet bevestigd');
  await env.DB.exec('DELETE FROM newsletter');
});
