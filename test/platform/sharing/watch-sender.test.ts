import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { expect, test } from 'vitest';
import { watchSender } from '../../../src/platform/sharing/watch-sender';

const createRequest = () =>
  new Request('http://localhost:8787/nl/?page=2', {
    headers: { Cookie: 'a=b', 'Accept-Language': 'fr', 'X-Request-Id': 'x' },
  });

test.each<[string, (request: Request) => unknown, boolean]>([
  ['its address', ({ url, method }) => new URL(url).searchParams.get('page') + method, false],
  ['the number of the request', ({ headers }) => headers.get('x-request-id'), false],
  ['a cookie', ({ headers }) => headers.get('Cookie'), true],
  ['a cookie that is not there', ({ headers }) => headers.get('x-none'), true],
  ['whether there is a header', ({ headers }) => headers.has('Save-Data'), true],
  ['all headers', ({ headers }) => [...headers], true],
  ['all headers, one by one', ({ headers }) => headers.forEach(() => {}), true],
  ['a copy of them', ({ headers }) => new Headers([...headers.entries()]), true],
  ['where the sender is', ({ cf }) => cf, true],
])('who reads %s of a request', (_, read, isRead) => {
  const request = createRequest();
  const sender = watchSender(request);
  read(request);
  expect(sender.isRead).toBe(isRead);
});

test('headers that are watched are read as before', () => {
  const request = createRequest();
  watchSender(request);
  expect(request.headers.get('Cookie')).toBe('a=b');
  expect([...request.headers.keys()]).toContain('accept-language');
});

test.each([
  ['/nl/', false],
  ['/cookie', true],
  ['/header', true],
])('a route of the framework that reads %s', async (path, isRead) => {
  const app = new Hono()
    .get('/nl/', (c) => c.text(c.req.query('page') ?? ''))
    .get('/cookie', (c) => c.text(getCookie(c, 'a') ?? ''))
    .get('/header', (c) => c.text(c.req.header('Accept-Language') ?? ''));
  const request = new Request(`http://localhost:8787${path}`, { headers: { Cookie: 'a=b' } });
  const sender = watchSender(request);
  expect((await app.fetch(request)).status).toBe(200);
  expect(sender.isRead).toBe(isRead);
});
