import { env } from 'cloudflare:workers';
import { DAY_MS } from '../../../src/domain/format/durations';
import { buildEarlyPrefix } from '../../../src/domain/routing/early-link';
import { insertSubscription } from '../../../src/features/newsletter/newsletter-store';
import { insertPendingSearch } from '../../../src/features/saved-searches/pending-searches-store';
import { insertVisit, upsertSlots } from '../../../src/features/visits/visits-store';
import type { BoundParameters, LinkPurpose } from '../../../src/platform/auth/signed-link';
import { getDocumentKey } from '../../../src/platform/snapshot/manifest';
import { openDesk } from '../../features/desk/desk-requests';
import type { TestSite } from '../../features/forms/form-requests';
import { HOUSE } from '../../features/saved-searches/saved-searches';
import {
  NEW_PASSWORD,
  OWNER,
  openBrowser,
  PASSWORD_HASH,
  SUBSCRIBER,
} from '../../features/sign-in/account-requests';
import { CHALET, OTHER_CHALET } from '../../first-week/withheld-listing';
import { insert, insertParent, upload } from '../../retention/stored-rows';

/** Two things of one kind that links open, and how a browser follows such a link. */
export interface LinkCase<Purpose extends LinkPurpose> {
  bound: BoundParameters<Purpose>;
  other: BoundParameters<Purpose>;
  /** Follows the link and presses its button; resolves to whether it opened anything. */
  follow(site: TestSite, bound: BoundParameters<Purpose>, key: string): Promise<boolean>;
}

const FILES = { a: 'submitted/site-contact/a.pdf', b: 'submitted/site-contact/b.pdf' };
/** The second is the content of the villa's plan. */
const HASHES = { a: 'a'.repeat(32), b: '0'.repeat(32) };
const VISITS = {
  a: '11111111-1111-4111-8111-111111111111',
  b: '22222222-2222-4222-8222-222222222222',
};
const EMAILS = { a: 'anna@example.be', b: 'bert@example.be' };

/** Moments after today's, for links that hold their end; a test moves no further than that. */
const soon = (minutes: number) => Date.now() + minutes * 60_000;

const press = async (site: TestSite, path: string, fields: Record<string, string> = {}) =>
  (await openBrowser(site).post(path, fields)).status;
const query = (values: Record<string, string | number>) =>
  `?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))}`;

const CHOSEN_PASSWORD = {
  action: 'choose',
  password: NEW_PASSWORD,
  passwordConfirm: NEW_PASSWORD,
};

