import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loadFormDefinition } from '../../client/forms/form-loaders';
import type { Form } from '../../src/features/forms/kit/definition/form';
import { getFields } from '../../src/features/forms/kit/definition/form';
import { answerField } from './answer-field';
import { findAxeViolations } from './axe';
import { goBack } from './go-back';
import { findLanguageAddress } from './language-addresses';
import { openWindow } from './windows';

const HOUSE = '/property/84213/';
const PROJECT = '/project/12/';

interface VisitorOptions {
  language?: 'nl' | 'fr';
  width?: number;
  script?: boolean;
}

async function openVisitorPage(
  path: string,
  { language = 'nl', width = 1280, script = true }: VisitorOptions = {},
): Promise<Page> {
  const page = await openWindow({
    javaScriptEnabled: script,
    viewport: { width, height: 844 },
  });
  await page.goto(await findLanguageAddress(path, language));
  return page;
}

const locateFormDialog = (page: Page) => page.locator('#form-dialog[open]');
const locateFormLink = (page: Page, name: string) =>
  page.locator(`a[data-open-in-dialog][href*="${name}"]`).filter({ visible: true }).first();
const readFocusedElement = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim());

async function openFormDialog(page: Page, name: string): Promise<void> {
  const link = locateFormLink(page, name);
  // What comes into view is laid out only then, and would move the link between press and release.
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await locateFormDialog(page).waitFor();
}

const DIALOG_FORMS = [
  { name: 'contact-appointment', path: HOUSE, slug: 'bezoek-plannen', language: 'nl' },
  { name: 'contact-me', path: HOUSE, slug: 'plus-d-informations', language: 'fr' },
  { name: 'send-to-friend', path: HOUSE, slug: 'doorsturen', language: 'nl' },
  { name: 'request-documents', path: HOUSE, slug: 'demander-les-documents', language: 'fr' },
  { name: 'contact-construction', path: PROJECT, slug: 'question-projet', language: 'fr' },
  {
    name: 'request-project-documents',
    path: PROJECT,
    slug: 'projectdocumenten-aanvragen',
    language: 'nl',
  },
] as const;

test.each(DIALOG_FORMS)(
  '$name opens over its page in $language, and is sent from there',
  async (run) => {
    const { language } = run;
    const form = (await loadFormDefinition(run.name)) as Form;
    const page = await openVisitorPage(run.path, { language });
    const address = page.url();
    await openFormDialog(page, run.slug);
    expect(page.url()).toBe(address);
    expect(await readFocusedElement(page)).toBe('form-dialog-title');
    for (const field of getFields(form))
      await answerField(page, form, field, {
        language,
        script: true,
        email: `${run.name}-window@example.be`,
      });
    await Promise.all([
      page.waitForURL(/\/(bedankt|merci)\//),
      page.locator('.form__buttons button').click(),
    ]);
  },
);

test.each([390, 1280])(
  'a window %i wide has room for it, and axe has no complaint',
  async (width) => {
    const page = await openVisitorPage(HOUSE, { width, language: width === 390 ? 'fr' : 'nl' });
    await openFormDialog(page, width === 390 ? 'planifier-une-visite' : 'meer-informatie');
    expect(await findAxeViolations(page, '#form-dialog')).toEqual([]);
    expect(await locateFormDialog(page).evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(
      true,
    );
  },
);

test('Escape, its button, the backdrop and the back button close it; typed text is kept', async () => {
  const page = await openVisitorPage(HOUSE);
  const address = page.url();
  const link = locateFormLink(page, 'meer-informatie');
  const words = await link.textContent();
  await openFormDialog(page, 'meer-informatie');
  await page.locator('[name=question]').fill('Is de kelder droog?');
  await page.getByText('Uw antwoorden blijven 24 uur bewaard').waitFor();
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Venster sluiten' }).click(),
    () => page.mouse.click(20, 20),
    () => goBack(page),
  ];
  for (const leave of ways) {
    await locateFormDialog(page).waitFor();
    await expect
      .poll(() => page.locator('[name=question]').inputValue())
      .toBe('Is de kelder droog?');
    await leave();
    await locateFormDialog(page).waitFor({ state: 'detached' });
    expect(await readFocusedElement(page)).toBe(words);
    expect(page.url()).toBe(address);
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
    await link.click();
  }
});

test('errors stay in the dialog, in focus, over the same page; corrected, the form is sent', async () => {
  const page = await openVisitorPage(HOUSE, { language: 'fr' });
  const [address, title] = [page.url(), await page.title()];
  await openFormDialog(page, 'planifier-une-visite');
  const dialog = locateFormDialog(page);
  await dialog.locator('[name=firstName]').fill('Anna');
  await dialog.locator('.form__buttons button').click();
  await dialog.locator('.error-summary').waitFor();
  expect([page.url(), await page.title()]).toEqual([address, title]);
  expect(
    await dialog.locator('.error-summary').evaluate((it) => it === document.activeElement),
  ).toBe(true);
  expect(await page.locator('.error-summary').getAttribute('role')).toBe(null);
  expect(await dialog.locator('[name=firstName]').inputValue()).toBe('Anna');
  expect(await findAxeViolations(page, '#form-dialog')).toEqual([]);

  const form = (await loadFormDefinition('contact-appointment')) as Form;
  for (const field of getFields(form))
    await answerField(page, form, field, {
      language: 'fr',
      script: true,
      email: 'window@example.be',
    });
  await dialog.locator('.form__buttons button').click();
  await page.waitForURL(/\/(bedankt|merci)\//);
  await goBack(page);
  expect(page.url()).toBe(address);
  expect(await locateFormDialog(page).count()).toBe(0);
  expect(await page.locator('h1').count()).toBe(1);
});

test('if it cannot be loaded, or in a new tab, the link leads to the form’s page', async () => {
  const page = await openVisitorPage(HOUSE);
  const link = locateFormLink(page, 'meer-informatie');
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.waitForURL('**/nl/meer-informatie/?property=84213');
  await tab.close();
  expect(await page.locator('#form-dialog').count()).toBe(0);
  await page.route('**/fragments/form/', (route) => route.abort());
  await link.click();
  await page.waitForURL('**/nl/meer-informatie/?property=84213');
});

test('without script the link leads to the form’s page', async () => {
  const page = await openVisitorPage(HOUSE, { script: false });
  await locateFormLink(page, 'doorsturen').click();
  await page.waitForURL('**/nl/doorsturen/?property=84213');
});
