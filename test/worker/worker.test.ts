import { describe, expect, test } from 'vitest';
import { createTestSite } from '../fixtures';

const LIST = '/nl/te-koop/';

describe('a page', () => {
  test('is a 304 for a browser that has it', async () => {
    const fetchPage = await createTestSite();
    const etag = (await fetchPage(LIST)).headers.get('ETag') ?? '';
    const again = await fetchPage(LIST, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  test('from the cache equals the rendered one, byte for byte', async () => {
    const fetchPage = await createTestSite();
    const cold = await (await fetchPage(LIST)).text();
    expect(await (await fetchPage(LIST)).text()).toBe(cold);
  });

  test('enforces Trusted Types and allows no inline script and no other host', async () => {
    const { headers } = await (await createTestSite())(LIST);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=');
  });

  test.each([
    '/nl/te-koop/?page=0',
    '/nl/te-koop/?page=99999',
    '/nl/te-koop/?page=x&sort=y&type=z',
    '/nl/te-koop/?city=%7C%7C',
    '/nl/te-koop/?city=%FF',
    '/nl/zoeken/?q=%00%5B(',
  ])('%s answers 200', async (path) => {
    expect((await (await createTestSite())(path)).status).toBe(200);
  });

  test('with an unknown path is a 404 with the search and a link home', async () => {
    const response = await (await createTestSite())('/fr/nulle-part/');
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html.includes('Oups, cette page n’existe plus')).toBe(true);
    expect(html.includes('La page que vous cherchez n’existe plus')).toBe(true);
    expect(html.includes('action="/fr/chercher/"')).toBe(true);
    expect(html.includes('<a class="button button--outlined" href="/fr/">')).toBe(true);
  });
});

test('a worker without a binding or variable names it and serves no page', async () => {
  const fetchPage = await createTestSite({
    variables: { SNAPSHOTS: undefined, PUBLIC_ORIGIN: 'huis-vallee.example' },
  });
  const response = await fetchPage(LIST);
  expect(response.status).toBe(503);
  const text = await response.text();
  expect(text).toContain('SNAPSHOTS is missing');
  expect(text).toContain('PUBLIC_ORIGIN is not a URL');
});

test.each(['ln=14,p=4', 'ln=13,p=5'])('production refuses passwords of %s', async (cost) => {
  const variables = { ENVIRONMENT: 'production', PASSWORD_COST: cost };
  const response = await (await createTestSite({ variables }))(LIST);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('PASSWORD_COST is less than ln=14,p=5');
});

test.each(['5', 'ln=9,p=5', 'ln=14,p=0', 'ln=14,r=8,p=5'])(
  'PASSWORD_COST is never %s',
  async (cost) => {
    const response = await (await createTestSite({ variables: { PASSWORD_COST: cost } }))(LIST);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('PASSWORD_COST is not a cost such as ln=14,p=5');
  },
);
