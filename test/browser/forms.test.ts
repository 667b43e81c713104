import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { getStepFields } from '../../src/features/forms/kit/definition/form';
import { valuationForm } from '../../src/features/forms/valuation/form';
import { answerCaptchaQuestion, answerField as fillInField } from './answer-field';
import { findAxeViolations } from './axe';
import { closeWindows, openBrowser } from './chromium';

let browser: Browser;
let context: BrowserContext;
const consoleErrors: string[] = [];

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));
afterEach(async () => {
  await context.close();
  expect(consoleErrors.splice(0)).toEqual([]);
});

async function openVisitorPage(javaScriptEnabled = true): Promise<Page> {
  context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  page.on('console', (message) => {
    // The browser itself remarks on a 422.
    if (message.type() === 'error' && !message.text().includes('422'))
      consoleErrors.push(message.text());
  });
  return page;
}

const buildUrl = (path: string) => `${inject('origin')}${path}`;
const locateField = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
const locateStep = (page: Page, step: number) => page.locator(`[name=step][value="${step}"]`);
const locateSubmitButton = (page: Page) => page.locator('.form__buttons button').first();
const createPictureFile = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
});
const readFocusedElement = (page: Page) =>
  page.evaluate(() => document.activeElement?.className || document.activeElement?.id);

async function fillInContactForm(page: Page, [title, question]: [string, string]): Promise<void> {
  await page.locator('[name=title]').selectOption(title);
  await page.locator('[name=firstName]').fill('Anna');
  await page.locator('[name=lastName]').fill('Peeters');
  await page.locator('[name=email]').fill('anna@example.be');
  await page.locator('[name=phone]').fill('0470 00 12 31');
  await page.locator('[name=question]').fill(question);
}

test('errors appear when a field is left and go once it is valid; two presses send once', async () => {
  const page = await openVisitorPage();
  await page.goto(buildUrl('/nl/contact/'));
  await page.locator('[name=firstName]').focus();
  await expect.poll(() => page.locator('[name=altcha]').inputValue()).not.toBe('');
  await page.locator('[name=email]').fill('anna@');
  await page.locator('[name=phone]').focus();
  await locateField(page, 'email').getByText('Het e-mailadres is ongeldig').waitFor();
  expect(await page.locator('[name=email]').getAttribute('aria-invalid')).toBe('true');
  await page.locator('[name=email]').fill('anna@example.be');
  await locateField(page, 'email').locator('.field__error').waitFor({ state: 'detached' });
  // Passed by without a word, a field is no mistake yet.
  expect(await page.locator('.field__error').count()).toBe(0);

  expect(await locateField(page, 'timeSlot').isVisible()).toBe(false);
  await page.getByLabel('Telefoon', { exact: true }).check();
  expect(await locateField(page, 'timeSlot').isVisible()).toBe(true);

  await fillInContactForm(page, ['Mevrouw', 'Is het huis nog vrij?']);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/contact/'))
      sent.push(request.url());
  });
  await Promise.all([page.waitForURL('**/nl/bedankt/**'), locateSubmitButton(page).dblclick()]);
  expect(sent).toHaveLength(1);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft'))),
  ).toEqual([]);
});

test('a browser without storage has a working form', async () => {
  const page = await openVisitorPage();
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
    Object.defineProperty(window, 'sessionStorage', { get });
  });
  await page.goto(buildUrl('/nl/'));
  // Drawn after the forms of the page have been looked at.
  await page.locator('.card .heart').first().waitFor();
  await page.locator('[name=firstName]').fill('Anna');
  await expect.poll(() => page.locator('[name=altcha]').inputValue()).not.toBe('');
});

test('an invalid draft is deleted and the form works', async () => {
  const page = await openVisitorPage();
  await page.addInitScript(() => localStorage.setItem('draft site-contact', '{"at":"now"}'));
  await page.goto(buildUrl('/nl/contact/'));
  await locateField(page, 'timeSlot').waitFor({ state: 'hidden' });
  await expect.poll(() => page.locator('[name=altcha]').inputValue()).not.toBe('');
  expect(await page.locator('[data-draft]').isVisible()).toBe(false);
});

test('what an applicant for a job is moved by is not stored on the device', async () => {
  const page = await openVisitorPage();
  await page.goto(buildUrl('/nl/werken-bij-ons/'));
  await page.locator('[name=motivation]').fill('Ik wil terug naar de Ardennen.');
  await page.locator('[name=position]').fill('Makelaar');
  const readDrafts = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(readDrafts).toContain('Makelaar');
  expect(await readDrafts()).not.toContain('Ardennen');
});

