import { expect } from 'vitest';
import { answerCaptchaQuestion } from './answer-field';
import { findAxeViolations } from './axe';
import {
  buildUrl,
  fillInContactForm,
  locateField,
  locateSubmitButton,
  readFocusedElement,
  test,
} from './form-page';

test('errors appear when a field is left and go once it is valid; two presses send once', async ({
  openVisitorPage,
}) => {
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
  // Passed by without a word, a field is not a mistake yet.
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
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft'))),
    )
    .toEqual([]);
});

test('a browser without storage has a working form', async ({ openVisitorPage }) => {
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

test('a refused form begins with what is wrong, each line leading to its field', async ({
  openVisitorPage,
}) => {
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

test('without script a contact form is sent by answering its question', async ({
  openVisitorPage,
}) => {
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

test('without script the form on the home page leads to its own page, with the typed text', async ({
  openVisitorPage,
}) => {
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

test('with script the same form is sent from the home page', async ({ openVisitorPage }) => {
  const page = await openVisitorPage();
  await page.goto(buildUrl('/fr/'));
  await page.locator('[name=firstName]').fill('Anna');
  await page.locator('[name=lastName]').fill('Peeters');
  await page.locator('[name=email]').fill('anna@example.be');
  await page.locator('[name=question]').fill('Êtes-vous ouverts samedi ?');
  await Promise.all([page.waitForURL('**/fr/merci/contact/'), locateSubmitButton(page).click()]);
});

test('conditional fields and groups are hidden from the first paint', async ({
  openVisitorPage,
}) => {
  const page = await openVisitorPage();
  await page.goto(buildUrl('/nl/bod/?property=84213'));
  const second = locateField(page, 'secondFirstName');
  expect(await second.isVisible()).toBe(false);
  await page.getByLabel('Een tweede koper toevoegen').check();
  await second.waitFor();
});
