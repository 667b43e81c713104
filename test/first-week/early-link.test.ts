import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseBrusselsTime } from '../../src/domain/format/brussels-time';
import { buildEarlyPrefix } from '../../src/domain/routing/early-link';
import { signLink } from '../../src/platform/auth/signed-link';
import { loadSigningKeys } from '../../src/platform/auth/signing-keys-store';
import { emptyTables } from '../empty-tables';
import type { TestSite } from '../features/forms/form-requests';
import {
  CONTACT_DETAILS,
  clearSubmissions,
  createFormSite,
  loadRows,
  openAndSubmitForm,
} from '../features/forms/form-requests';
import {
  CHALET,
  createFilesWithChalet,
  createFilesWithChalets,
  findDay,
  OTHER_CHALET,
} from './withheld-listing';

const PATH = `/nl/te-koop/hotton/verscholen-tussen-struikgewas/${CHALET}/`;
const HOLDER = 'bo';

let site: TestSite;
beforeEach(async () => {
  await clearSubmissions();
  await emptyTables(['visits', 'slots', 'page_views']);
  site = await createFormSite({}, createFilesWithChalet(findDay(3)));
});
afterEach(() => {
  vi.useRealTimers();
});

/** Signs a link and returns what stands before the path, named as another may claim. */
async function createPrefix(named: { property?: number; holder?: string } = {}): Promise<string> {
  const signed = { holder: HOLDER, property: CHALET };
  const signature = await signLink('early', signed, await loadSigningKeys(env));
  return buildEarlyPrefix({ ...signed, ...named, signature });
}

/** Returns the addresses of the links and forms of a page, without fragments. */
const findAddresses = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:href|action|src|data-[\w-]+)="(\/[^"#]*)/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    ),
  ),
];