test('what a candidate tenant tells of means and household is not stored on the device', async () => {
  const page = await openVisitorPage();
  await page.goto(buildUrl('/fr/candidature-locative/?property=84232'));
  const form = page.locator('#rental-application');
  for (const name of ['income1', 'income2', 'adults', 'kids', 'kidsAges', 'pets', 'movingReason'])
    await form.locator(`[name=${name}]`).fill('7');
  await form.locator('[name=hasIncome]').check();
  await form.locator('[name=fewEnough]').check();
  await form.locator('[name=remark]').fill('Merci');
  const readDraftNames = () =>
    page.evaluate(() => {
      const { typed = {} } = JSON.parse(
        localStorage.getItem('draft rental-application?property=84232') ?? '{}',
      );
      return Object.keys(typed);
    });
  await expect.poll(readDraftNames).toEqual(['remark']);
});

test('typed text is restored after a reload, until it is cleared', async () => {
  const page = await openVisitorPage();
  await page.goto(buildUrl('/fr/contact/'));
  await page.locator('[name=question]').fill('La maison est-elle encore libre ?');
  await page.getByText('Vos réponses restent 24 heures sur cet appareil.').waitFor();
  await page.reload();
  await expect
    .poll(() => page.locator('[name=question]').inputValue())
    .toBe('La maison est-elle encore libre ?');
  await page.getByText('Nous avons repris vos réponses précédentes.').waitFor();
  await page.getByRole('button', { name: 'Effacer mes réponses' }).click();
  expect(await page.locator('[name=question]').inputValue()).toBe('');
  await page.reload();
  expect(await page.locator('[name=question]').inputValue()).toBe('');
});

test('for another property only contact details are restored, in any form', async () => {
  const page = await openVisitorPage();
  const value = (name: string) => page.locator(`[name=${name}]`).inputValue();
  await page.goto(buildUrl('/nl/meer-informatie/?property=84213'));
  await page.locator('[value=call]').check();
  await page.locator('[name=question]').fill('Is de kelder droog?');
  await page.locator('[name=firstName]').fill('Anna');
  await page.locator('[data-draft]').waitFor();
  for (const other of ['/fr/plus-d-informations/?property=84236', '/fr/contact/']) {
    await page.goto(buildUrl(other));
    await expect.poll(() => value('firstName')).toBe('Anna');
    expect(await value('question')).toBe('');
  }
  await page.goto(buildUrl('/nl/meer-informatie/?property=84213'));
  await expect.poll(() => value('question')).toBe('Is de kelder droog?');
  expect(await page.locator('[value=call]').isChecked()).toBe(true);
});

test('files stay chosen between steps and after a refusal', async () => {
  const page = await openVisitorPage();
  await page.goto(buildUrl('/fr/estimation-gratuite/'));
  const person = { language: 'fr', script: true, email: 'anna@example.be' } as const;
  for (const [number, step] of valuationForm.steps.entries()) {
    for (const one of getStepFields(step)) await fillInField(page, valuationForm, one, person);
    if (number === 3) break;
    await locateSubmitButton(page).click();
    await locateStep(page, number + 1).waitFor({ state: 'attached' });
  }
  await page.locator('[name=lastName]').fill('');
  await page
    .locator('[name=pictures]')
    .setInputFiles(['gevel.png', 'tuin.png'].map(createPictureFile));
  await page.locator('.form__buttons button').nth(1).click();
  await locateField(page, 'goal').waitFor();
  expect(await readFocusedElement(page)).toBe('form__step-title');
  await locateSubmitButton(page).click();
  await page.getByText('gevel.png', { exact: true }).waitFor();
  await locateSubmitButton(page).click();
  await page.locator('.error-summary').waitFor();
  expect(await readFocusedElement(page)).toBe('error-summary');
  expect(await page.locator('.error-summary a').count()).toBe(1);
  await page.getByText('tuin.png', { exact: true }).waitFor();
  await page.locator('[name=lastName]').fill('Peeters');
  await Promise.all([page.waitForURL('**/fr/merci/**'), locateSubmitButton(page).click()]);
});

test('without script files must be selected again, and are named', async () => {
  const page = await openVisitorPage(false);
  await page.goto(buildUrl('/nl/gratis-schatting/'));
  const person = { language: 'nl', script: false, email: 'anna@example.be' } as const;
  for (const [number, step] of valuationForm.steps.entries()) {
    for (const one of getStepFields(step)) await fillInField(page, valuationForm, one, person);
    if (number < 3) await locateSubmitButton(page).click();
  }
  await page.locator('[name=pictures]').setInputFiles([createPictureFile('gevel.png')]);
  await page.locator('.form__buttons button').nth(1).click();
  await locateField(page, 'goal').waitFor();
  await locateSubmitButton(page).click();
  await page.getByText('Kies gevel.png opnieuw').waitFor();
});