export const createLinkCases = (): { [Purpose in LinkPurpose]: LinkCase<Purpose> } => ({
  visit: {
    bound: { id: VISITS.a },
    other: { id: VISITS.b },
    follow: async (site, { id }, key) =>
      (await press(site, `/nl/mijn-bezoek/${query({ id, key })}`, {
        action: 'cancel',
        sequence: '0',
      })) === 303,
  },
  booking: {
    bound: { id: VISITS.a },
    other: { id: VISITS.b },
    follow: async (site, { id }, booking) =>
      (await press(site, `/nl/mijn-bezoek/${query({ id, booking })}`, {
        action: 'cancel',
        sequence: '0',
      })) === 303,
  },
  attachment: {
    bound: { file: FILES.a, until: soon(5) },
    other: { file: FILES.b, until: soon(6) },
    follow: async (site, bound, key) =>
      (await (await openDesk(site)).get(`/nl/desk/bestanden/${query({ ...bound, key })}`))
        .status === 200,
  },
  search: {
    bound: { id: VISITS.a },
    other: { id: VISITS.b },
    follow: async (site, { id }, key) =>
      (await press(
        site,
        `/nl/zoekopdracht/bevestigen/${query({ token: `${id}.${key}` })}`,
        CHOSEN_PASSWORD,
      )) === 200,
  },
  digest: {
    bound: { id: OWNER.email },
    other: { id: SUBSCRIBER.email },
    follow: async (site, { id }, key) =>
      (await press(site, `/nl/eigenaarsmail/${query({ token: `${id}.${key}` })}`)) === 200,
  },
  document: {
    bound: { file: HASHES.a, name: 'plan.pdf', property: '', project: '', until: soon(5) },
    other: { file: HASHES.b, name: 'epc.pdf', property: 84213, project: 12, until: soon(6) },
    follow: async (site, bound, key) =>
      (await site(`/nl/documenten/${query({ ...bound, key })}`)).status === 200,
  },
  early: {
    bound: { holder: 'bo', property: CHALET },
    other: { holder: 'cy', property: OTHER_CHALET },
    follow: async (site, { holder, property }, signature) => {
      const named = { holder: String(holder), property: Number(property), signature };
      return (await site(`${buildEarlyPrefix(named)}/nl/te-koop/x/${property}/`)).status === 301;
    },
  },
  newsletter: {
    bound: { email: EMAILS.a },
    other: { email: EMAILS.b },
    async follow(site, { email }, key) {
      const token = query({ token: `${encodeURIComponent(String(email))}.${key}` });
      const statuses = [
        await press(site, `/nl/nieuwsbrief/bevestigen/${token}`),
        await press(site, `/nl/nieuwsbrief/uitschrijven/${token}`),
      ];
      return statuses.includes(200);
    },
  },
  preview: {
    bound: { until: soon(5) },
    other: { until: soon(6) },
    follow: async (site, { until }, key) =>
      (await site(`/preview/${until}.${key}/nl/opendeurdag/`)).status === 200,
  },
  receipt: {
    bound: { form: 'contact-appointment', key: VISITS.a, until: soon(5) },
    other: { form: 'site-contact', key: VISITS.b, until: soon(6) },
    /** The form is in the path; of the two only that of a visit shows what was booked. */
    async follow(site, { form, key, until }, signature) {
      const receipt = query({ receipt: `${key}.${until}.${signature}` });
      const path =
        form === 'site-contact'
          ? '/nl/bedankt/persoonlijke-service-van-uw-makelaar-in-de-ardennen/'
          : '/nl/bedankt/bezoekafspraak/';
      const page = await site(path + receipt);
      return (await page.text()).includes('/nl/mijn-bezoek/');
    },
  },
  keep: {
    bound: { id: SUBSCRIBER.email },
    other: { id: 'di@example.be' },
    follow: async (site, { id }, key) =>
      (await press(site, `/nl/zoekopdracht/behouden/${query({ token: `${id}.${key}` })}`)) === 200,
  },
  unsubscribe: {
    bound: { id: SUBSCRIBER.email },
    other: { id: 'di@example.be' },
    follow: async (site, { id }, key) =>
      (await press(site, `/nl/zoekopdracht/uitschrijven/${query({ token: `${id}.${key}` })}`)) ===
      200,
  },
});

/** Stores both things of every case. */
export async function storeLinkedThings(): Promise<void> {
  const now = Date.now();
  const startsAt = now + DAY_MS;
  await insertParent.run();
  for (const letter of ['a', 'b'] as const) {
    await env.FILES.put(FILES[letter], letter);
    await env.FILES.put(getDocumentKey(HASHES[letter]), letter);
    const slot = { id: `slot-${letter}`, property: 84213, startsAt, endsAt: startsAt + 1 };
    await upsertSlots(env.DB, [{ ...slot, closesAt: startsAt, capacity: 1 }]);
    await env.DB.batch([
      insert('lead_files', { ...upload, file: FILES[letter], expires_at: now + DAY_MS }),
      insertVisit(
        env.DB,
        {
          ...{ id: VISITS[letter], property: 84213, slot: slot.id, language: 'nl' },
          ...{ name: letter, email: EMAILS[letter] },
        },
        now,
      ),
      insertSubscription(env.DB, EMAILS[letter], 'nl', now),
      insertPendingSearch(env.DB, {
        ...{ id: VISITS[letter], email: EMAILS[letter], name: letter, language: 'nl' },
        ...{ passwordHash: PASSWORD_HASH, frequency: 'daily', searchName: 'Te koop' },
        ...{ criteria: HOUSE as never, ends: now + 7 * DAY_MS },
      }),
    ]);
  }
}
