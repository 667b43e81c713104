import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '../../../src/domain/format/durations';
import { parseEnvironment } from '../../../src/env';
import { upsertSlots } from '../../../src/features/visits/visits-store';
import { runJobs } from '../../../src/jobs';
import { createTestContext } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import { openDesk, resetStaff } from '../desk/desk-requests';
import type { TestSite } from '../forms/form-requests';
import {
  CONTACT_DETAILS,
  clearSubmissions,
  createFormSite,
  loadRows,
  openAndSubmitForm,
  submitForm,
} from '../forms/form-requests';
import { createAccountSite, openSignedIn, resetPeople } from '../sign-in/account-requests';
import { decodeCalendarEvents, findVisitLink, loadMailsTo } from './visit-requests';

const VILLA = 84213;
const ADDRESS = 'Rue du Vieux Pont 7';
const AGENT = 'an@huis-vallee.example';

/** The small snapshot after the villa left the offer. */
function createFilesWithoutVilla() {
  const files = createSmallSnapshot();
  for (const name of ['catalogue/properties.json', 'catalogue/property-details.json'])
    files[name] = files[name].filter(({ ID }: { ID: number }) => ID !== VILLA);
  return files;
}

/** The small snapshot after the villa was sold: it keeps its page. */
function createFilesWithSoldVilla() {
  const files = createSmallSnapshot();
  for (const record of files['catalogue/properties.json'])
    if (record.ID === VILLA) record.Marquee = 1;
  return files;
}

const createSlot = (id: string, starts: string) => ({
  id,
  property: VILLA,
  startsAt: Date.parse(starts),
  endsAt: Date.parse(starts) + 30 * MINUTE_MS,
  closesAt: Date.parse(starts),
  capacity: 5,
});

/** The site after the villa left. */
let site: TestSite;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  await clearSubmissions();
  await env.DB.exec('DELETE FROM visits');
  await env.DB.exec('DELETE FROM slots');
  await upsertSlots(env.DB, [
    createSlot('saturday', '2026-12-05T09:00:00Z'),
    createSlot('sunday', '2026-12-06T09:00:00Z'),
  ]);
  const files = createSmallSnapshot();
  for (const record of files['catalogue/properties.json'])
    if (record.ID === VILLA) record.PublishAddress = true;
  const before = await createFormSite({}, files);
  const answers = { ...CONTACT_DETAILS, slot: 'saturday', persons: '2', remark: 'Met de hond.' };
  const path = `/nl/bezoek-plannen/?property=${VILLA}`;
  expect((await openAndSubmitForm(before, path, 'contact-appointment', answers)).status).toBe(303);
  site = await createFormSite({}, createFilesWithoutVilla());
});
afterEach(() => {
  vi.useRealTimers();
});

/** Presses a button on the page of the visit. */
async function change(action: string, slot = '') {
  const link = await findVisitLink(CONTACT_DETAILS.email);
  const html = await (await site(link)).text();
  const [, sequence = ''] = /name="sequence" value="(\d+)"/.exec(html) ?? [];
  expect((await submitForm(site, link, { action, sequence, slot })).status).toBe(303);
}

test('an address that is not published is stored with the visit, never with the lead', async () => {
  await clearSubmissions();
  await env.DB.exec('DELETE FROM visits');
  const answers = { ...CONTACT_DETAILS, slot: 'saturday', persons: '2' };
  const path = `/nl/bezoek-plannen/?property=${VILLA}`;
  await openAndSubmitForm(await createFormSite(), path, 'contact-appointment', answers);
  const [visit, lead] = [await loadRows('visits'), await loadRows('leads')].map((rows) =>
    JSON.parse(String(rows[0]?.about)),
  );
  expect(visit).toMatchObject({
    isAddressPublished: false,
    address: expect.stringContaining(ADDRESS),
  });
  expect(lead).toMatchObject({ isAddressPublished: false, address: '', town: 'Durbuy' });
});