describe('a link to a property that is not public yet', () => {
  test('shows the page to its holder: not stored, not indexed, without its address for others', async () => {
    const page = await site((await createPrefix()) + PATH);
    expect(page.status).toBe(200);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(page.headers.get('Referrer-Policy')).toBe('same-origin');
    expect(page.headers.get('ETag')).toBeNull();
    const prefix = await createPrefix();
    const home = await site(prefix);
    expect(home.headers.get('Location')).toBe(`${prefix}/nl/`);
    const html = await page.text();
    expect(html).toContain('Verscholen tussen struikgewas');
    expect(html).toContain('U bent bij de eersten die dit zien');
    expect(html).not.toContain('Sinds ');
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('data-tool="share"');
    expect(html).not.toContain('deel-met');
  });

  test('and its address stays unknown, before and after', async () => {
    expect((await site(PATH)).status).toBe(404);
    await site((await createPrefix()) + PATH);
    expect((await site(PATH)).status).toBe(404);
    expect(await (await site('/nl/te-koop/')).text()).not.toContain(String(CHALET));
  });

  test('is passed on by the links about the property, and by no other', async () => {
    const prefix = await createPrefix();
    const addresses = findAddresses(await (await site(prefix + PATH)).text());
    const about = addresses.filter((address) => address.includes(String(CHALET)));
    expect(about.length).toBeGreaterThan(4);
    for (const address of about) {
      expect(address.startsWith(`${prefix}/`)).toBe(true);
      const { status } = await site(address);
      expect([address, status]).toEqual([address, 200]);
    }
    for (const address of addresses)
      expect(address.startsWith('/early/')).toBe(about.includes(address));
    for (const address of addresses.filter((other) => other.startsWith('/nl/')))
      expect(await (await site(address)).text()).not.toContain(String(CHALET));
  });

  test('moves to the right words of the address and stays a link', async () => {
    const prefix = await createPrefix();
    const moved = await site(`${prefix}/nl/te-koop/hotton/iets-anders/${CHALET}/`);
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, prefix + PATH]);
    expect(moved.headers.get('Cache-Control')).toBe('no-store');
  });

  test('leads to the ordinary page from the first public day on, in Brussels', async () => {
    const address = (await createPrefix()) + PATH;
    const midnight = parseBrusselsTime(`${findDay(3)}T00:00`) ?? 0;
    vi.useFakeTimers({ toFake: ['Date'], now: midnight - 1000 });
    expect((await site(address)).status).toBe(200);
    expect((await site(PATH)).status).toBe(404);
    vi.setSystemTime(midnight);
    const moved = await site(`${address}?situation=second`);
    expect(moved.status).toBe(302);
    expect(moved.headers.get('Location')).toBe(`${PATH}?situation=second`);
    expect((await site(PATH)).status).toBe(200);
  });

  test.each([
    ['another property', { property: 84213 }, PATH],
    ['a property that does not exist', { property: 99_999 }, PATH],
    ['another person', { holder: 'cy' }, PATH],
    ['no property', { property: 0 }, PATH],
  ])('opens nothing if it names %s', async (_, named, path) => {
    const prefix = await createPrefix(named);
    const moved = await site(prefix + path);
    expect([moved.status, moved.headers.get('Location')]).toEqual([302, path]);
    expect((await site(path)).status).toBe(404);
  });

  test.each(['preview', 'visit', 'document', 'unsubscribe'] as const)(
    'opens nothing with a signature for %s',
    async (purpose) => {
      const file = { file: '', name: '', project: '', until: 0 };
      const bound = { holder: HOLDER, property: CHALET, id: HOLDER, ...file };
      const signature = await signLink(purpose, bound, await loadSigningKeys(env));
      const prefix = buildEarlyPrefix({ property: CHALET, holder: HOLDER, signature });
      expect((await site(prefix + PATH)).status).toBe(302);
    },
  );

  test('holds no end that could be changed: the catalogue alone says when it is public', async () => {
    const prefix = await createPrefix();
    for (const until of ['?until=9999999999999', '?PublicFrom=2020-01-01']) {
      expect((await site(PATH + until)).status).toBe(404);
      expect((await site(prefix + PATH + until)).status).toBe(200);
    }
  });

  test('opens no other property that is withheld', async () => {
    const other = await createFormSite({}, createFilesWithChalets(findDay(3)));
    const prefix = await createPrefix();
    expect((await other(prefix + PATH)).status).toBe(200);
    expect((await other(prefix + PATH.replace(`${CHALET}`, `${OTHER_CHALET}`))).status).toBe(404);
    expect(await (await other(prefix + PATH)).text()).not.toContain(`${OTHER_CHALET}`);
  });

  test('counts no view', async () => {
    const prefix = await createPrefix();
    for (const path of [prefix + PATH, PATH, `/property/${CHALET}/saved/`])
      await site('/page-views/', {
        method: 'POST',
        body: path,
        headers: { 'Sec-Fetch-Site': 'same-origin', 'User-Agent': 'Mozilla/5.0' },
      });
    expect(await loadRows('page_views')).toEqual([]);
  });
});

describe('who sees a property early', () => {
  test('asks a question about it, and the agency reads a link that opens it', async () => {
    const prefix = await createPrefix();
    const sent = await openAndSubmitForm(
      site,
      `${prefix}/nl/meer-informatie/?property=${CHALET}`,
      'contact-me',
      { ...CONTACT_DETAILS, wish: 'information', question: 'Is er water en stroom?' },
    );
    expect(sent.status).toBe(303);
    const thanks = await site(sent.headers.get('Location') ?? '');
    expect(thanks.status).toBe(200);
    expect(await thanks.text()).toContain(prefix + PATH);
    const [lead] = await loadRows('leads');
    expect(lead?.property).toBe(CHALET);
    const mails = (await loadRows('outbox')).map(({ mail }) => JSON.parse(String(mail)).text);
    const links = mails.join(' ').match(/\/early\/[^\s)]+/g) ?? [];
    for (const link of links) expect((await site(link)).status).toBe(200);
  });

  test('asks for its documents, and opens them', async () => {
    const prefix = await createPrefix();
    const page = await (await site(prefix + PATH)).text();
    const form = findAddresses(page).find((address) => address.includes('documenten')) ?? '';
    expect(form.startsWith(prefix)).toBe(true);
    expect((await site(form)).status).toBe(200);
  });

  test('shares it with nobody', async () => {
    const prefix = await createPrefix();
    const { status } = await site(`${prefix}/nl/deel-met-vriend/?property=${CHALET}`);
    expect(status).toBe(404);
  });
});
