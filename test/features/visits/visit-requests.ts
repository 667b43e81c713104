import { env } from 'cloudflare:workers';
import { beforeEach } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../src/domain/format/durations';
import type { Slot } from '../../../src/features/visits/slot';
import { upsertSlots } from '../../../src/features/visits/visits-store';
import type { TestSite } from '../forms/form-requests';
import {
  CONTACT_DETAILS,
  clearSubmissions,
  createFormSite,
  loadRows,
  openAndSubmitForm,
  submitForm,
} from '../forms/form-requests';

export const VILLA = 84213;
export const PATH = `/nl/bezoek-plannen/?property=${VILLA}`;
export const FORM = 'contact-appointment';

/** Noon, some days from now. */
const NOON = Math.floor(Date.now() / DAY_MS) * DAY_MS + 12 * HOUR_MS;
export const createSlot = (days: number, capacity = 1): Slot => ({
  id: `slot-${days}`,
  property: VILLA,
  startsAt: NOON + days * DAY_MS,
  endsAt: NOON + days * DAY_MS + HOUR_MS / 2,
  closesAt: NOON + (days - 1) * DAY_MS,
  capacity,
});

export const buildVisitAnswers = (n = 0) => ({
  ...CONTACT_DETAILS,
  slot: 'slot-3',
  email: `anna${n}@example.be`,
  persons: '2',
});
export const loadFreePlaces = async () =>
  (await loadRows('slots')).map(({ capacity, taken }) => Number(capacity) - Number(taken));
export const loadVisits = () => loadRows('visits');
export const loadMailsTo = async (recipient: string) =>
  (await loadRows('outbox'))
    .filter((row) => row.recipient === recipient)
    .map((row) => JSON.parse(String(row.mail)));

/** Returns the path of the visit's signed link in the last mail to this person. */
export async function findVisitLink(recipient: string): Promise<string> {
  const mail = (await loadMailsTo(recipient)).at(-1);
  const [link = ''] = /http\S+key=[\w-]+/.exec(mail.text) ?? [];
  return link.replace(/^https?:\/\/[^/]+/, '');
}

/** Before each test of a file: no visits, two free slots of the villa, and a site. */
export function setUpVisitSite() {
  let current: TestSite;
  const site: TestSite = (...request) => current(...request);
  beforeEach(async () => {
    await clearSubmissions();
    await env.DB.exec('DELETE FROM visits');
    await env.DB.exec('DELETE FROM slots');
    await upsertSlots(env.DB, [createSlot(3), createSlot(4)]);
    current = await createFormSite();
  });

  const submitVisit = (n = 0, rest: Record<string, string> = {}) =>
    openAndSubmitForm(site, PATH, FORM, { ...buildVisitAnswers(n), ...rest });

  async function submitAction(link: string, action: string, rest: Record<string, string> = {}) {
    const html = await (await site(link)).text();
    const [, sequence = ''] = /name="sequence" value="(\d+)"/.exec(html) ?? [];
    return submitForm(site, link, { action, sequence, ...rest });
  }

  return { site, submitVisit, submitAction };
}

/** Returns the calendar files of a mail, unfolded; files of a form are none. */
export const decodeCalendarEvents = (mail: { attachments?: { base64?: string }[] }) =>
  (mail.attachments ?? []).flatMap(({ base64 }) =>
    base64 === undefined
      ? []
      : [
          new TextDecoder()
            .decode(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)))
            .replace(/\r\n /g, ''),
        ],
  );
