import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../../src/domain/format/durations';
import { parseEnvironment } from '../../../src/env';
import { runJobs } from '../../../src/jobs';
import { createTestContext } from '../../fixtures';
import { createFormSite, submitForm } from '../forms/form-requests';
import { createVillaFiles } from './closed-villa';
import {
  buildVisitAnswers,
  createSlot,
  findVisitLink,
  loadMailsTo,
  loadVisits,
  setUpVisitSite,
} from './visit-requests';

const { submitVisit } = setUpVisitSite();
afterEach(() => {
  vi.useRealTimers();
});

const { email } = buildVisitAnswers();
const AGENT = 'an@huis-vallee.example';

/** Sends the reminders of the day before. */
async function remind(state: Parameters<typeof createVillaFiles>[0]) {
  vi.useFakeTimers({ toFake: ['Date'], now: createSlot(3).startsAt - DAY_MS });
  const parsed = parseEnvironment({ ...env });
  if (!parsed.ok) throw new Error(parsed.missing.join());
  const { snapshot } = await createTestContext('/nl/', createVillaFiles(state));
  await runJobs('7 * * * *', { ...parsed.environment, snapshot, waitUntil() {} });
}

describe.each(['sold', 'gone'] as const)(
  'the reminder of a visit to a home that is %s',
  (state) => {
    test('asks to call first, shows no brochure, and its host is told, both once', async () => {
      await submitVisit();
      await remind(state);
      await remind(state);
      const [[, reminder, ...rest] = [], [, host, ...others] = []] = await Promise.all(
        [email, AGENT].map(loadMailsTo),
      );
      expect(reminder.text).toMatch(/niet meer op de site\. Bel ons op .* voor u komt/);
      expect(reminder.text).not.toContain('brochure');
      expect(host.text).toContain('niet meer te koop of te huur is: Anna');
      expect([rest, others]).toEqual([[], []]);
    });

    test('goes to the host alone for a caller without an address', async () => {
      await submitVisit();
      await env.DB.exec("UPDATE visits SET email = ''");
      await remind(state);
      expect(await loadMailsTo(email)).toHaveLength(1);
      expect((await loadMailsTo(AGENT)).at(-1).text).toContain('niet meer te koop of te huur is');
    });

    test('is followed by one that says so if it was sent before, once', async () => {
      await submitVisit();
      await remind('offered');
      await env.DB.exec("UPDATE outbox SET state = 'sent'");
      const told = (await loadMailsTo(email)).length;
      await Promise.all([remind(state), remind(state)]);
      await remind(state);
      const [mail, ...others] = (await loadMailsTo(email)).slice(told);
      expect(mail.subject).toMatch(/^Bel ons vóór uw bezoek op /);
      expect(mail.text).toMatch(/niet meer op de site\. Bel ons op .* voor u komt/);
      expect(mail.text).not.toContain('verwacht u');
      expect(others).toEqual([]);
      expect((await loadMailsTo(AGENT)).at(-1).text).toContain(
        'niet meer te koop of te huur is: Anna',
      );
    });

    test('is sent as well when its confirmation was of the same day', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: createSlot(3).closesAt - 60_000 });
      await submitVisit();
      await remind(state);
      expect((await loadMailsTo(email)).at(-1).text).toContain('voor u komt');
    });
  },
);

describe('a home that is sold', () => {
  const openSold = () => createFormSite({}, createVillaFiles('sold'));

  test('gives a visit no other hour by its link, which still cancels it', async () => {
    await submitVisit();
    const site = await openSold();
    const link = await findVisitLink(email);
    const html = await (await site(link)).text();
    expect([html.includes('value="slot-4"'), html.includes('voor u komt')]).toEqual([false, true]);
    const move = { action: 'move', sequence: '0', slot: 'slot-4' };
    expect((await submitForm(site, link, move)).status).toBe(422);
    expect((await submitForm(site, link, { ...move, action: 'cancel' })).status).toBe(303);
  });

  test('says so to who waits for a place', async () => {
    await submitVisit();
    await env.DB.exec("UPDATE visits SET state = 'waiting', slot = NULL");
    const html = await (await (await openSold())(await findVisitLink(email))).text();
    expect(html).toContain('Dit pand is intussen verkocht, verhuurd of niet meer op de site.');
    expect(html).not.toContain('Komt er een plaats vrij');
  });

  test('takes no answer to the offer of a freed hour but a refusal', async () => {
    await submitVisit();
    await env.DB.exec(`UPDATE visits SET state = 'offered', expires_at = ${Date.now() + DAY_MS}`);
    const site = await openSold();
    const link = await findVisitLink(email);
    expect(await (await site(link)).text()).not.toContain('value="accept"');
    const accept = { action: 'accept', sequence: '0' };
    expect((await submitForm(site, link, accept)).status).toBe(422);
    expect((await loadVisits()).map(({ state }) => state)).toEqual(['offered']);
    expect((await submitForm(site, link, { ...accept, action: 'cancel' })).status).toBe(303);
  });
});
