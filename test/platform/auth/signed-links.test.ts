import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../../src/domain/format/durations';
import { toMs } from '../../../src/domain/format/period';
import type { BoundParameters, LinkPurpose } from '../../../src/platform/auth/signed-link';
import {
  computeLinkEnd,
  isSignedLink,
  SIGNED_LINKS,
  signLink,
} from '../../../src/platform/auth/signed-link';
import { loadSigningKeys } from '../../../src/platform/auth/signing-keys-store';
import { dumpDatabase } from '../../dump-database';
import { emptyTables } from '../../empty-tables';
import { resetStaff } from '../../features/desk/desk-requests';
import type { TestSite } from '../../features/forms/form-requests';
import { clearSubmissions, createFormSite } from '../../features/forms/form-requests';
import { OTHER } from '../../features/saved-searches/saved-searches';
import { OWNER, resetPeople, SUBSCRIBER } from '../../features/sign-in/account-requests';
import { createFilesWithChalets, findDay } from '../../first-week/withheld-listing';
import { createLinkCases, storeLinkedThings } from './signed-link-cases';

const PREVIEW_SECRET = 'a secret of more than thirty-two characters';
const PURPOSES = Object.keys(SIGNED_LINKS) as LinkPurpose[];

let site: TestSite;
let cases: Record<LinkPurpose, AnyCase>;

/** A case of any purpose: its parameters are known by name only. */
interface AnyCase {
  bound: Readonly<Record<string, string | number>>;
  other: Readonly<Record<string, string | number>>;
  follow(site: TestSite, bound: AnyCase['bound'], key: string): Promise<boolean>;
}

beforeEach(async () => {
  await clearSubmissions();
  await emptyTables(['pending_searches', 'newsletter', 'visits', 'slots', 'owner_digests']);
  await resetPeople([OWNER, { ...SUBSCRIBER, owner: 1 }, OTHER]);
  await resetStaff();
  await storeLinkedThings();
  const embedded = createFilesWithChalets(findDay(3));
  embedded['site/menu.json'].push({
    ...embedded['site/menu.json'][0],
    ...{ id: 99, path: 'open-day', status: 'Draft' },
    params: {
      type: 'module',
      path: { nl: 'opendeurdag', fr: 'portes-ouvertes' },
      title: { nl: 'Opendeurdag', fr: 'Portes ouvertes' },
    },
  });
  embedded['site/configuration.json'].siteInfo = {
    ...{ analyticsId: 'G-TEST1', adsId: 'AW-123', tagManagerId: 'GTM-TEST1' },
    socialPixelId: '1234567',
  };
  site = await createFormSite({ PREVIEW_SECRET }, embedded);
  cases = createLinkCases() as unknown as Record<LinkPurpose, AnyCase>;
});
afterEach(() => {
  vi.useRealTimers();
});

const signBound = async (purpose: LinkPurpose, bound: AnyCase['bound']): Promise<string> =>
  signLink(
    purpose,
    bound as BoundParameters<typeof purpose>,
    purpose === 'preview' ? [{ id: 1, secret: PREVIEW_SECRET }] : await loadSigningKeys(env),
  );

/** Follows a link that must be refused, and expects that nothing changed. */
async function expectRefused(
  purpose: LinkPurpose,
  bound: AnyCase['bound'],
  key: string,
): Promise<void> {
  const before = await dumpDatabase();
  expect(await cases[purpose].follow(site, bound, key)).toBe(false);
  const isSession = (row: string) => row.startsWith('staff_sessions');
  expect((await dumpDatabase()).filter((row) => !isSession(row))).toEqual(
    before.filter((row) => !isSession(row)),
  );
}

/** By what the cases bind, not by the table itself: a parameter that leaves the table stays tested. */
const PARAMETERS = Object.entries(createLinkCases()).flatMap(([purpose, { bound }]) =>
  Object.keys(bound).map((parameter) => [purpose as LinkPurpose, parameter] as const),
);

