import { beforeAll, beforeEach, expect, test } from 'vitest';
import { EVERY_FORM, forgetEverything, opened, siteOfEveryForm } from './every-form';
import type { Site } from './sending';
import { readPage, rowsOf, solved } from './sending';

let site: Site;
beforeAll(async () => {
  site = await siteOfEveryForm();
});
beforeEach(forgetEverything);

const OTHER = 'corrected@example.be';

test.each(EVERY_FORM)(
  '%s, sent twenty times at once and five times after, is stored and mailed once; other content gets a key of its own (decision 25)',
  async (name, form) => {
    const sendable = await opened(site, form, 'nl');
    const atOnce = await Promise.all(Array.from({ length: 20 }, () => sendable.with({})));
    const mails = await rowsOf('outbox');
    for (let time = 0; time < 5; time++) atOnce.push(await sendable.with({}));
    expect(atOnce.map(({ status }) => status)).toEqual(Array(25).fill(303));
    const stored = await rowsOf('submissions');
    expect(stored).toHaveLength(1);
    expect(mails.length).toBeGreaterThan(0);
    const recipients = mails.map(({ recipient }) => recipient);
    expect(new Set(recipients).size).toBe(recipients.length);

    const again = await readPage(await sendable.with({ email: OTHER }), name);
    expect(again.status).toBe(422);
    expect(again.html).toContain('Dit formulier is al verzonden.');
    expect(again.html).toContain(OTHER);
    expect(again.hidden.key).not.toBe(sendable.key);
    expect(await rowsOf('submissions')).toEqual(stored);
    expect(await rowsOf('outbox')).toHaveLength(mails.length);

    const corrected = { email: OTHER, key: again.hidden.key ?? '', altcha: await solved() };
    expect((await sendable.with(corrected)).status).toBe(303);
    expect(await rowsOf('submissions')).toHaveLength(2);
  },
);
