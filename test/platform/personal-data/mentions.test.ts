import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { erasePersonalData } from '../../../src/platform/personal-data/erase-person-store';
import { describePersonalData } from '../../../src/platform/personal-data/export-person-store';
import { findPersonalData } from '../../../src/platform/personal-data/find-person-store';
import { PERSONAL_TABLES } from '../../../src/platform/personal-data/personal-tables';
import { dumpDatabase } from '../../dump-database';
import { loadRows } from '../../features/forms/form-requests';
import { insertMail, insertSubmission, storePeople } from './person-with-data';

const RITA = {
  email: 'rita@q.example',
  firstName: 'Rita',
  lastName: 'De Maes',
  phone: '+32470111111',
};
const KAREL = {
  ...{ email: 'karel@k.example', firstName: 'Karel', lastName: 'De Maes', phone: '+32470998877' },
  question:
    'Dag.\nRITA@q.example (Rita De Maes) zei… Mijn inkomen is 4300 euro.\nİİİrita@q.example\nKarel',
};

/** Karel writes about Rita, who wrote herself; the mails to the agency wait. */
beforeEach(async () => {
  await storePeople();
  await env.DB.batch([
    insertSubmission('rita', RITA),
    insertSubmission('karel', KAREL),
    insertMail('to-agency', 'info@agency.example', {
      ...{ kind: 'lead', replyTo: KAREL.email, text: KAREL.question },
      html: `<p>${KAREL.question}</p><a href="https://x.example/?e=rita%40q.example">`,
    }),
    insertMail('of-rita', 'info@agency.example', {
      ...{ kind: 'lead', replyTo: RITA.email, text: 'Rita asks, +32470111111' },
    }),
    insertMail('to-friend', 'bo@b.example', {
      replyTo: RITA.email,
      text: 'Rita De Maes found a house',
    }),
    insertMail('to-rita', 'Rita@q.example', { text: 'Thank you' }),
    env.DB.prepare(`UPDATE outbox SET queue = 'agency' WHERE id IN ('to-agency', 'of-rita')`),
    env.DB.prepare(
      `UPDATE outbox SET state = 'queued' WHERE id IN ('to-agency', 'of-rita', 'to-friend')`,
    ),
  ]);
});

const erase = async (email: string) =>
  erasePersonalData(env, await findPersonalData(env, email), { staff: null, now: 1 });
const describeRita = async () =>
  describePersonalData(
    await findPersonalData(env, RITA.email),
    (table, column) => `${table}, ${column}`,
  );

describe('an export', () => {
  test('names place, date and sentence of what others wrote, and nothing else of them', async () => {
    const { tables } = await describeRita();
    const [own, ...mentions] = tables.leads ?? [];
    expect(JSON.stringify(own)).toContain('+32470111111');
    const place = { mention: true, place: 'leads, answers', date: '1970-01-01T00:00:00.000Z' };
    expect(mentions).toEqual([{ ...place, sentence: 'RITA@q.example (Rita De Maes) zei…' }]);
    expect(JSON.stringify(tables)).not.toMatch(/karel|4300|998877|info@agency/i);
  });

  test('tells no address that the owner of a property did not publish', async () => {
    const about = JSON.stringify({ title: 'Huis', address: 'Verborgen straat 7' });
    for (const table of ['leads', 'visits'])
      await env.DB.prepare(`UPDATE ${table} SET about = ?`).bind(about).run();
    const { tables } = describePersonalData(
      await findPersonalData(env, 'an@x.example'),
      (table, column) => `${table}, ${column}`,
    );
    expect([tables.leads?.length, tables.visits?.length]).not.toContain(undefined);
    expect(JSON.stringify(tables)).not.toContain('Verborgen');
  });

  test('holds the mails to the person only', async () => {
    const { tables } = await describeRita();
    expect(tables.outbox).toMatchObject([{ recipient: 'Rita@q.example' }]);
  });

  test('knows the date of every table in which others may mention somebody', () => {
    const undated = PERSONAL_TABLES.filter(
      ({ texts, date, exportedTo }) => texts.length > 0 && !exportedTo && !date,
    );
    expect(undated).toEqual([]);
  });
});

describe('an erasure', () => {
  test('leaves the mails of others waiting, without the address and the name', async () => {
    await erase(RITA.email);
    const mails = await loadRows('outbox');
    const find = (id: string) => mails.find((mail) => mail.id === id);
    expect(find('to-agency')).toMatchObject({ state: 'queued', recipient: 'info@agency.example' });
    const mail = JSON.parse(String(find('to-agency')?.mail));
    expect(mail).toMatchObject({ to: 'info@agency.example', replyTo: KAREL.email });
    expect(mail.text).toContain('… (…) zei… Mijn inkomen is 4300 euro.');
    expect(find('to-friend')).toMatchObject({ state: 'queued', recipient: 'bo@b.example' });
    expect(find('of-rita')).toBeUndefined();
    expect(find('to-rita')).toBeUndefined();
  });

  test('leaves nothing of the person, and of others what they sent', async () => {
    await erase(RITA.email);
    const everything = JSON.stringify(await dumpDatabase());
    expect(everything).not.toMatch(/(?<!İ)rita(?:@|%40)q|rita de maes|\+32470111111/i);
    const karel = (await loadRows('leads')).find(({ key }) => key === 'karel');
    const answers = JSON.parse(String(karel?.answers));
    expect(answers).toMatchObject({
      firstName: 'Karel',
      lastName: 'De Maes',
      phone: '+32470998877',
    });
    // Letters that belong to it make another address.
    expect(answers.question).toContain('İİİrita@q.example');
  });

  test('of who wrote about somebody leaves that somebody', async () => {
    await erase(KAREL.email);
    expect(JSON.stringify(await loadRows('leads'))).toContain(RITA.email);
    const ids = (await loadRows('outbox')).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['of-rita', 'to-friend', 'to-rita']));
    expect(ids).not.toContain('to-agency');
  });
});