test.each(PARAMETERS)('a link to %s with another %s is refused', async (purpose, parameter) => {
  const { bound, other } = cases[purpose];
  const exchanged = { ...bound, [parameter]: other[parameter] ?? '' };
  await expectRefused(purpose, exchanged, await signBound(purpose, bound));
  await expectRefused(purpose, bound, await signBound(purpose, exchanged));
});

describe.each(PURPOSES)('a link to %s', (purpose) => {
  test('with a signature of another purpose is refused', async () => {
    const { bound } = cases[purpose];
    for (const another of PURPOSES.filter((name) => name !== purpose))
      await expectRefused(purpose, bound, await signBound(another, bound));
  });

  test('opens what it was signed for', async () => {
    const { bound, other, follow } = cases[purpose];
    expect(await follow(site, bound, await signBound(purpose, bound))).toBe(true);
    const second = { ...other, ...('form' in bound && { form: bound.form ?? '' }) };
    expect(await follow(site, second, await signBound(purpose, second))).toBe(true);
  });
});

/** How a page is told of: what its links name, who keeps and indexes it, whether trackers read its address. */
const readTold = async ({ headers, body }: Response) => ({
  referrer: headers.get('Referrer-Policy'),
  kept: headers.get('Cache-Control'),
  robots: headers.get('X-Robots-Tag'),
  trackers: (await new Response(body).text()).includes('data-trackers'),
});

test.each(PURPOSES)(
  'the address of a link to %s, signed or not, is told to nobody',
  async (purpose) => {
    const { bound, follow } = cases[purpose];
    const key = await signBound(purpose, bound);
    const answers: Response[] = [];
    const watched: TestSite = async (path, init) => {
      const answer = await site(path, init);
      // Without its last slash, which leads to it.
      const moved = () => site(path.replace(/\/(?=\?|$)/, ''));
      if (path.includes(key)) answers.push(answer.clone(), await moved());
      return answer;
    };
    await follow(watched, bound, `${key}x`);
    expect(await follow(watched, bound, key)).toBe(true);
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers)
      expect(await readTold(answer)).toEqual({
        referrer: purpose === 'early' ? 'same-origin' : 'no-referrer',
        ...{ kept: 'no-store', robots: 'noindex', trackers: false },
      });
  },
);

const ENDING = PURPOSES.filter((purpose) => SIGNED_LINKS[purpose].lasts !== 'unlimited');

test.each(ENDING)('a link to %s is refused after its period', async (purpose) => {
  const link = SIGNED_LINKS[purpose];
  const lasts = link.lasts === 'unlimited' ? 0 : toMs(link.lasts);
  const { bound } = cases[purpose];
  const until = link.end === 'until' && computeLinkEnd(purpose as 'document', Date.now());
  const ending = until ? { ...bound, until } : bound;
  const key = await signBound(purpose, ending);
  // A visit is tomorrow, and its link works from then on.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + lasts + 2 * DAY_MS });
  await expectRefused(purpose, ending, key);
});

test.each(ENDING.filter((purpose) => SIGNED_LINKS[purpose].end === 'until'))(
  'a link to %s works at its end, and no longer a millisecond later',
  async (purpose) => {
    const until = computeLinkEnd(purpose as 'document', Date.now());
    const bound = { ...cases[purpose].bound, until };
    const key = await signBound(purpose, bound);
    vi.useFakeTimers({ toFake: ['Date'], now: until });
    expect(await cases[purpose].follow(site, bound, key)).toBe(true);
    vi.setSystemTime(until + 1);
    await expectRefused(purpose, bound, key);
  },
);

test('the parameters of a link do not run together', async () => {
  const keyRing = await loadSigningKeys(env);
  const rest = { property: '', project: '', until: computeLinkEnd('document', Date.now()) };
  const key = await signLink('document', { file: 'ab', name: 'c.pdf', ...rest }, keyRing);
  const isSigned = (file: string, name: string) =>
    isSignedLink('document', { file, name, ...rest }, key, keyRing, Date.now());
  expect(await isSigned('ab', 'c.pdf')).toBe(true);
  for (const [file = '', name = ''] of [
    ['a', 'bc.pdf'],
    ['abc.pdf', ''],
    ['ab&name=c.pdf', ''],
  ])
    expect(await isSigned(file, name)).toBe(false);
});
