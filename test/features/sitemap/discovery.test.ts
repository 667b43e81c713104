import { beforeAll, describe, expect, test } from 'vitest';
import { createTestSite } from '../../fixtures';
import { loadDemonstration, openSharedSite } from '../../platform/sharing/shared-site';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

const ORIGIN = 'http://localhost:8787';

let site: Awaited<ReturnType<typeof createTestSite>>;
let demonstration: typeof site;
beforeAll(async () => {
  const files = createSmallSnapshot();
  files['site/team.json'].push({
    ...files['site/team.json'][0],
    id: 77,
    name: 'Sanne de Wit; \\n',
    role: { nl: 'Verkoop, verhuur' },
    phone: '0470 00 12 33',
    email: 'sanne@example.be',
  });
  site = await createTestSite({ embedded: files });
  // An isolate reads the pointer at its first request: this one keeps its own files.
  await site('/robots.txt');
  await loadDemonstration();
  demonstration = await openSharedSite();
});

test('the icon that browsers ask for by themselves is the icon of the site', async () => {
  const response = await site('/favicon.ico');
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/favicon.svg']);
});

test('password managers are sent where a password is changed', async () => {
  const response = await site('/.well-known/change-password');
  expect([response.status, response.headers.get('Location')]).toEqual([
    302,
    '/nl/wachtwoord-vergeten/',
  ]);
});

test.each([
  ['nl', '/nl/zoeken/'],
  ['fr', '/fr/chercher/'],
])('in %s the address bar asks the question box at %s', async (language, path) => {
  const home = await (await demonstration(`/${language}/`)).text();
  const [, href = ''] = /<link rel="search"[^>]* href="([^"]+)"/.exec(home) ?? [];
  const response = await demonstration(href);
  expect(response.headers.get('Content-Type')).toContain('application/opensearchdescription+xml');
  const xml = await response.text();
  expect(xml).toContain(`template="${ORIGIN}${path}?q={searchTerms}"`);
  expect(/<ShortName>(.+)<\/ShortName>/.exec(xml)?.[1]?.length).toBeLessThanOrEqual(24);
  const answer = await demonstration(`${path}?q=villa`);
  expect([200, 302]).toContain(answer.status);
});

describe('a contact card', () => {
  test('of a person holds what their card on the page shows, each value escaped', async () => {
    const response = await site('/nl/team/77.vcf');
    expect(response.headers.get('Content-Type')).toBe('text/vcard; charset=utf-8');
    expect((await response.text()).split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:de Wit\\; \\\\n;Sanne;;;',
      'FN:Sanne de Wit\\; \\\\n',
      'ORG:Huis & Vallée',
      'TITLE:Verkoop\\, verhuur',
      'TEL;TYPE=WORK,VOICE:+32470001233',
      'EMAIL;TYPE=INTERNET,WORK:sanne@example.be',
      `URL:${ORIGIN}`,
      'END:VCARD',
      '',
    ]);
  });

  test('of the agency holds its offices; the contact page leads to it', async () => {
    expect(await (await demonstration('/nl/contact/')).text()).toContain(
      'href="/nl/team/agency.vcf"',
    );
    const card = await (await demonstration('/nl/team/agency.vcf')).text();
    expect(card).toContain('FN:Huis & Vallée\r\n');
    expect(card).toContain('ADR;TYPE=WORK:;;Rue du Comte Théodule 14;Durbuy;;6940;\r\n');
    for (const line of card.split('\r\n')) expect(line.length).toBeLessThanOrEqual(75);
  });

  test.each(['/nl/team/999.vcf', '/nl/team/0.vcf', '/de/team/77.vcf', '/nl/team/x.vcf'])(
    'is not at %s',
    async (path) => {
      expect((await site(path)).status).toBe(404);
    },
  );
});

test('the guide for programs names pages that exist, in each language', async () => {
  const text = await (await demonstration('/llms.txt')).text();
  expect(text).toMatch(/^# Huis & Vallée\n/);
  const links = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(links.some((path) => path.startsWith('/nl/'))).toBe(true);
  expect(links.some((path) => path.startsWith('/fr/'))).toBe(true);
  for (const path of links) expect([path, (await demonstration(path)).status]).toEqual([path, 200]);
});
