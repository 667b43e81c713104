import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Form } from '../../../src/features/forms/kit/definition/form';
import {
  ALL_FORMS,
  createSiteWithAllForms,
  openFormForSubmission,
  resetFormData,
} from './all-forms';
import type { TestSite } from './form-requests';
import { loadRows } from './form-requests';

const VISITOR = 'claire@example.be';
const GENERAL_SUBJECT = 'Nous avons bien reçu votre message';

/** Forms of a message to the agency: nothing says more of what was sent. */
const MESSAGES = ['site-contact', 'site-contact-small'];

let site: TestSite;
beforeAll(async () => {
  site = await createSiteWithAllForms();
});
beforeEach(resetFormData);

/** Sends a form, and returns where its sender is led to. */
async function send(form: Form): Promise<string> {
  const { submit } = await openFormForSubmission(site, form, 'fr');
  const { status, headers } = await submit({ email: VISITOR });
  expect(status).toBe(303);
  return headers.get('Location') ?? '';
}

async function loadSubject(): Promise<string> {
  const rows = (await loadRows('outbox')).filter(({ recipient }) => recipient === VISITOR);
  return JSON.parse(String(rows[0]?.mail)).subject;
}

describe('the mail to the sender names what was sent', () => {
  const subjects = new Map<string, string>();

  test.each(ALL_FORMS)('%s', async (name, form) => {
    await send(form);
    const subject = await loadSubject();
    expect(subject === GENERAL_SUBJECT).toBe(MESSAGES.includes(name));
    expect(subject).not.toMatch(/[{}_]|\s$/);
    if (form.about === 'property' && name !== 'contact-appointment')
      expect(subject).toMatch(/ 8\d{4}$/);
    subjects.set(name, subject);
  });

  test('and no two forms by the same words, but the two of a message', () => {
    expect(subjects.size).toBe(ALL_FORMS.length);
    expect(new Set(subjects.values()).size).toBe(ALL_FORMS.length - 1);
  });
});

describe('the thank-you page leads to what the form was about', () => {
  test.each(ALL_FORMS.filter(([, form]) => form.about))('%s', async (_, form) => {
    const { pathname, search, searchParams } = new URL(await send(form), 'http://localhost');
    const id = searchParams.get(form.about ?? '') ?? '';
    const html = await (await site(pathname + search)).text();
    const [, main = ''] = /<main[^>]*>(.*?)<ul class="link-list">/s.exec(html) ?? [];
    expect(id).not.toBe('');
    expect(main).toMatch(new RegExp(`<a href="/fr/[^"]*/${id}/">[^<]+</a>`));
  });
});
