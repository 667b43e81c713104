import { expect } from 'vitest';
import { getStepFields } from '../../src/features/forms/kit/definition/form';
import { valuationForm } from '../../src/features/forms/valuation/form';
import { answerField as fillInField } from './answer-field';
import {
  buildUrl,
  createPictureFile,
  locateField,
  locateStep,
  locateSubmitButton,
  readFocusedElement,
  test,
} from './form-page';

test('files stay chosen between steps and after a refusal', async ({ openVisitorPage }) => {
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

test('without script files must be selected again, and are named', async ({ openVisitorPage }) => {
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

test.for([true, false])(
  'with script: %s, a chosen file is listed by its name',
  async (script, { openVisitorPage }) => {
    const page = await openVisitorPage(script);
    await page.goto(buildUrl('/fr/travailler-chez-nous/'));
    const input = page.getByLabel('Votre CV');
    const box = await input.boundingBox();
    // The whole box takes what is dropped on it, or a row of the browser's own.
    expect(box?.height).toBeGreaterThan(script ? 60 : 30);
    await input.focus();
    const cv = {
      name: 'cv-anna.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(1_300_000),
    };
    await input.setInputFiles(cv);
    if (!script) return expect(await input.inputValue()).toContain('cv-anna.pdf');
    await page.getByText('cv-anna.pdf', { exact: true }).waitFor();
    await page.getByText('1,2 Mo').waitFor();
    await page.getByRole('button', { name: 'Retirer cv-anna.pdf' }).click();
    expect(await input.inputValue()).toBe('');
    expect(await readFocusedElement(page)).toBe('upload__input');
    await input.setInputFiles({ ...cv, buffer: Buffer.alloc(6_000_000) });
    await locateField(page, 'cv').getByText('5 Mo').last().waitFor();
  },
);