test('a refused form begins with what is wrong, each line leading to its field', async () => {
  const page = await openVisitorPage();
  await page.goto(buildUrl('/fr/contact/'));
  await page.locator('[name=firstName]').fill('Anna');
  await locateSubmitButton(page).click();
  await page.locator('.error-summary').waitFor();
  expect(await readFocusedElement(page)).toBe('error-summary');
  await page
    .locator('.error-summary')
    .getByRole('link', { name: 'Le nom est un champ obligatoire' })
    .click();
  expect(await readFocusedElement(page)).toContain('field__input');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('lastName');
  expect(await page.locator('[name=firstName]').inputValue()).toBe('Anna');
  expect(await findAxeViolations(page)).toEqual([]);
});

test('without script a contact form is sent by answering its question', async () => {
  const page = await openVisitorPage(false);
  await page.goto(buildUrl('/fr/contact/'));
  await fillInContactForm(page, ['Madame', 'La maison est-elle encore libre ?']);
  expect(await locateField(page, 'timeSlot').isVisible()).toBe(true);
  await page.locator('[name=captcha-answer]').fill('0');
  await locateSubmitButton(page).click();
  await page.getByRole('link', { name: 'Les caractères saisis ne sont pas valables' }).waitFor();
  expect(await page.locator('[name=email]').inputValue()).toBe('anna@example.be');
  await answerCaptchaQuestion(page);
  await Promise.all([page.waitForURL('**/fr/merci/**'), locateSubmitButton(page).click()]);
});

test('without script the form on the home page leads to its own page, with the typed text', async () => {
  const page = await openVisitorPage(false);
  await page.goto(buildUrl('/nl/'));
  await page.locator('[name=firstName]').fill('Anna');
  await page.locator('[name=lastName]').fill('Peeters');
  await page.locator('[name=email]').fill('anna@example.be');
  await page.locator('[name=question]').fill('Bent u zaterdag open?');
  await locateSubmitButton(page).click();
  await page.getByRole('link', { name: 'Naar de vraag' }).waitFor();
  expect(await page.locator('[name=question]').inputValue()).toBe('Bent u zaterdag open?');
  await answerCaptchaQuestion(page);
  await Promise.all([page.waitForURL('**/nl/bedankt/contact/'), locateSubmitButton(page).click()]);
});

test('with script the same form is sent from the home page', async () => {
  const page = await openVisitorPage();
  await page.goto(buildUrl('/fr/'));
  await page.locator('[name=firstName]').fill('Anna');
  await page.locator('[name=lastName]').fill('Peeters');
  await page.locator('[name=email]').fill('anna@example.be');
  await page.locator('[name=question]').fill('Êtes-vous ouverts samedi ?');
  await Promise.all([page.waitForURL('**/fr/merci/contact/'), locateSubmitButton(page).click()]);
});

test.each([true, false])('with script: %s, a chosen file is listed by its name', async (script) => {
  const page = await openVisitorPage(script);
  await page.goto(buildUrl('/fr/travailler-chez-nous/'));
  const input = page.getByLabel('Votre CV');
  const box = await input.boundingBox();
  // The whole box takes what is dropped on it, or a row of the browser's own.
  expect(box?.height).toBeGreaterThan(script ? 60 : 30);
  await input.focus();
  const cv = { name: 'cv-anna.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(1_300_000) };
  await input.setInputFiles(cv);
  if (!script) return expect(await input.inputValue()).toContain('cv-anna.pdf');
  await page.getByText('cv-anna.pdf', { exact: true }).waitFor();
  await page.getByText('1,2 Mo').waitFor();
  await page.getByRole('button', { name: 'Retirer cv-anna.pdf' }).click();
  expect(await input.inputValue()).toBe('');
  expect(await readFocusedElement(page)).toBe('upload__input');
  await input.setInputFiles({ ...cv, buffer: Buffer.alloc(6_000_000) });
  await locateField(page, 'cv').getByText('5 Mo').last().waitFor();
});

test('conditional fields and groups are hidden from the first paint', async () => {
  const page = await openVisitorPage();
  await page.goto(buildUrl('/nl/bod/?property=84213'));
  const second = locateField(page, 'secondFirstName');
  expect(await second.isVisible()).toBe(false);
  await page.getByLabel('Een tweede koper toevoegen').check();
  await second.waitFor();
});
