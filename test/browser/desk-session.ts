import type { Page } from 'playwright-core';

const EMAIL = 'luc@huis-vallee.example';
const PASSWORD = 'de sleutels hangen aan haak twaalf';

export const DESK_LOGINS = { nl: '/nl/desk/aanmelden/', fr: '/fr/desk/connexion/' };

/** Signs Luc of the agency in, by the form; a page that asks for it already keeps its way back. */
export async function signInAtDesk(
  page: Page,
  origin: string,
  language: keyof typeof DESK_LOGINS,
): Promise<void> {
  const login = origin + DESK_LOGINS[language];
  if (!page.url().startsWith(login)) await page.goto(login);
  await page.fill('[name=email]', EMAIL);
  await page.fill('[name=password]', PASSWORD);
  await page.locator('.sign-in__form [type=submit]').click();
  await page.locator('.desk-page').waitFor();
}
