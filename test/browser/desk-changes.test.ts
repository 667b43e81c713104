import { expect, test } from 'vitest';
import { findAxeViolations } from './axe';
import { makeMoves } from './counted-hand';
import { signInAtDesk } from './desk-session';
import type { OfficeChange } from './office-changes';
import { OFFICE_CHANGES } from './office-changes';
import { serveOwnSite, startOfficeSite } from './own-site';
import { openWindow } from './windows';

/** A week's changes of an office, each from the first page of the desk until a visitor sees it. */
const site = serveOwnSite(startOfficeSite);

const DESKS = {
  nl: {
    ...{ today: '/nl/desk/', publish: '/nl/desk/website/publiceren/' },
    window: { viewport: { width: 390, height: 844 }, javaScriptEnabled: false },
  },
  fr: {
    ...{ today: '/fr/desk/', publish: '/fr/desk/site/publier/' },
    window: { viewport: { width: 1280, height: 900 } },
  },
};

const read = async ({ seenAt }: OfficeChange) => (await fetch(site.origin + seenAt)).text();

test.each(['nl', 'fr'] as const)(
  'the office makes nine changes in %s with few presses, publishes them, and visitors see them',
  async (language) => {
    const { today, publish, window } = DESKS[language];
    const changes = OFFICE_CHANGES[language];
    const page = await openWindow({ ...window, person: 'staff', showsPictures: true });
    await signInAtDesk(page, site.origin, language);
    const presses = new Map<string, number>();
    for (const { name, moves } of changes) {
      await page.goto(site.origin + today);
      presses.set(name, (await makeMoves(page, moves)).presses);
      await page.locator('.desk-note[role=status]').waitFor();
      if (language === 'fr' && name === 'page') expect(await findAxeViolations(page)).toEqual([]);
    }
    expect(changes.filter(({ name, limit }) => Number(presses.get(name)) > limit)).toEqual([]);

    const drafts = changes.filter(({ isListing, shows }) => !isListing && !shows);
    for (const draft of drafts) expect(await read(draft)).not.toContain(draft.says);
    const first = await makeMoves(page, [{ go: publish }]);
    for (const { moves } of drafts) {
      const typed = moves.flatMap((move) => ('type' in move ? move.type : [])).at(-1);
      const asRead = (typed ?? '').replaceAll('**', '');
      expect(await page.locator('ins', { hasText: asRead }).count()).toBeGreaterThan(0);
    }
    const second = await makeMoves(page, [{ press: '[value=publish]' }]);
    expect(first.presses + second.presses).toBe(2);
    await page.locator('.desk-note[role=status]:focus').waitFor();

    const visitor = await openWindow({ showsPictures: true });
    for (const { seenAt, shows = 'body', says = '' } of changes) {
      await visitor.goto(site.origin + seenAt);
      await visitor.locator(shows, { hasText: says }).first().waitFor({ state: 'attached' });
    }
  },
);

const MEMBER = '/fr/desk/site/equipe/1/';
const ABOUT = '[name="about.fr"]';

test('what is typed is a draft within seconds, also where the session ends meanwhile', async () => {
  const page = await openWindow({ viewport: { width: 1280, height: 900 }, person: 'staff' });
  // A text of its own for each try: what is a draft already is not stored again.
  const earlier = `Elle connaît chaque rue de Wéris, depuis ${Date.now()}.`;
  const later = `${earlier} Et de Durbuy.`;
  await signInAtDesk(page, site.origin, 'fr');
  await page.goto(site.origin + MEMBER);
  await page.fill(ABOUT, earlier);
  await page.locator('[data-saved=saved]', { hasText: 'Enregistré à' }).waitFor();
  await page.context().clearCookies();
  await page.locator('[data-field="about.fr"] .rich__text').fill(later);
  await page.locator('[data-saved=signedOut] a').click();
  await page.locator('.sign-in__form').waitFor();
  await signInAtDesk(page, site.origin, 'fr');
  await page.locator('[data-saved=saved]').waitFor();
  expect(await page.inputValue(ABOUT)).toBe(later);
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain(
    'draft account',
  );
  await page.reload();
  expect(await page.inputValue(ABOUT)).toBe(later);
});

