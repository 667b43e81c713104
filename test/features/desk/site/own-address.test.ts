import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { DESK_SITE, PUBLISH, setUpSiteDesk } from './site-desk';

const opened = setUpSiteDesk();
const PAGE = `${DESK_SITE}paginas/3/`;
const ORIGIN = env.PUBLIC_ORIGIN;

const save = (typed: Record<string, string>) =>
  opened.desk.post(PAGE, { action: 'save', ...typed });

const openShown = async () =>
  (await opened.desk.get(`${DESK_SITE}voorbeeld/?of=pages%2F3`)).headers.get('Location');

test('a page of this site that is copied from the address bar is a link to a page, in a field and in a text', async () => {
  await save({
    'page.params.redirectUrl.nl': `${ORIGIN}/nl/te-huur/?sort=price#main`,
    'page.params.redirectUrl.fr': `${ORIGIN}//evil.example/`,
    'page.params.content.nl': `Zie [huur](${ORIGIN.replace('http:', 'HTTPS:')}/nl/te-huur/), [elders](${ORIGIN}.evil.example/) en ${ORIGIN}/`,
    'page.params.content.fr': `<p><a href="${ORIGIN}/fr/a-louer/">ici</a></p>`,
  });
  const form = await (await opened.desk.get(PAGE)).text();
  expect(form).toContain('value="/nl/te-huur/?sort=price#main"');
  expect(form).toContain(`value="${ORIGIN}//evil.example/"`);
  expect(form).toContain(`[huur](/nl/te-huur/), [elders](${ORIGIN}.evil.example/) en ${ORIGIN}/`);
  expect(form).toContain('[ici](/fr/a-louer/)');
});

test.each([
  ['with www', ORIGIN.replace('://', '://www.')],
  ['with the dot of a full name', ORIGIN.replace(/(:\d+)?$/, '.$1')],
])('the address of this site %s is its own too', async (_, address) => {
  await save({ 'page.params.redirectUrl.nl': `${address}/nl/te-huur/` });
  expect(await (await opened.desk.get(PAGE)).text()).toContain('value="/nl/te-huur/"');
});

test('a page that leads to another site is shown where its entry stands, not left', async () => {
  expect(await openShown()).toMatch(/\/nl\/te-koop\/$/);
  await save({
    'page.params.redirect': 'yes',
    'page.params.redirectUrl.nl': 'https://elders.example/',
  });
  expect(await openShown()).toMatch(/\/nl\/$/);
  const list = await (await opened.desk.get(`${DESK_SITE}paginas/`)).text();
  expect(list).toContain('/nl/te-koop/');
  const published = await opened.desk.post(PUBLISH, {
    ...{ action: 'publish', sure: 'yes', documents: 'pages/3' },
  });
  expect(published.status).toBe(303);
});
