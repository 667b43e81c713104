import { env } from 'cloudflare:workers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { loadRows } from '../forms/form-requests';
import type { AlertSite } from './alert-site';
import {
  addVilla,
  clearAlerts,
  createAlertSite,
  createFiles,
  removeProperty,
  STUDIO,
  VILLA,
} from './alert-site';
import { loadAlertMails, resetSubscribers, SUBSCRIBER } from './subscribers';

const CHEAPER = { [VILLA]: { Price: 365_000 } };
let site: AlertSite;

afterAll(clearAlerts);
beforeEach(async () => {
  await clearAlerts();
  await resetSubscribers(SUBSCRIBER);
  site = await createAlertSite();
  await load(createFiles());
});

async function load(files: ReturnType<typeof createFiles>) {
  const version = await site.load(files);
  await site.runCron();
  return version;
}

const readSubjects = async (id?: string) =>
  (await loadAlertMails(id)).map(({ subject }) => subject);

describe('subscribers hear', () => {
  test('nothing of the first load', async () => {
    expect(await readSubjects()).toEqual([]);
  });

  test('of a new property: what it is, its price, why, and where to stop', async () => {
    await load(addVilla(createFiles(), 90001));
    const [mail] = await loadAlertMails();
    expect(mail?.subject).toBe('1 nieuw pand dat past');
    for (const part of [
      'Beste Bo Claes,',
      'Nieuw\nVilla met zicht op de Ourthe · Durbuy\n€ 385.000',
      'Past bij ‘Huis in Durbuy’: villa, Durbuy',
      '/nl/te-koop/durbuy/villa-met-zicht-op-de-ourthe/90001/',
      '/nl/mijn-zoekopdrachten/',
      '/nl/zoekopdracht/uitschrijven/?token=',
    ])
      expect(mail?.text).toContain(part);
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<http.+token=[\w.%-]+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mail?.headers['List-Unsubscribe']).not.toContain('example.be');
  });

  test('of another price, with the one before', async () => {
    await load(createFiles(CHEAPER));
    const [mail] = await loadAlertMails();
    expect(mail?.subject).toBe('Nieuws over 1 pand dat past');
    expect(mail?.text).toContain('Andere prijs');
    expect(mail?.text).toContain('€ 365.000 (was € 385.000)');
  });

  test('of a property that is back, with the price that they knew', async () => {
    await load(createFiles({ [VILLA]: { Marquee: 1 } }));
    await load(createFiles(CHEAPER));
    const [mail, ...others] = await loadAlertMails();
    expect(mail?.text).toContain('Weer te koop');
    expect(mail?.text).toContain('€ 365.000 (was € 385.000)');
    expect(others).toEqual([]);
  });

  test('in their language, of each property once, with every search that it fits', async () => {
    const { searches } = SUBSCRIBER;
    const second = {
      'Vier kamers': { goal: 'sale', bedroomsMin: 4, garden: true, priceMax: 400_000 },
    };
    await resetSubscribers({ language: 'fr', searches: { ...searches, ...second } });
    await load(addVilla(createFiles(), 90001));
    const [mail, ...others] = await loadAlertMails();
    expect(others).toEqual([]);
    expect(mail?.text.match(/90001/g)).toHaveLength(1);
    expect(mail?.text).toContain('Convient à « Huis in Durbuy » : villa, Durbuy');
    expect(mail?.text).toContain(
      'Convient à « Vier kamers » : Durbuy, € 385.000, 4 chambres, jardin',
    );
  });

  test.each([
    ['what fits none of their searches', { searches: { Studio: { goal: 'rent' } } }],
    ['what is above their price', { searches: { Koop: { goal: 'sale', priceMax: 300_000 } } }],
    ['anything before the address is confirmed', { confirmed: null }],
    ['anything after they unsubscribed', { unsubscribed: 1 }],
  ])('nothing of %s', async (_, subscriber) => {
    await resetSubscribers(subscriber);
    await load(addVilla(createFiles(), 90001));
    expect(await loadRows('outbox')).toEqual([]);
  });

  test('nothing for a paused search', async () => {
    await env.DB.exec('UPDATE demand_searches SET paused = 1');
    await load(addVilla(createFiles(), 90001));
    expect(await readSubjects()).toEqual([]);
  });

  test('nothing of a load before the search was made', async () => {
    await env.DB.prepare('UPDATE demand_searches SET created = ?1')
      .bind(Date.now() + 1000)
      .run();
    await load(addVilla(createFiles(), 90001));
    expect(await readSubjects()).toEqual([]);
  });

  test.each([
    ['a price that is not published', { Price: 300_000, PublishPrice: false }],
    ['another price that is not published', { Price: 299_000, PublishPrice: false }],
    ['a sold property', { Marquee: 1 }],
  ])('nothing of %s', async (_, fields) => {
    await load(createFiles({ [VILLA]: fields }));
    expect(await readSubjects()).toEqual([]);
  });

  test('no price of a property whose price is not published', async () => {
    await load(addVilla(createFiles(), 90001, { Price: 299_000, PublishPrice: false }));
    const [mail] = await loadAlertMails();
    expect(mail?.text).toContain('Prijs op aanvraag');
    expect(mail?.html).not.toContain('299');
  });
});

