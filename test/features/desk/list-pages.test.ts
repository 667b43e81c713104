import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { listGrowingRows } from '../../../scripts/bench/page-rows/growing-rows';
import { createTables } from '../../database-tables';
import { emptyTables } from '../../empty-tables';
import type { TestBrowser } from '../sign-in/account-requests';
import { createAccountSite } from '../sign-in/account-requests';
import { openDesk, resetStaff } from './desk-requests';

const LEADS = 1600;

let desk: TestBrowser;
beforeAll(async () => {
  await emptyTables(await createTables());
  await resetStaff();
  for (const statement of listGrowingRows(LEADS, Date.now())) await env.DB.prepare(statement).run();
  desk = await openDesk(await createAccountSite());
});

/** What names a row on its page. */
const LEAD = /class="lead-row__who"><a href="\/nl\/desk\/aanvragen\/(\d+)\//g;
const MAIL = /<a href="\/nl\/desk\/mails\/(\w+)\//g;
const ACTION = /class="log-row">.*?<a href="[^"]*\/(\w+)\/">/g;
const SUBSCRIBER = /<strong>(Abonnee \d+)/g;
const READER = /<span>(persoon\d+@[\w.]+)\u00a0·/g;
const WAITING = /name="visit" value="(\w+)"/g;

/** Lists with what their pages show of each row, and the query that gives all rows in the list's order. */
const LISTS: [path: string, row: RegExp, sql: string][] = [
  [
    'aanvragen/?state=taken',
    LEAD,
    `SELECT id FROM leads WHERE state = 'taken' AND form <> 'sign-newsletter' ORDER BY id DESC`,
  ],
  [
    'aanvragen/',
    LEAD,
    `SELECT id FROM leads WHERE form <> 'sign-newsletter' AND (state IN ('new', 'taken')
       OR created_at > unixepoch() * 1000 - 7 * 86400000) ORDER BY id DESC`,
  ],
  [
    'aanvragen/?state=all&form=make-offer',
    LEAD,
    `SELECT id FROM leads WHERE form = 'make-offer' ORDER BY id DESC`,
  ],
  [
    'aanvragen/?state=all&q=familienaam15',
    LEAD,
    `SELECT id FROM leads WHERE answers ->> 'lastName' LIKE 'familienaam15%' ORDER BY id DESC`,
  ],
  [
    'mails/?state=failed',
    MAIL,
    `SELECT id FROM outbox WHERE state = 'failed' ORDER BY created_at DESC, rowid DESC`,
  ],
  [
    'logboek/?action=mail+retried',
    ACTION,
    `SELECT subject FROM staff_actions WHERE action = 'mail retried' ORDER BY id DESC`,
  ],
  [
    'personen/inschrijvingen/',
    SUBSCRIBER,
    'SELECT name FROM accounts WHERE subscriber = 1 ORDER BY email',
  ],
  ['personen/inschrijvingen/', READER, 'SELECT email FROM newsletter ORDER BY email'],
  [
    'bezoeken/wachtlijst/',
    WAITING,
    `SELECT id FROM visits WHERE state = 'waiting' ORDER BY property, created_at, id`,
  ],
];

describe.each(LISTS)('%s', (path, row, sql) => {
  test('shows each row once, from page to page and back', async () => {
    const { results } = await env.DB.prepare(sql).all();
    const all = results.map((result) => String(Object.values(result)[0]));
    const forth = await walk(`/nl/desk/${path}`, row, 'next');
    expect(forth.pages.flat()).toEqual(all);
    const back = await walk(forth.last, row, 'prev');
    expect(back.pages).toEqual(forth.pages.toReversed());
  });
});

/** Follows the links of a list's pager; returns the rows of each page, and the address of the last. */
async function walk(path: string, row: RegExp, rel: 'next' | 'prev') {
  const pages: string[][] = [];
  const link = new RegExp(`rel="${rel}" href="([^"]*)"`);
  let last = path;
  for (let next: string | undefined = path; next !== undefined; ) {
    last = next;
    // An address may break at its signs.
    const html = (await (await desk.get(last)).text()).replaceAll('<wbr/>', '');
    pages.push([...html.matchAll(row)].map(([, id = '']) => id));
    const sections = html.split('<section');
    // Of two lists each has a section with a pager of its own.
    const list = sections.find((section) => section.match(row)) ?? html;
    next = link.exec(sections.length > 2 ? list : html)?.[1]?.replaceAll('&amp;', '&');
  }
  return { pages, last };
}

test('an address with a number alone goes only so far, and its links go on from there', async () => {
  const html = await (await desk.get('/nl/desk/aanvragen/?state=all&page=60')).text();
  expect(html).toContain(`151–175 van ${LEADS}`);
  const far = await (
    await desk.get(`/nl/desk/aanvragen/?state=all&page=60&after=${LEADS - 59 * 25 + 1}`)
  ).text();
  expect([...far.matchAll(LEAD)].map(([, id]) => Number(id))[0]).toBe(LEADS - 59 * 25);
});

test('a search that many leads begin with says so, and counts no further', async () => {
  const html = await (await desk.get('/nl/desk/aanvragen/?state=all&q=familienaam')).text();
  expect(html).toContain('typ meer van de naam');
  expect(html).toMatch(/1–25 van \d+\+/);
  const few = await (await desk.get('/nl/desk/aanvragen/?state=all&q=familienaam1599')).text();
  expect(few).not.toContain('typ meer van de naam');
  expect([...few.matchAll(LEAD)].map(([, id]) => id)).toEqual(['1599']);
});

test.each([
  ['voornaam7 familienaam107', ['107']],
  ['FAMILIENAAM107', ['107', '1070', '1071', '1072', '1073', '1074', '1075', '1076', '1077']],
  ['persoon1599@mail.example', ['1599']],
  ['0470 101 599', ['1599']],
  ['+32470101599', ['1599']],
  ['naam107', []],
  ['@', []],
])('a search for %s finds leads by how they begin', async (words, ids) => {
  const query = new URLSearchParams({ state: 'all', q: words });
  const html = await (await desk.get(`/nl/desk/aanvragen/?${query}`)).text();
  const found = [...html.matchAll(LEAD)].map(([, id]) => id);
  expect(found).toEqual(expect.arrayContaining([...ids]));
  expect(found.every((id) => ids.some((one) => id?.startsWith(one)))).toBe(true);
});
