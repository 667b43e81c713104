import { expect } from 'vitest';
import { buildUrl, locateField, test } from './form-page';

test('an invalid draft is deleted and the form works', async ({ openVisitorPage }) => {
  const page = await openVisitorPage();
  await page.addInitScript(() => localStorage.setItem('draft site-contact', '{"at":"now"}'));
  await page.goto(buildUrl('/nl/contact/'));
  await locateField(page, 'timeSlot').waitFor({ state: 'hidden' });
  await expect.poll(() => page.locator('[name=altcha]').inputValue()).not.toBe('');
  expect(await page.locator('[data-draft]').isVisible()).toBe(false);
});

test('what an applicant for a job is moved by is not stored on the device', async ({
  openVisitorPage,
}) => {
  const page = await openVisitorPage();
  await page.goto(buildUrl('/nl/werken-bij-ons/'));
  await page.locator('[name=motivation]').fill('Ik wil terug naar de Ardennen.');
  await page.locator('[name=position]').fill('Makelaar');
  const readDrafts = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(readDrafts).toContain('Makelaar');
  expect(await readDrafts()).not.toContain('Ardennen');
});

test('what a candidate tenant tells of means and household is not stored on the device', async ({
  openVisitorPage,
}) => {
  const page = await openVisitorPage();
  await page.goto(buildUrl('/fr/candidature-locative/?property=84232'));
  const form = page.locator('#rental-application');
  for (const name of ['income1', 'income2', 'adults', 'kids', 'kidsAges', 'pets', 'movingReason'])
    await form.locator(`[name=${name}]`).fill('7');
  await form.locator('[name=hasIncome][value=guarantor]').check();
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

test('typed text is restored after a reload, until it is cleared', async ({ openVisitorPage }) => {
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

test('for another property only contact details are restored, in any form', async ({
  openVisitorPage,
}) => {
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
