import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  ALL_FORMS,
  createSiteWithAllForms,
  openFormForSubmission,
  resetFormData,
} from './all-forms';
import type { TestSite } from './form-requests';
import { createCaptchaProof, loadRows, parseFormPage } from './form-requests';

let site: TestSite;
beforeAll(async () => {
  site = await createSiteWithAllForms();
});
beforeEach(resetFormData);

const OTHER = 'corrected@example.be';

test.each(ALL_FORMS)(
  '%s, sent 20 times in parallel and 5 times after, is stored and mailed once; other content gets a new key (decision 25)',
  async (name, form) => {
    const sendable = await openFormForSubmission(site, form, 'nl');
    const responses = await Promise.all(Array.from({ length: 20 }, () => sendable.submit({})));
    const mails = await loadRows('outbox');
    for (let attempt = 0; attempt < 5; attempt++) responses.push(await sendable.submit({}));
    expect(responses.map(({ status }) => status)).toEqual(Array(25).fill(303));
    const stored = await loadRows('leads');
    expect(stored).toHaveLength(1);
    expect(mails.length).toBeGreaterThan(0);
    const recipients = mails.map(({ recipient }) => recipient);
    expect(new Set(recipients).size).toBe(recipients.length);

    const again = await parseFormPage(await sendable.submit({ email: OTHER }), name);
    expect(again.status).toBe(422);
    expect(again.html).toContain('Dit formulier is al verzonden.');
    expect(again.html).toContain(OTHER);
    expect(again.hidden.key).not.toBe(sendable.key);
    expect(await loadRows('leads')).toEqual(stored);
    expect(await loadRows('outbox')).toHaveLength(mails.length);

    const corrected = {
      email: OTHER,
      key: again.hidden.key ?? '',
      altcha: await createCaptchaProof(),
    };
    expect((await sendable.submit(corrected)).status).toBe(303);
    expect(await loadRows('leads')).toHaveLength(2);
  },
);
