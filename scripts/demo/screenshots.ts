/**
 * Takes the README's pictures of a running demonstration, as its visitors, owners and staff see it:
 *
 *     npm start
 *     npm run screenshots [ORIGIN]
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath, URL } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

interface Screenshot {
  name: string;
  path: string;
  width?: number;
  /** Person who is signed in: nobody by default. */
  role?: Role;
  /** Actions before the picture is taken. */
  act?: (page: Page) => Promise<unknown>;
}

const PHONE = 390;
const DESKTOP = 1280;
const QUALITY = 82;

const SCREENSHOTS: readonly Screenshot[] = [
  { name: 'home', path: '/nl/' },
  { name: 'list', path: '/nl/te-koop/' },
  { name: 'property', path: '/nl/te-koop/84213/' },
  {
    name: 'search',
    path: '/fr/',
    act: async (page) => {
      await page.getByRole('searchbox').click();
      await page.keyboard.type('durbuy', { delay: 30 });
      await page.locator('search [data-panel]').getByText('[6941]').waitFor();
    },
  },
  { name: 'project', path: '/nl/projecten/barvaux-sur-ourthe/residentie-les-berges/12/' },
  { name: 'map', path: '/nl/te-koop/?view=split' },
  { name: 'phone-home', path: '/nl/', width: PHONE },
  { name: 'phone-property', path: '/nl/te-koop/84213/', width: PHONE },
  { name: 'owner', path: '/nl/eigenaar/83466/', role: 'owner' },
  { name: 'desk', path: '/nl/desk/', role: 'staff' },
];

/** Where each role signs in, and the field that names its account. */
const SIGN_INS = {
  owner: { path: '/nl/login/', field: 'username' },
  staff: { path: '/nl/desk/aanmelden/', field: 'email' },
} as const;

type Role = keyof typeof SIGN_INS;

const demo = new URL('../../data/demo/', import.meta.url);
const logins: { role: string; login: string; password: string }[] = JSON.parse(
  readFileSync(new URL('logins.json', demo), 'utf8'),
);

const origin = process.argv[2] ?? 'http://localhost:8787';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const screenshot of SCREENSHOTS) await takeScreenshot(screenshot);
await browser.close();

async function takeScreenshot({ name, path, width = DESKTOP, role, act }: Screenshot) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: width === PHONE ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  if (role) await signIn(context, role);
  const page = await context.newPage();
  await page.goto(path);
  if (!role) await refuseCookies(page);
  // A second view has the fonts from the cache: they are optional at first sight.
  await page.reload();
  await act?.(page);
  await page.waitForLoadState('networkidle');
  const file = fileURLToPath(new URL(`screenshots/${name}.webp`, demo));
  await sharp(await page.screenshot())
    .webp({ quality: QUALITY })
    .toFile(file);
  await context.close();
  console.log(file);
}

async function signIn(context: BrowserContext, role: Role): Promise<void> {
  const account = logins.find((login) => login.role === role);
  if (!account) throw new Error(`data/demo/logins.json has no ${role}`);
  const { path, field } = SIGN_INS[role];
  const page = await context.newPage();
  await page.goto(path);
  await page.locator(`[name=${field}]`).fill(account.login);
  await page.locator('[name=password]').fill(account.password);
  await page.locator('[name=password]').press('Enter');
  await page.waitForURL((url) => url.pathname !== path);
  await page.close();
}

/** Refuses cookies, whose card covers a corner of a public page. */
async function refuseCookies(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Weigeren|Refuser)$/ }).click();
}
