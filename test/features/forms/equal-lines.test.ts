import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getFields } from '../../../src/features/forms/kit/definition/form';
import {
  ALL_FORMS,
  createSiteWithAllForms,
  openFormForSubmission,
  resetFormData,
} from './all-forms';
import type { TestSite } from './form-requests';
import { parseFormPage } from './form-requests';
import { FORM_LANGUAGES } from './valid-submissions';

let site: TestSite;
beforeAll(async () => {
  site = await createSiteWithAllForms();
});
beforeEach(resetFormData);

describe.each(FORM_LANGUAGES)('a form sent empty, in %s', (language) => {
  test.each(ALL_FORMS)('%s says each thing once', async (_, form) => {
    const sendable = await openFormForSubmission(site, form, language);
    const empty = Object.fromEntries(getFields(form).map(({ name }) => [name, '']));
    const { status, summary } = await parseFormPage(await sendable.submit(empty), form.name);
    expect(status).toBe(422);
    expect(summary).toEqual([...new Set(summary)]);
  });
});
