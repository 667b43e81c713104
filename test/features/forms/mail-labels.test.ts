import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  ALL_FORMS,
  createSiteWithAllForms,
  openFormForSubmission,
  resetFormData,
} from './all-forms';
import type { TestSite } from './form-requests';
import { loadRows } from './form-requests';

let site: TestSite;
beforeAll(async () => {
  site = await createSiteWithAllForms();
});
beforeEach(resetFormData);

const CASES = ALL_FORMS.flatMap(([name, form]) =>
  (['nl', 'fr'] as const).map((language) => [name, language, form] as const),
);

test.each(CASES)(
  'no mail of %s in %s puts a colon after a question',
  async (_name, language, form) => {
    expect((await (await openFormForSubmission(site, form, language)).submit({})).status).toBe(303);
    const mails = (await loadRows('outbox')).map(({ mail }) => JSON.parse(String(mail)));
    expect(mails.length).toBeGreaterThan(0);
    for (const { text, html } of mails) expect(text + html).not.toMatch(/[?!]\s*:(?!\/)/);
  },
);
