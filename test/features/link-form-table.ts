import { env } from 'cloudflare:workers';
import { createNewsletterToken } from '../../src/features/newsletter/newsletter-token';
import { createIdToken } from '../../src/platform/auth/id-token';
import { loadSigningKeys } from '../../src/platform/auth/signing-keys-store';
import type { TestSite } from './forms/form-requests';
import { openAndSubmitForm } from './forms/form-requests';
import { readConfirmPath, registerSearch } from './saved-searches/register-requests';
import { OWNER, PASSWORD, SUBSCRIBER } from './sign-in/account-requests';
import { buildVisitAnswers, FORM, findVisitLink, PATH } from './visits/visit-requests';

/** The fields of a form, as a browser sends them. */
export type LinkFormBody = Record<string, string>;
/** A form of the page that a link in a mail opens. */
export interface LinkForm {
  /** The path of its route, and of its page. */
  route: string;
  page: string;
  /** Does what leads to the link, and returns its path. */
  open: (site: TestSite) => Promise<string>;
  /** Answers that its schema takes. */
  fields: LinkFormBody;
  /** Bodies that are refused, by what is wrong with them; none where a link alone says what to do. */
  refused?: Readonly<Record<string, LinkFormBody>>;
}

export const openWithToken = (page: string, token: string) =>
  `${page}?${new URLSearchParams({ token })}`;
const createIdLink = (
  purpose: 'digest' | 'keep' | 'unsubscribe',
  id: string,
  form: Omit<LinkForm, 'open'>,
): LinkForm => ({
  ...form,
  open: async () =>
    openWithToken(form.page, await createIdToken(purpose, id, await loadSigningKeys(env))),
});
const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' };

const createNewsletterLink = (route: string, page: string): LinkForm => ({
  ...{ route, page, fields: {} },
  async open() {
    await env.DB.prepare('INSERT INTO newsletter (email, language, asked_at) VALUES (?, ?, ?)')
      .bind('eva@example.be', 'nl', Date.now())
      .run();
    const token = await createNewsletterToken('eva@example.be', await loadSigningKeys(env));
    return openWithToken(page, token);
  },
});

const CONFIRM = '/nl/zoekopdracht/bevestigen/';
const VISIT = '/nl/mijn-bezoek/';
export const LONG = 'x'.repeat(5000);

/** Every form that is opened by the link of a mail. */
export const LINK_FORMS: readonly LinkForm[] = [
  {
    ...{ route: '/demand-confirm/', page: CONFIRM, fields: { password: PASSWORD } },
    open: async (site) => {
      await registerSearch(site);
      return readConfirmPath();
    },
    refused: {
      'an empty body': {},
      'an unknown action': { action: 'burn' },
      'an action of the language': { action: '__proto__' },
      'a wrong password': { password: 'raden' },
      'an overlong password': { password: LONG },
      'no new password': { action: 'choose' },
      'an overlong new password': { action: 'choose', password: LONG, passwordConfirm: LONG },
    },
  },
  {
    ...{ route: '/appointment/', page: VISIT },
    fields: { action: 'move', slot: 'slot-4', sequence: '0' },
    open: async (site) => {
      await openAndSubmitForm(site, PATH, FORM, buildVisitAnswers());
      return findVisitLink('anna0@example.be');
    },
    refused: {
      'an empty body': {},
      'an unknown action': { action: 'burn', slot: 'slot-4', sequence: '0' },
      'an action of the language': { action: '__proto__', sequence: '0' },
      'no slot': { action: 'move', sequence: '0' },
      'an unknown slot': { action: 'move', slot: 'slot-99', sequence: '0' },
      'an overlong slot': { action: 'move', slot: LONG, sequence: '0' },
      'no sequence': { action: 'cancel' },
      'a sequence that is no number': { action: 'cancel', sequence: 'x' },
      'an action of another state': { action: 'accept', sequence: '0' },
    },
  },
  createIdLink('unsubscribe', SUBSCRIBER.email, {
    ...{ route: '/unsubscribe/', page: '/nl/zoekopdracht/uitschrijven/', fields: ONE_CLICK },
  }),
  createIdLink('keep', SUBSCRIBER.email, {
    ...{ route: '/demand-keep/', page: '/nl/zoekopdracht/behouden/', fields: {} },
  }),
  createIdLink('digest', OWNER.email, {
    ...{ route: '/owner-digest/', page: '/nl/eigenaarsmail/', fields: ONE_CLICK },
  }),
  createNewsletterLink('/newsletter-confirm/', '/nl/nieuwsbrief/bevestigen/'),
  createNewsletterLink('/newsletter-unsubscribe/', '/nl/nieuwsbrief/uitschrijven/'),
];
