import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../src/domain/format/durations';
import { buildEarlyPrefix } from '../../src/domain/routing/early-link';
import { upsertSlots } from '../../src/features/visits/visits-store';
import { signLink } from '../../src/platform/auth/signed-link';
import { loadSigningKeys } from '../../src/platform/auth/signing-keys-store';
import { emptyTables } from '../empty-tables';
import { openDesk, resetStaff } from '../features/desk/desk-requests';
import { createFormSite, loadRows, openAndSubmitForm } from '../features/forms/form-requests';
import { openSignedIn, resetPeople } from '../features/sign-in/account-requests';
import { buildVisitAnswers, FORM } from '../features/visits/visit-requests';
import {
  CHALET,
  createFilesWithChalets,
  findDay,
  OTHER_CHALET,
  TELLTALES,
} from './withheld-listing';

const PATH = `/nl/te-koop/hotton/verscholen-tussen-struikgewas/${CHALET}/`;
const OWNER = { email: 'an@example.be', name: 'An', owner: 1, properties: [CHALET] };
const OTHER_OWNER = { email: 'dries@example.be', name: 'Dries', owner: 1, properties: [84_213] };

const createSite = () => createFormSite({}, createFilesWithChalets(findDay(3)));

/** Returns the first link in a text that leads to the chalet's page. */
const findLink = (text: string): string =>
  /\/early\/[^"\s]*te-koop[^"\s]*84777\//.exec(text)?.[0] ?? '';

beforeEach(async () => {
  await emptyTables(['visits', 'slots', 'leads', 'used_proofs']);
  await resetPeople([OWNER, OTHER_OWNER]);
  await resetStaff();
});

describe('staff', () => {
  test('read how many days are left, in the catalogue and at the property', async () => {
    const site = await createSite();
    const desk = await openDesk(site);
    const catalogue = await (await desk.get('/nl/desk/aanbod/versies/')).text();
    expect(catalogue).toContain('In de eerste week');
    expect(catalogue).toContain('nog 3 dagen');
    const property = await (await desk.get(`/nl/desk/aanbod/${CHALET}/`)).text();
    expect(property).toContain('nog 3 dagen');
    const link = findLink(property);
    expect((await site(link)).status).toBe(200);
  });

  test('print the address that the public reads', async () => {
    const desk = await openDesk(await createSite());
    const card = await (await desk.get(`/nl/desk/aanbod/${CHALET}/card/`)).text();
    expect(card).toContain('Verscholen tussen struikgewas');
    expect(card).not.toContain('/early/');
  });

  test('read nothing of it where all is public', async () => {
    const desk = await openDesk(await createFormSite());
    expect(await (await desk.get('/nl/desk/aanbod/versies/')).text()).not.toContain(
      'In de eerste week',
    );
  });
});

describe('owners', () => {
  test('see their own property, and from when everybody does', async () => {
    const portal = await openSignedIn(await createSite(), OWNER.email);
    const page = await (await portal.get(`/nl/eigenaar/${CHALET}/`)).text();
    expect(page).toContain('Verscholen tussen struikgewas');
    expect(page).toContain('enkel voor wie een passende zoekopdracht heeft');
    expect(page).not.toContain(`${OTHER_CHALET}`);
  });

  test('see no other one, nor does another owner', async () => {
    const site = await createSite();
    const own = await openSignedIn(site, OWNER.email);
    const other = await openSignedIn(site, OTHER_OWNER.email);
    for (const [browser, id] of [
      [own, OTHER_CHALET],
      [other, CHALET],
    ] as const) {
      const page = await browser.get(`/nl/eigenaar/${id}/`);
      expect(page.status).toBe(404);
      const text = (await page.text()).toLowerCase();
      expect(TELLTALES.filter((word) => word !== `${id}` && text.includes(word))).toEqual([]);
    }
  });
});

describe('who visits it before it is public', () => {
  test('books by the link, and reads the property and its link on the page and in the mails', async () => {
    const site = await createSite();
    const startsAt = Date.now() + 2 * DAY_MS;
    await upsertSlots(env.DB, [
      {
        ...{ id: 'slot-3', property: CHALET, startsAt, endsAt: startsAt + HOUR_MS },
        ...{ closesAt: startsAt - HOUR_MS, capacity: 1 },
      },
    ]);
    const named = { holder: 'bo', property: CHALET };
    const signature = await signLink('early', named, await loadSigningKeys(env));
    const form = `${buildEarlyPrefix({ ...named, signature })}/nl/bezoek-plannen/?property=${CHALET}`;
    const sent = await openAndSubmitForm(site, form, FORM, buildVisitAnswers());
    expect(sent.status).toBe(303);
    const [visit] = await loadRows('visits');
    expect(visit?.property).toBe(CHALET);
    const mails = (await loadRows('outbox')).map(({ mail }) =>
      String(JSON.parse(String(mail)).text),
    );
    const manage = /\/nl\/mijn-bezoek\/\S+key=[\w-]+/.exec(mails.join('\n'))?.[0] ?? '';
    const page = await (await site(manage)).text();
    expect(page).toContain('Verscholen tussen struikgewas');
    const link = findLink(page);
    expect(link).toContain(`/early/${CHALET}.${visit?.id}.`);
    expect((await site(link)).status).toBe(200);
    expect((await site(PATH)).status).toBe(404);
  });
});
