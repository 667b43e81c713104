import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../src/domain/format/durations';
import { emptyTables } from '../../empty-tables';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import type { TestSite } from '../forms/form-requests';
import { clearSubmissions, createFormSite } from '../forms/form-requests';
import { LUC, openDesk, resetStaff } from './desk-requests';
import { LIST, read } from './lead-requests';

beforeEach(async () => {
  await clearSubmissions();
  await emptyTables(['figures']);
  await resetStaff();
});

/** A desk of an agency that promises an answer within so many working days. */
async function openPromisingDesk(answerWorkdays: number | undefined) {
  const snapshot = createSmallSnapshot();
  snapshot['site/configuration.json'].agency.promises = { answerWorkdays } as never;
  const site: TestSite = await createFormSite({}, snapshot);
  return openDesk(site, LUC.email);
}

/** Stores a lead that came so long ago, and its first answer as long after that, if there is one. */
async function insertLead(
  name: string,
  ago: number,
  answeredAfter?: number,
  form = 'site-contact',
) {
  const createdAt = Date.now() - ago;
  const lead = await env.DB.prepare(
    `INSERT INTO leads (key, body_hash, form, language, answers, created_at, state)
     VALUES (?1, 'h', ?4, 'nl', json_object('name', ?1), ?2, ?3) RETURNING id`,
  )
    .bind(name, createdAt, answeredAfter === undefined ? 'new' : 'answered', form)
    .first<{ id: number }>();
  if (answeredAfter !== undefined)
    await env.DB.prepare(
      `INSERT INTO lead_replies (lead, created_at, staff, subject, text, mail)
       SELECT ?1, ?2, id, 's', 't', 'm' FROM staff_accounts WHERE email = ?3`,
    )
      .bind(lead?.id ?? 0, createdAt + answeredAfter, LUC.email)
      .run();
  return `${LIST}${lead?.id}/`;
}

test('a lead that is older than the promise is late in the list, on its page and today', async () => {
  const page = await insertLead('An Late', 20 * DAY_MS);
  for (let index = 0; index < 8; index++) await insertLead(`New ${index}`, index);
  const desk = await openPromisingDesk(1);
  for (const path of [LIST, page, '/nl/desk/']) {
    const html = await read(desk, path);
    expect(html).toContain('20 dagen geleden, te laat: beloofd tegen');
    expect(html).toContain('answer-due--late');
  }
});

test('who waits longest comes first, page after page, and nobody who waits for nothing', async () => {
  for (let index = 0; index < 30; index++)
    await insertLead(`Visitor-${index}.`, (40 - index) * DAY_MS);
  await insertLead('Reader.', 50 * DAY_MS, undefined, 'sign-newsletter');
  await insertLead('Booker.', 50 * DAY_MS, undefined, 'contact-appointment');
  await insertLead('Answered.', 2 * DAY_MS, HOUR_MS);
  const desk = await openPromisingDesk(1);
  const listNames = async (query: string) =>
    [
      ...(await read(desk, `${LIST}${query}`)).matchAll(/>(Visitor-\d+|Reader|Booker|Answered)\./g),
    ].map(([, name]) => name);
  const first = await listNames('?state=waiting');
  expect(first).toEqual(Array.from({ length: 25 }, (_, index) => `Visitor-${index}`));
  expect(await listNames('?state=waiting&page=2')).toEqual(
    Array.from({ length: 5 }, (_, index) => `Visitor-${25 + index}`),
  );
  expect(await read(desk, `${LIST}?state=waiting`)).toContain('30 aanvragen');
  await env.DB.exec("INSERT INTO lead_words (lead, word) SELECT id, 'visitor' FROM leads");
  expect(await listNames('?state=waiting&q=visitor')).toEqual(first);
});

test('without a promise the desk says only how long somebody waits', async () => {
  await insertLead('An Late', 20 * DAY_MS);
  await insertLead('Bea', 3 * DAY_MS, 5 * HOUR_MS);
  const desk = await openPromisingDesk(undefined);
  for (const path of [LIST, '/nl/desk/', '/nl/desk/cijfers/'])
    expect(await read(desk, path)).not.toMatch(/beloofd|te laat/);
  expect(await read(desk, LIST)).toContain('20 dagen geleden');
  expect(await read(desk, '/nl/desk/cijfers/')).toContain('5 uur');
});

test('figures tell by colleague how fast half of the answers came, and how many as promised', async () => {
  await insertLead('One', 20 * DAY_MS, 2 * HOUR_MS);
  await insertLead('Two', 20 * DAY_MS, 4 * HOUR_MS);
  await insertLead('Three', 20 * DAY_MS, 9 * DAY_MS);
  await insertLead('Four', 20 * DAY_MS, 8 * HOUR_MS);
  await insertLead('An Late', 15 * DAY_MS);
  const html = await read(await openPromisingDesk(1), '/nl/desk/cijfers/');
  const row = /<tr><th scope="row">Luc[^<]*<\/th>(.*?)<\/tr>/.exec(html)?.[1];
  expect(row?.replaceAll(/ data-label="[^"]*"/g, '')).toBe(
    '<td>4</td><td>6 uur</td><td>75\u00a0%</td>',
  );
  expect(html).toContain('1 aanvraag wacht nog op antwoord, 1 te laat');
});
