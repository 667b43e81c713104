import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { loadRows } from '../../forms/form-requests';
import { addVilla, createFiles, removeProperty, STUDIO, VILLA } from './alert-site';
import { CHEAPER, readSubjects, setUpAlertSite } from './alerts-of-loads';
import { loadAlertMails, resetSubscribers, SUBSCRIBER } from './subscribers';

const { load } = setUpAlertSite();

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
    // The word of the tag on the page of the searches.
    expect(mail?.text).toContain('Prijs gezakt');
    expect(mail?.text).toContain('€ 365.000 (was € 385.000)');
  });

  test('of a higher price, which has not dropped', async () => {
    await load(createFiles({ [VILLA]: { Price: 395_000 } }));
    const [mail] = await loadAlertMails();
    expect(mail?.text).toContain('Andere prijs');
    expect(mail?.text).toContain('€ 395.000 (was € 385.000)');
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

  test.each([
    ['after their account was closed', 'disabled_at = 1'],
    ['once they are an owner only', 'subscriber = 0, owner = 1'],
  ])('nothing %s', async (_, change) => {
    await env.DB.exec(`UPDATE accounts SET ${change}`);
    await load(addVilla(createFiles(), 90001));
    expect(await readSubjects()).toEqual([]);
  });

  test('nothing for a paused search', async () => {
    await env.DB.exec('UPDATE saved_searches SET paused_at = 1');
    await load(addVilla(createFiles(), 90001));
    expect(await readSubjects()).toEqual([]);
  });

  test('nothing of a load before the search was made', async () => {
    await env.DB.prepare('UPDATE saved_searches SET created_at = ?1')
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

test('the searches that fit a property of an owner are counted', async () => {
  await resetSubscribers(SUBSCRIBER, {
    id: 'cy',
    searches: { a: { goal: 'sale' }, b: { goal: 'rent' } },
  });
  await env.DB.batch(
    [VILLA, STUDIO].map((id) =>
      env.DB.prepare(`INSERT INTO owner_properties (account, property) VALUES ('bo', ?)`).bind(id),
    ),
  );
  await load(createFiles(CHEAPER));
  await load(removeProperty(createFiles(), STUDIO));
  const counts = await loadRows('search_counts');
  expect(counts.map(({ property, load, searches }) => [property, load, searches])).toEqual([
    [VILLA, 3, 2],
  ]);
});