describe('nothing is sent twice', () => {
  test('when the same version is loaded again', async () => {
    const files = addVilla(createFiles(), 90001);
    await load(files);
    await load(files);
    expect(await readSubjects()).toHaveLength(1);
  });

  test('when a version is taken back and loaded again, with a correction', async () => {
    const first = await load(createFiles());
    const files = createFiles(CHEAPER);
    await load(files);
    await site.rollBack(first);
    await site.runCron();
    await load(files);
    await site.rollBack(first);
    await site.runCron();
    await load(createFiles({ [VILLA]: { Price: 365_000, HouseNumber: '9' } }));
    expect(await readSubjects()).toHaveLength(1);
  });

  test('when cron runs several times at once', async () => {
    await resetSubscribers(SUBSCRIBER, { id: 'cy' });
    await site.load(addVilla(createFiles(), 90001));
    await Promise.allSettled([site.runCron(), site.runCron(), site.runCron()]);
    await site.runCron();
    expect(await readSubjects('bo')).toHaveLength(1);
    expect(await readSubjects('cy')).toHaveLength(1);
  });

  test.each(['property_changes', 'alerts', 'search_counts', 'outbox'])(
    'and nothing is lost when a run stops at %s',
    async (table) => {
      await env.DB.exec("INSERT INTO owner_properties (person, property) VALUES ('bo', 84213)");
      await env.DB.exec(
        `CREATE TRIGGER fail BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'stopped'); END`,
      );
      await site.load(addVilla(createFiles(CHEAPER), 90001));
      await site.runCron().catch(() => undefined);
      await env.DB.exec('DROP TRIGGER fail');
      expect(await readSubjects()).toEqual([]);
      await site.runCron();
      await site.runCron();
      expect(await readSubjects()).toEqual(['Nieuws over 2 panden die passen']);
    },
  );

  test('to more subscribers than one batch holds', async () => {
    await resetSubscribers(...Array.from({ length: 45 }, (_, number) => ({ id: `p${number}` })));
    await load(addVilla(createFiles(), 90001));
    const recipients = (await loadRows('outbox')).map(({ recipient }) => recipient);
    expect([recipients.length, new Set(recipients).size]).toEqual([45, 45]);
  });
});

describe('what is no longer true is not told', () => {
  /** Collects the alerts of this catalogue, loads the next one, and lets the morning come. */
  async function collectAndLoad(
    files: ReturnType<typeof createFiles>,
    next: ReturnType<typeof createFiles>,
  ) {
    await env.DB.exec(`UPDATE people SET frequency = 'weekly'`);
    await load(files);
    await load(next);
    await env.DB.exec(`UPDATE people SET frequency = 'immediate'`);
    await site.runCron();
  }

  test('of a property that left the catalogue', async () => {
    const files = addVilla(addVilla(createFiles(), 90001), 90002);
    await collectAndLoad(files, addVilla(createFiles(), 90002));
    const [mail] = await loadAlertMails();
    expect(mail?.text).toContain('90002');
    expect(mail?.text).not.toContain('90001');
  });

  test('and without anything to say there is no mail', async () => {
    await collectAndLoad(addVilla(createFiles(), 90001), createFiles());
    expect(await readSubjects()).toEqual([]);
  });

  test('of a price that is back where it was', async () => {
    await collectAndLoad(createFiles(CHEAPER), createFiles({ [VILLA]: { HouseNumber: '9' } }));
    expect(await readSubjects()).toEqual([]);
  });

  test('and of two other prices the last is told, beside the first', async () => {
    await collectAndLoad(createFiles(CHEAPER), createFiles({ [VILLA]: { Price: 350_000 } }));
    expect((await loadAlertMails())[0]?.text).toContain('€ 350.000 (was € 385.000)');
  });

  test('of a search that is paused meanwhile', async () => {
    await env.DB.exec(`UPDATE people SET frequency = 'weekly'`);
    await load(addVilla(createFiles(), 90001));
    await env.DB.exec(`UPDATE demand_searches SET paused = 1`);
    await env.DB.exec(`UPDATE people SET frequency = 'immediate'`);
    await site.runCron();
    expect(await readSubjects()).toEqual([]);
  });
});

test('the searches that fit a property of an owner are counted', async () => {
  await resetSubscribers(SUBSCRIBER, {
    id: 'cy',
    searches: { a: { goal: 'sale' }, b: { goal: 'rent' } },
  });
  await env.DB.batch(
    [VILLA, STUDIO].map((id) =>
      env.DB.prepare(`INSERT INTO owner_properties (person, property) VALUES ('bo', ?)`).bind(id),
    ),
  );
  await load(createFiles(CHEAPER));
  await load(removeProperty(createFiles(), STUDIO));
  const counts = await loadRows('search_counts');
  expect(counts.map(({ property, load, searches }) => [property, load, searches])).toEqual([
    [VILLA, 3, 2],
  ]);
});
