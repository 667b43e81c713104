import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestBrowser } from '../sign-in/account-requests';
import { createAccountSite } from '../sign-in/account-requests';
import { openDesk, resetStaff } from './desk-requests';

const AREA = '/nl/desk/aanbod/';
const GONE = 99_999_998;

let desk: TestBrowser;
beforeEach(async () => {
  await resetStaff();
  desk = await openDesk(await createAccountSite());
});

const open = async (path: string) => (await desk.get(path)).text();
const listIds = async (query: string) =>
  [...(await open(AREA + query)).matchAll(/href="\/nl\/desk\/aanbod\/(\d+)\/"/g)].map(([, id]) =>
    Number(id),
  );

/** Stores a lead about a property. */
const storeLead = (property: number) =>
  env.DB.prepare(
    `INSERT INTO leads (key, body_hash, form, language, property, answers, created_at)
     VALUES (?1, '', 'contact-me', 'nl', ?2, '{"lastName":"Wouters"}', ?3)`,
  )
    .bind(crypto.randomUUID(), property, Date.now())
    .run();

describe('the portfolio', () => {
  test('shows each listing with its address, and open enquiries', async () => {
    await storeLead(84213);
    const html = await open(`${AREA}?q=84213`);
    expect(html).toMatch(/<th scope="row"><a [^>]+>[^<]+, \d{4} Durbuy<\/a>/);
    expect(html).toMatch(/>\d+ nieuw</);
  });

  test('finds by reference, and by town without case and accents', async () => {
    expect(await listIds('?q=84213')).toEqual([84213]);
    const towns = await listIds('?q=DURBUY');
    expect(towns).toContain(84213);
    expect(await listIds('?q=durbuy')).toEqual(towns);
    expect(await open(`${AREA}?q=qqqqqq`)).toContain('Geen enkel pand');
  });

  test('filters by goal, and the order is turned round', async () => {
    const [sales, lets] = [await listIds('?goal=sale'), await listIds('?goal=rent')];
    expect(sales.length).toBeGreaterThan(0);
    expect(sales.filter((id) => lets.includes(id))).toEqual([]);
    const newest = await listIds('?goal=rent');
    expect((await listIds('?goal=rent&sort=old')).toReversed()).toEqual(newest);
  });

  test('says beside the folded filters how many of them are set', async () => {
    expect(await open(AREA)).not.toContain('1 actief');
    expect(await open(`${AREA}?goal=rent&sort=new`)).toContain('<strong> 1 actief</strong>');
  });

  test('a page beyond the last one is the last one', async () => {
    expect((await listIds('?page=9999')).length).toBeGreaterThan(0);
  });
});

describe('the page of one listing', () => {
  test('leads to its enquiries, the public page and its cards', async () => {
    await storeLead(84213);
    const html = await open(`${AREA}84213/`);
    for (const path of ['card/', 'poster/']) expect(html).toContain(`${AREA}84213/${path}`);
    expect(html).toContain('/nl/desk/aanvragen/?property=84213');
    expect(html).toMatch(/href="\/nl\/desk\/aanvragen\/\d+\/"/);
    expect(html).toMatch(/Passende zoekopdrachten<\/dt><dd>–<\/dd>/);
  });

  test('of one that left says so while a lead names it; else there is none', async () => {
    expect((await desk.get(`${AREA}${GONE}/`)).status).toBe(404);
    await storeLead(GONE);
    expect(await open(`${AREA}${GONE}/`)).toContain('staat niet meer in het aanbod');
  });
});
