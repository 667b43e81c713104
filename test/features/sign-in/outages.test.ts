import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import type { TestSite } from '../forms/form-requests';
import {
  createAccountSite,
  OWNER,
  openBrowser,
  openSignedIn,
  PASSWORD,
  setUpAccountSite,
  signIn,
} from './account-requests';

setUpAccountSite([{ ...OWNER, properties: [84213] }]);

/** A binding of which every call fails as the platform's do. */
const createDeadBinding = (message: string) =>
  new Proxy(
    {},
    {
      get: () => () => {
        throw new Error(message);
      },
    },
  );
const DEAD_DATABASE = createDeadBinding('D1_ERROR: Network connection lost.');

/** Opens the browser of somebody who signed in before, at an isolate of the site with other bindings. */
const openPortal = async (variables: Record<string, unknown>) =>
  openSignedIn(await createAccountSite(variables));

const expectToComeBack = async (response: Response) => {
  const { status, headers } = response;
  const names = ['Retry-After', 'Cache-Control', 'Set-Cookie'];
  expect([status, ...names.map((name) => headers.get(name))]).toEqual([
    ...[503, '60', 'no-store', null],
  ]);
  expect(await response.text()).not.toMatch(/D1_|Network connection/);
};

describe('without the database', () => {
  const PORTAL_PATHS = ['/nl/eigenaar/', '/nl/eigenaar/84213/', '/nl/eigenaar/84213/geschiedenis/'];

  test.each(PORTAL_PATHS)('%s opens for nobody, and says to come back', async (path) => {
    await expectToComeBack(await (await openPortal({ DB: DEAD_DATABASE })).get(path));
  });

  test('nobody signs in, with the right password either', async () => {
    const broken = await createAccountSite({ DB: DEAD_DATABASE });
    await expectToComeBack(await signIn(openBrowser(broken), OWNER.email, PASSWORD));
  });

  test('that fails between the limit and the session nobody is signed in', async () => {
    const DB = {
      batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
      prepare(sql: string) {
        if (/FROM accounts|INTO account_sessions/.test(sql))
          throw new Error('D1_ERROR: overloaded');
        return env.DB.prepare(sql);
      },
    };
    await expectToComeBack(await signIn(openBrowser(await createAccountSite({ DB })), OWNER.email));
  });

  test.each([
    ['/nl/afmelden/', '/nl/login/?ended=here', 'session'],
    ['/nl/desk/afmelden/', '/nl/desk/aanmelden/?ended=here', 'desk'],
  ] as const)('%s signs out in the browser, and says so', async (path, target, cookie) => {
    const broken = await createAccountSite({ DB: DEAD_DATABASE });
    const browser = openBrowser(broken, 'x'.repeat(22), cookie);
    const response = await browser.post(path, {});
    expect([response.status, response.headers.get('Location')]).toEqual([303, target]);
    expect(response.headers.get('Clear-Site-Data')).toBe('"cache"');
    expect(browser.session).toBe('');
    expect(await (await browser.get(target)).text()).toContain('in deze browser afgemeld');
  });

  test('pages that need no account answer', async () => {
    const open: TestSite = await createAccountSite({ DB: DEAD_DATABASE });
    for (const path of ['/nl/te-koop/', '/fr/a-vendre/', '/nl/login/'])
      expect([path, (await open(path)).status]).toEqual([path, 200]);
  });
});

test('without the stored catalogue the portal shows the embedded one', async () => {
  const browser = await openPortal({ SNAPSHOTS: createDeadBinding('KV GET failed: 503') });
  const response = await browser.get('/nl/eigenaar/84213/');
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
});

test('without the files the portal answers', async () => {
  const browser = await openPortal({ FILES: createDeadBinding('R2 get failed') });
  expect((await browser.get('/nl/eigenaar/84213/')).status).toBe(200);
});
