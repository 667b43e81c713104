import { beforeEach, describe, expect, test } from 'vitest';
import type { Form } from '../../../src/features/forms/kit/definition/form';
import { getFields } from '../../../src/features/forms/kit/definition/form';
import { sendToFriendForm } from '../../../src/features/forms/send-to-friend/form';
import {
  ALL_FORMS,
  createSiteWithAllForms,
  openFormForSubmission,
  resetFormData,
} from './all-forms';
import type { TestSite } from './form-requests';
import { loadRows } from './form-requests';

const FREE_TEXT = 'Win een reis bij Elders';
const VISITOR = 'victim@example.be';

let site: TestSite;
beforeEach(async () => {
  await resetFormData();
  site = await createSiteWithAllForms();
});

/** Fields that take any text; names are checked apart, and the message to a friend is the exception. */
const findFreeTextFields = (form: Form) =>
  getFields(form)
    .filter(
      ({ kind, name }) => kind === 'textarea' || (kind === 'text' && !/name|zip|words/i.test(name)),
    )
    .filter(({ name }) => form.name !== sendToFriendForm.name || name !== 'message')
    .map(({ name }) => name);

const loadMails = async () =>
  (await loadRows('outbox')).map(({ mail }) => JSON.parse(String(mail)));

const FORMS = ALL_FORMS.filter(([, form]) => findFreeTextFields(form).length > 0);

describe('what a visitor wrote is read by the agency alone (decision 43)', () => {
  test.each(FORMS)('%s', async (_, form) => {
    const { submit } = await openFormForSubmission(site, form, 'nl');
    const texts = findFreeTextFields(form).map((name) => [name, FREE_TEXT]);
    const answers = { ...Object.fromEntries(texts), email: VISITOR };
    expect((await submit(answers)).status).toBe(303);
    const mails = await loadMails();
    const toVisitor = mails.filter(({ to }) => to === VISITOR);
    expect(toVisitor).not.toEqual([]);
    expect(JSON.stringify(toVisitor)).not.toContain(FREE_TEXT);
    const toAgency = mails.filter(({ kind }) => kind === 'lead');
    expect(JSON.stringify(toAgency)).toContain(FREE_TEXT);
  });
});

describe('a name that is none', () => {
  test.each(
    ALL_FORMS.filter(([, form]) => getFields(form).some(({ name }) => /name$/i.test(name))),
  )('is refused at its field in %s', async (_, form) => {
    const names = getFields(form)
      .filter(({ name, kind, when }) => /name$/i.test(name) && kind === 'text' && !when)
      .map(({ name }) => name);
    for (const name of names) {
      const { submit } = await openFormForSubmission(site, form, 'nl');
      const refused = await submit({ [name]: 'Geblokkeerd: evil。example?x' });
      expect([name, refused.status]).toEqual([name, 422]);
      const html = await refused.text();
      expect(html).toContain(`href="#${form.name}-${name}"`);
      expect(html).toContain('Vul alleen de naam in');
    }
    expect(await loadRows('leads')).toEqual([]);
  });
});

describe('the message to a friend', () => {
  test.each(['evil.example?x', 'Kijk op evil。example', 'https://evil.example', 'www.evil'])(
    '%o is refused',
    async (message) => {
      const { submit } = await openFormForSubmission(site, sendToFriendForm, 'nl');
      const refused = await submit({ message });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain('Laat webadressen weg');
    },
  );

  test('holds nothing that becomes a link, even of one letter', async () => {
    const { submit } = await openFormForSubmission(site, sendToFriendForm, 'nl');
    expect((await submit({ message: 'Zie t.co voor foto’s', firstName: 'J.P.' })).status).toBe(303);
    const friend = (await loadMails()).find(({ kind }) => kind === 'friend');
    expect(friend.text).toContain('> Zie t. co voor foto’s');
    expect(friend.text + friend.html).not.toMatch(/t\.co|J\.P\./);
  });
});
