import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestSite } from './fixtures';
import { findObservatoryFaults } from './platform/mozilla-observatory';
import { createSmallSnapshot } from './platform/snapshot/small-snapshot';

/** Creates a database that fails at everything with this message. */
const createBrokenDatabase = (message: string) => {
  const fail = () => {
    throw new Error(message);
  };
  return { prepare: fail, batch: fail, exec: fail };
};

beforeEach(async () => {
  await env.DB.exec('DELETE FROM incidents');
});

describe('/health/', () => {
  test('answers 200 {"ok":true}, nothing else, and is not stored', async () => {
    const response = await (await createTestSite())('/health/');
    expect([response.status, await response.text()]).toEqual([200, '{"ok":true}']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Type')).toContain('application/json');
    expect(findObservatoryFaults(response.headers)).toEqual([]);
  });

  test('answers 503 while the database is away', async () => {
    const site = await createTestSite({
      variables: { DB: createBrokenDatabase('Network connection lost.') },
    });
    const response = await site('/health/');
    expect([response.status, await response.text()]).toEqual([503, '{"ok":false}']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('answers 503 without a version to show', async () => {
    // Production refuses a demonstration, and KV is empty.
    const embedded = createSmallSnapshot();
    embedded['site/configuration.json'].demonstration = true;
    const site = await createTestSite({ embedded, variables: { ENVIRONMENT: 'production' } });
    expect((await site('/health/')).status).toBe(503);
  });

  test('answers 503, without a name, if the site is not configured', async () => {
    const site = await createTestSite({ variables: { PUBLIC_ORIGIN: undefined } });
    const response = await site('/health/');
    expect([response.status, await response.text()]).toEqual([503, '{"ok":false}']);
  });
});

describe('an error', () => {
  /** A page that reads the database. */
  const PAGE = `/nl/mijn-bezoek/?id=${crypto.randomUUID()}&key=${'a'.repeat(43)}`;
  const openFailingPage = async (message: string) =>
    (await createTestSite({ variables: { DB: createBrokenDatabase(message) } }))(PAGE);

  test.each([
    'D1_ERROR: no such table: secrets',
    'Network connection lost.',
    'D1 DB storage operation exceeded timeout which caused object to be reset.',
    'internal error; reference = 8f7c',
    'KV GET failed: 503 Service Unavailable',
    'D1 DB is overloaded. Requests queued for too long.',
  ])('of the platform, %o, is answered 503 with Retry-After', async (message) => {
    const response = await openFailingPage(message);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '60']);
    expect(await response.text()).not.toContain(message);
  });

  test('of ours is answered 500, with the id of the request in page, header and log', async () => {
    const log = vi.spyOn(console, 'error');
    const response = await openFailingPage('a is not a function');
    expect([response.status, response.headers.get('Retry-After')]).toEqual([500, null]);
    const id = response.headers.get('X-Request-Id') ?? 'no id';
    expect(id).toMatch(/^[\da-f-]{36}$/);
    const html = await response.text();
    expect(html).toContain(`Vermeld dit nummer als u belt: ${id}`);
    expect(html).not.toContain('not a function');
    expect(log.mock.calls.some(([first]) => String(first).includes(id))).toBe(true);
    log.mockRestore();
  });

  test('is counted by the hour, and not once for each of a storm', async () => {
    const failOnce = { isDown: true };
    const DB = {
      prepare(sql: string) {
        if (failOnce.isDown && sql.includes('secrets')) throw new Error('a is not a function');
        return env.DB.prepare(sql);
      },
    };
    const site = await createTestSite({ variables: { DB } });
    for (let request = 0; request < 5; request++) expect((await site(PAGE)).status).toBe(500);
    const { results } = await env.DB.prepare('SELECT kind, count FROM incidents').all();
    expect(results).toEqual([{ kind: 'error', count: 1 }]);
  });
});
