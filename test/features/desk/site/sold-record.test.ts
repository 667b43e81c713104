import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { createSoldFiles, findMonth, HOME, SHOWN } from '../../sold-homes';
import { AGENT, DESK_SITE, loadLiveSite, PUBLISH, setUpSiteDesk } from './site-desk';

const SOLD = `${DESK_SITE}verkocht/`;
const ARCHIVE = '/nl/verkocht/';
const PRICE = /224\.000/;

const opened = setUpSiteDesk(() => createSoldFiles(HOME, SHOWN));

const readDesk = async (path: string) => (await opened.desk.get(path)).text();
const publish = (documents: string) =>
  opened.desk.post(PUBLISH, { action: 'publish', sure: 'yes', documents });
const countDrafts = async () =>
  (await env.DB.prepare('SELECT field FROM site_drafts').all()).results.length;

/** Adds the villa of the catalogue to the archive, with these answers. */
async function addVilla(answers: Record<string, string>) {
  const added = await opened.desk.post(SOLD, { action: 'add', property: 'Ref. 84.213' });
  expect(added.headers.get('Location')).toBe(`${SOLD}84213/`);
  return opened.desk.post(`${SOLD}84213/`, { action: 'save', ...answers });
}

describe('a home of the archive at the desk', () => {
  test('stands in a list by month, and begins with what its listing says', async () => {
    const list = await readDesk(SOLD);
    expect(list.match(/Durbuy, 7000[12]/g)).toEqual(['Durbuy, 70002', 'Durbuy, 70001']);
    await opened.desk.post(SOLD, { action: 'add', property: '84213' });
    const page = await readDesk(`${SOLD}84213/`);
    expect(page).toMatch(/name="asked"[^>]* value="385000"/);
    expect(page).toMatch(/name="Zip"[^>]* value="6940"/);
  });

  test('is opened, not added again, if it is there', async () => {
    const again = await opened.desk.post(SOLD, { action: 'add', property: '70002' });
    expect(again.headers.get('Location')).toBe(`${SOLD}70002/`);
    expect(await countDrafts()).toBe(0);
    expect((await opened.desk.post(SOLD, { action: 'add', property: 'villa' })).status).toBe(422);
  });

  test('without the day of its owner’s consent is not published', async () => {
    await addVilla({ days: '30' });
    expect(await readDesk(`${SOLD}84213/`)).toContain(
      'Schriftelijk akkoord van de eigenaar op is een verplicht veld',
    );
    expect((await publish('sold/84213')).status).toBe(422);
    expect((await loadLiveSite()).sold).toHaveLength(2);
  });

  test('has no price without the day on which both parties agreed', async () => {
    await addVilla({ 'consent.owner': '2026-01-10', price: '377.000' });
    expect(await readDesk(`${SOLD}84213/`)).toContain('waarop beide partijen schriftelijk akkoord');
    expect((await publish('sold/84213')).status).toBe(422);
    await opened.desk.post(`${SOLD}84213/`, {
      ...{ action: 'save', 'consent.price': '2026-01-12', 'consent.home': 'yes' },
    });
    expect((await publish('sold/84213')).status).toBe(303);
    expect((await loadLiveSite()).sold.at(-1)).toMatchObject({
      ...{ id: 84213, price: 377_000, month: findMonth(0) },
      consent: { owner: '2026-01-10', price: '2026-01-12', home: true },
    });
    expect(await opened.read(ARCHIVE)).toMatch(/377\.000/);
  });

  test('is for editors', async () => {
    expect((await (await opened.openAs(AGENT)).get(SOLD)).status).toBe(403);
  });
});

describe('a consent that ends', () => {
  const end = (action: string) => opened.desk.post(`${SOLD}70002/`, { action, sure: 'yes' });

  test('of the price takes it off the site alone, and says within which time; nothing else that waits goes along', async () => {
    expect(await opened.read(ARCHIVE)).toMatch(PRICE);
    await opened.desk.post(`${SOLD}70002/`, {
      action: 'save',
      'title.nl': 'Huis',
      price: '225000',
    });
    await opened.desk.post(`${SOLD}70001/`, { action: 'save', days: '12' });
    const ask = { action: 'end-price', sure: '' };
    const asked = await (await opened.desk.post(`${SOLD}70002/`, ask)).text();
    expect(asked).toContain('verdwijnt binnen 3\u00a0minuten van de site');
    expect((await end('end-price')).status).toBe(303);
    const archive = await opened.read(ARCHIVE);
    expect(archive).not.toMatch(/22[45]\.000/);
    expect(archive).toContain('Huis met de luiken');
    expect((await loadLiveSite()).sold[1]).toMatchObject({
      consent: { owner: '2026-01-10', home: true },
    });
    expect((await loadLiveSite()).sold[1]?.consent.price).toBeUndefined();
    // The other title and the days of the other home.
    expect(await countDrafts()).toBe(2);
    expect(await readDesk(`${SOLD}70002/`)).not.toMatch(/22[45]000|Prijs van de site halen/);
  });

  test('of the home takes all of it out', async () => {
    expect((await end('end-home')).status).toBe(303);
    expect(await opened.read(ARCHIVE)).not.toMatch(/luiken|224\.000/);
    expect((await loadLiveSite()).sold.map(({ id }) => id)).toEqual([HOME.id]);
  });

  test('does not come back with an earlier publication', async () => {
    await end('end-price');
    const restored = await opened.desk.post(`${DESK_SITE}publicaties/`, {
      ...{ action: 'restore', sure: 'yes', number: '1' },
    });
    expect(restored.status).toBe(303);
    expect(await opened.read(ARCHIVE)).not.toMatch(PRICE);
    expect(await readDesk(`${DESK_SITE}publicaties/`)).not.toMatch(/224000|224\.000/);
  });
});
