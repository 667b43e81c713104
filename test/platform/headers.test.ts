import { describe, expect, test } from 'vitest';
import type { Site } from '../features/forms/sending';
import { ANNA, fillIn, formSite, send } from '../features/forms/sending';
import { isolate } from '../fixtures';
import { observatoryFaults } from './observatory';
import { smallSnapshot } from './snapshot/small-snapshot';

const LIST = '/nl/te-koop/';
const CONTACT = '/nl/contact/';
const PICTURE = `/nl/gastenboek/foto/?id=${crypto.randomUUID()}`;

const down = () => {
  throw new Error('down');
};

/** Every kind of answer there is, by its status; files of the site's are the browser tests'. */
const KINDS: [status: number, kind: string, ask: (site: Site) => Promise<Response>][] = [
  [200, 'a page', (site) => site(LIST)],
  [200, 'a page asked for by its head', (site) => site(LIST, { method: 'HEAD' })],
  [200, 'a page that no cache keeps', (site) => site(CONTACT)],
  [200, 'a preview', (site) => site('/preview/nl/te-koop/')],
  [200, 'a part that comes later', (site) => site('/fr/late/consent/')],
  [200, 'the map in its frame', (site) => site('/nl/kaart/')],
  [200, 'JSON', (site) => site('/form-ticket/?form=site-contact&language=nl')],
  [200, 'JSON that is kept', (site) => site('/nl/zoeken/index/')],
  [200, 'a point for a visit', (site) => site('/visits/?page=/nl/')],
  [204, 'nothing', (site) => site('/visits/', { method: 'POST', body: '/nl/' })],
  [301, 'moved', (site) => site('/contact/')],
  [302, 'found', (site) => site('/')],
  [303, 'sent', (site) => fillIn(site, CONTACT, 'site-contact', ANNA)],
  [304, 'held by the browser', async (site) => site(LIST, { headers: await known(site) })],
  [400, 'unreadable', (site) => site(CONTACT, { method: 'POST', body: '{}' })],
  [
    403,
    'sent from elsewhere',
    (site) => send(site, CONTACT, {}, { 'Sec-Fetch-Site': 'cross-site' }),
  ],
  [404, 'unknown', (site) => site('/fr/nulle-part/')],
  [405, 'done another way', (site) => site('/nl/', { method: 'DELETE' })],
  [410, 'a link that has ended', (site) => site('/nl/documenten/')],
  [413, 'too large', (site) => send(site, CONTACT, { question: 'A'.repeat(300_000) })],
  [422, 'refused', (site) => send(site, CONTACT, {})],
  [500, 'broken', async () => (await formSite({ FILES: { get: down } }))(PICTURE)],
  [503, 'not stored', async () => send(await formSite({ DB: { prepare: down } }), CONTACT, ANNA)],
];

async function known(site: Site) {
  return { 'If-None-Match': (await site(LIST)).headers.get('ETag') ?? '' };
}

describe('the Observatory finds nothing wrong with', () => {
  test.each(KINDS)('%i, %s', async (status, _, ask) => {
    const response = await ask(await formSite({ SNAPSHOT_POLL_S: 1e9 }));
    expect(response.status).toBe(status);
    expect(observatoryFaults(response.headers)).toEqual([]);
  });

  test('a page of a site with all that can be configured', async () => {
    const files = smallSnapshot();
    Object.assign(files['site/configuration.json'], {
      siteInfo: {
        analyticsId: 'G-TEST1',
        adsId: 'AW-123',
        tagManagerId: 'GTM-T',
        socialPixelId: '1',
      },
      map: { tiles: TILES, streetView: STREETS },
    });
    const site = await isolate({ embedded: files });
    for (const path of ['/nl/te-koop/', '/nl/kaart/'])
      expect(observatoryFaults((await site(path)).headers)).toEqual([]);
  });

  test.each([
    ['that lacks a binding', {}, { SNAPSHOTS: undefined }],
    ['that has nothing to show', { demonstration: true }, { ENVIRONMENT: 'production' }],
  ])('a worker %s', async (_, configuration, variables) => {
    const embedded = smallSnapshot();
    Object.assign(embedded['site/configuration.json'], configuration);
    const response = await (await isolate({ embedded, variables }))('/nl/');
    expect(response.status).toBe(503);
    expect(observatoryFaults(response.headers)).toEqual([]);
  });
});

const TILES = {
  provider: 'Tegels vzw',
  url: 'https://tile.example/{z}/{x}/{y}.png',
  attribution: '© Tegels',
};

const STREETS = {
  provider: 'Straten vzw',
  url: 'https://street.example/?at={latitude},{longitude}&in={language}',
};

test('nothing is done another way than by GET, HEAD and POST', async () => {
  const response = await (await isolate())('/nl/te-koop/', { method: 'PUT', body: 'x' });
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
});