describe('after its property left the offer a visit has the address it was booked with', () => {
  test('in the reminder', async () => {
    vi.setSystemTime('2026-12-04T09:07:00Z');
    const parsed = parseEnvironment({ ...env });
    if (!parsed.ok) throw new Error(parsed.missing.join());
    const { snapshot } = await createTestContext('/nl/', createFilesWithoutVilla());
    await runJobs('7 * * * *', { ...parsed.environment, snapshot, waitUntil() {} });
    const reminder = (await loadMailsTo(CONTACT_DETAILS.email)).at(-1);
    expect(reminder.subject).toMatch(/^Bel ons vóór uw bezoek op /);
    for (const part of [ADDRESS, 'Villa te koop in Durbuy', 'Parkeren:'])
      expect(reminder.text).toContain(part);
  });

  test('on its page and in the calendar file', async () => {
    const link = await findVisitLink(CONTACT_DETAILS.email);
    const html = await (await site(link)).text();
    expect(html).toContain(ADDRESS);
    expect(html).toContain('Dit pand staat niet meer op de site. Uw bezoek blijft staan.');
    const file = await (await site(`${link}&as=ics`)).text();
    expect(file.replace(/\r\n /g, '')).toContain(`LOCATION:${ADDRESS}`);
  });

  test('in the mails of a change, to the visitor and to the agent of then', async () => {
    await change('move', 'sunday');
    const visitor = (await loadMailsTo(CONTACT_DETAILS.email)).at(-1);
    expect(visitor.text).toContain(ADDRESS);
    expect(decodeCalendarEvents(visitor)[0]).toContain(`LOCATION:${ADDRESS}`);
    const host = (await loadMailsTo(AGENT)).at(-1);
    expect(host.text).toContain('Villa te koop in Durbuy');
    expect(decodeCalendarEvents(host)[0]).toContain(`LOCATION:${ADDRESS}`);
    await change('cancel');
    expect((await loadMailsTo(CONTACT_DETAILS.email)).at(-1).text).toContain(
      'Villa te koop in Durbuy',
    );
  });

  test.each([
    ['gone', createFilesWithoutVilla],
    ['sold', createFilesWithSoldVilla],
  ])('when it is cancelled without another one to plan, the home being %s', async (_, create) => {
    site = await createFormSite({}, create());
    const link = await findVisitLink(CONTACT_DETAILS.email);
    await change('cancel');
    const html = await (await site(link)).text();
    expect(html).toContain('Uw bezoek van zaterdag 5 december 2026 om 10:00 is afgezegd.');
    expect(html).not.toContain('Opnieuw een bezoek plannen');
    const { text } = (await loadMailsTo(CONTACT_DETAILS.email)).at(-1);
    expect(text).toContain('is afgezegd.');
    expect(text).not.toContain('ander bezoek');
  });

  test('at the desk: on the sheet of the day, in the agenda, at its hour, and with its lead', async () => {
    await resetStaff();
    const desk = await openDesk(await createAccountSite({}, createFilesWithoutVilla()));
    const [lead] = await loadRows('leads');
    for (const path of [
      '/nl/desk/?day=2026-12-05',
      '/nl/desk/bezoeken/?day=2026-12-05',
      '/nl/desk/bezoeken/saturday/',
      `/nl/desk/aanvragen/${lead?.id}/`,
    ]) {
      const html = await (await desk.get(path)).text();
      expect([path, html.includes(ADDRESS)]).toEqual([path, true]);
    }
  });

  test('at the desk’s page of the catalogue, which names what is open', async () => {
    await resetStaff();
    const desk = await openDesk(await createAccountSite({}, createFilesWithoutVilla()));
    const html = await (await desk.get('/nl/desk/aanbod/versies/')).text();
    expect(html).toContain('Nog open bij panden die niet meer op de site staan');
    expect(html).toMatch(/Villa te koop in Durbuy.*1 gepland bezoek \(het eerste za/s);
  });

  test('in the portal of its owner', async () => {
    await resetPeople([{ email: 'an@example.be', name: 'An Maas', owner: 1, properties: [VILLA] }]);
    const owner = await openSignedIn(await createAccountSite({}, createFilesWithoutVilla()));
    const html = await (await owner.get('/nl/eigenaar/')).text();
    expect(html).toContain('Dit pand staat niet meer op de site.');
    expect(html).toContain('Gepland bezoek: zaterdag 5 december 2026 om 10:00.');
  });
});
