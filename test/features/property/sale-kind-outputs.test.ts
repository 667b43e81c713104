import { beforeAll, describe, expect, test } from 'vitest';
import type { FormName } from '../../../src/features/forms/kit/definition/form-names';
import type { TestSite } from '../forms/form-requests';
import {
  clearSubmissions,
  createCaptchaProof,
  createFormSite,
  loadRows,
  openAndSubmitForm,
} from '../forms/form-requests';
import { VALID_SUBMISSIONS } from '../forms/valid-submissions';
import { AN } from '../owner-portal/portal-site';
import { openSignedIn, resetPeople } from '../sign-in/account-requests';
import { createFilesOfKind, KINDS, toText } from './sale-kinds';

const PLAN = 'as=second-home&own=50000';

/** Every page that shows a property beside the property's own, its list and its sheets (sale-kinds.test.ts). */
const PAGES = [
  '/nl/',
  `/nl/favorieten/?ids=84213&${PLAN}`,
  '/nl/favorieten/index/?ids=84213',
  `/nl/vergelijken/?ids=84213&${PLAN}`,
  `/nl/te-koop/?${PLAN}`,
  '/nl/te-koop/?price-max=900000',
  '/nl/te-koop/?budget=900000&as=second-home',
  '/nl/te-koop/?sort=price-m2',
  '/nl/te-huur/?sort=price',
  '/nl/zoeken/?q=villa+met+zicht',
  '/nl/zoeken/index/',
  '/nl/fragments/costs/?property=84213',
  '/nl/te-koop/durbuy/niets/99999/',
];

/** Forms about a property whose mails name it. */
const MAILED: readonly [path: string, form: FormName][] = [
  ['meer-informatie', 'contact-me'],
  ['doorsturen', 'send-to-friend'],
];

/** Amounts that a kind may only name with the words that say what they are. */
const WORDED: Record<string, RegExp> = {
  'life-annuity': /(?<!bouquet )€ 145\.000/i,
  'public-sale': /(?<!vanaf |openbare verkoop )€ 98\.000|€ 250\.000/i,
};

describe.each(KINDS)('a %s', (name, kind) => {
  const { list, isCompared } = kind;
  const isBought = isCompared && list === '/nl/te-koop/';
  let site: TestSite;
  beforeAll(async () => {
    site = await createFormSite({}, createFilesOfKind(kind));
  });

  const expectHonest = (text: string, where: string) => {
    for (const total of ['104.601', '2.222']) expect(text, where).not.toContain(total);
    const worded = WORDED[name];
    if (worded) expect(text, where).not.toMatch(worded);
    if (!isBought)
      expect(text, where).not.toMatch(/alles samen ± (, verschilt )?€|per maand met een lening/i);
    if (name === 'public-sale')
      expect(text, where).not.toMatch(
        /voorschot(?! aan de makelaar bestaat hier niet)|\/nl\/bod\//,
      );
  };

  test('has no sum, advance or comparable price that it has not, on any page', async () => {
    const texts = await Promise.all(
      PAGES.map(async (path) => {
        const html = await (await site(path)).text();
        // The prices that a filter offers are nobody's.
        return toText(html.replaceAll(/<select.*?<\/select>/gs, ''));
      }),
    );
    for (const [index, path] of PAGES.entries()) expectHonest(texts[index] ?? '', path);
    const compared = texts[PAGES.findIndex((path) => path.includes('vergelijken'))] ?? '';
    expect(/± € [\d.]+ per maand met een lening/.test(compared)).toBe(isBought);
    if (!isBought) expect(compared).toMatch(/geen totaal: |–/);
  });

  test('nor in the mails about it', async () => {
    await clearSubmissions();
    for (const [path, form] of MAILED) {
      const sent = await openAndSubmitForm(site, `/nl/${path}/?property=84213`, form, {
        ...VALID_SUBMISSIONS[form].answers('nl'),
        altcha: await createCaptchaProof(),
      });
      expect([form, sent.status]).toEqual([form, 303]);
    }
    const mails = (await loadRows('outbox')).map(({ mail }) => JSON.parse(String(mail)));
    expect(mails.length).toBeGreaterThan(2);
    expect(mails.some(({ text }) => text.includes('84213'))).toBe(true);
    for (const { subject, text, html } of mails)
      expectHonest(toText(`${subject} ${text} ${html}`), subject);
  });

  test('nor to its owner', async () => {
    await resetPeople([AN]);
    const page = await (await openSignedIn(site, AN.email)).get('/nl/eigenaar/84213/');
    expect(page.status).toBe(200);
    expectHonest(toText(await page.text()), 'owner');
  });
});