test('what is typed while the line hangs is told as not saved after ten seconds, and stored after the next', async () => {
  const page = await openWindow({
    ...{ viewport: { width: 1280, height: 900 }, person: 'staff', movesClock: true },
  });
  await signInAtDesk(page, site.origin, 'fr');
  await page.goto(site.origin + MEMBER);
  await page.route(
    (url) => url.pathname === MEMBER,
    () => undefined,
    { times: 1 },
  );
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await page.fill('[name=phone]', `086 21 ${Date.now() % 10_000}`);
  await page.clock.runFor(1200);
  await asked;
  await page.locator('[data-saved=saving]').waitFor();
  await page.clock.fastForward(10_000);
  await page.locator('[data-saved=offline]').waitFor();
  await page.clock.fastForward(10_000);
  await page.locator('[data-saved=saved]').waitFor();
});

test('what the button stores in other signs than typed is not put back as unsaved, nor called a clash', async () => {
  const page = await openWindow({ viewport: { width: 1280, height: 900 }, person: 'staff' });
  // Tasks of the page's first script come late, as on a busy computer.
  await page.addInitScript(() => {
    if (window !== top) return;
    const start = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (task: () => void, delay = 0) => start(task, delay === 0 ? 1500 : delay),
    });
  });
  await signInAtDesk(page, site.origin, 'fr');
  await page.goto(`${site.origin}/fr/desk/site/heures/`);
  const hours = page.locator('[name="offices.0.week.tu"]');
  await hours.fill('8.15-12');
  // The page tells of what is wrong beside what was stored.
  await page.fill('[name="offices.0.week.th"]', 'soms');
  // The preview beside the form is drawn again before the answer comes.
  await page.frameLocator('iframe').locator('main').waitFor();
  const preview = page.frames().find((frame) => frame.parentFrame() && frame.url() !== '');
  await page.route('**/heures/', async (route) => {
    if (route.request().isNavigationRequest())
      await preview?.goto(preview.url(), { waitUntil: 'networkidle' });
    await route.continue();
  });
  await page.locator('#document [value=save]').click();
  await page.locator('.desk-note[role=status]:focus').waitFor();
  expect(await hours.inputValue()).toBe('08:15-12:00');
  // The script is at work once it stores what is typed.
  await page.fill('[name="offices.0.week.we"]', '08:15-12:00');
  await page.locator('[data-saved=saved]').waitFor();
  expect(await hours.inputValue()).toBe('08:15-12:00');
  const error = page.locator('[data-field="offices.0.week.tu"] .field__error:not(:empty)');
  expect(await error.count()).toBe(0);
});

test('a colour that is chosen beside its field is as good as typed, and what is typed is shown there', async () => {
  const page = await openWindow({ viewport: { width: 1280, height: 900 }, person: 'staff' });
  await signInAtDesk(page, site.origin, 'fr');
  await page.goto(`${site.origin}/fr/desk/site/apparence/`);
  const field = page.locator('[name="colors.accent"]');
  const chooser = page.locator('[name="colors.accent"] + .field__color');
  await chooser.waitFor();
  expect(await chooser.evaluate((input) => input.matches('[data-empty]'))).toBe(true);
  await chooser.fill('#5a3b20');
  expect(await field.inputValue()).toBe('#5a3b20');
  await page.locator('[data-saved=saved]', { hasText: 'Enregistré à' }).waitFor();
  await page.reload();
  await chooser.waitFor();
  expect(await field.inputValue()).toBe('#5a3b20');
  await field.fill('#3b5a20');
  expect(await chooser.inputValue()).toBe('#3b5a20');
  expect(await findAxeViolations(page)).toEqual([]);
});
