import { env } from 'cloudflare:workers';
import * as v from 'valibot';
import { SavedCriteria } from '../src/domain/criteria/saved-criteria';
import { parseEnvironment } from '../src/env';
import type { Lead } from '../src/features/desk/leads/lead';
import { composePassedOnMail } from '../src/features/desk/leads/passed-on-mail';
import { composeReplyMail, draftReply } from '../src/features/desk/leads/reply-mail';
import { composeNotedMail } from '../src/features/desk/telephone/noted-mail';
import { composeNewsletterConfirmation } from '../src/features/newsletter/confirmation-mail';
import { composeDigestMail } from '../src/features/owner-portal/digest/digest-mail';
import { composeQuestionMail } from '../src/features/owner-portal/question-mail';
import { composeAlertMail } from '../src/features/saved-searches/alerts/alert-mail';
import { findMailPictures } from '../src/features/saved-searches/alerts/mail-pictures';
import type { WatchedSearch } from '../src/features/saved-searches/alerts/subscriber';
import { composeEndingMail } from '../src/features/saved-searches/ending/ending-mail';
import { composeAccountChangedMail } from '../src/features/sign-in/account-changed-mail';
import * as passwordMails from '../src/features/sign-in/one-time-password-mail';
import { composeOwnerSignedInMail } from '../src/features/sign-in/owner-signed-in-mail';
import { composeReminderMail } from '../src/features/visits/reminder-mail';
import { loadVisitDetails } from '../src/features/visits/visit-details';
import * as visitMails from '../src/features/visits/visit-mails';
import type { Visit } from '../src/features/visits/visits-store';
import { composeAlarmMail } from '../src/features/watch/alarm-mail';
import type { AlarmKind } from '../src/features/watch/watched';
import { WATCHED } from '../src/features/watch/watched';
import { loadSigningKeys } from '../src/platform/auth/signing-keys-store';
import type { Mail } from '../src/platform/mail/mail';
import type { RequestContext } from '../src/platform/request-context';

const PROPERTY = 84213;
const NOW = Date.parse('2026-11-30T09:00:00Z');
const HOUR = 3_600_000;

/** Composes a mail of each kind that no form sends at once, as it goes out in the language of its context. */
export async function composeEveryMail(ctx: RequestContext): Promise<Mail[]> {
  const parsed = parseEnvironment({ ...env });
  if (!parsed.ok) throw new Error(parsed.missing.join());
  const { environment } = parsed;
  const keyRing = await loadSigningKeys(environment);
  const { language, catalogueLanguage, snapshot } = ctx;
  const record = await snapshot.catalogue.loadProperty(PROPERTY);
  const cards = await snapshot.catalogue.loadCards([PROPERTY], catalogueLanguage);
  if (!record) throw new Error('There is no property.');
  const property = record[catalogueLanguage];
  const person = { id: 'p', email: 'cy@example.be', name: 'Cy Peeters', language };
  const account = { ...person, username: null, owner: true, subscriber: true };
  const staff = { ...person, name: 'Ilse Ostyn', role: 'manager', hasSecondFactor: false } as const;
  const visit: Visit = {
    ...{ id: 'v', state: 'confirmed', property: PROPERTY, about: null, slot: 's', language },
    ...{ name: person.name, email: person.email, sequence: 0, createdAt: NOW, changedAt: NOW },
    expiresAt: NOW + HOUR,
  };
  const slot = { startsAt: NOW + 48 * HOUR, endsAt: NOW + 49 * HOUR, closesAt: NOW + 24 * HOUR };
  const details = await loadVisitDetails(environment, ctx, visit, slot);
  const password = {
    ...{ account: person, oneTimePassword: 'ab-cd', now: NOW, ends: NOW + HOUR },
    signInUrl: `${ctx.origin}/`,
  };
  const lead = {
    ...{ id: 1, key: 'k', form: 'contact-me', language, property: PROPERTY, project: null },
    ...{ about: null, createdAt: NOW, state: 'new' },
    answers: { email: person.email, firstName: 'Cy', phone: '0477 88 99 00', question: 'Tuin?' },
  } as unknown as Lead;
  const criteria = v.parse(SavedCriteria, { goal: 'sale', types: [1] });
  const search: WatchedSearch = { id: 's', account: 'p', name: 'Huis', criteria };
  const week = { id: PROPERTY, property, views: 12, viewsBefore: 8, events: [], next: undefined };
  const range = { from: '2026-11-16', middle: '2026-11-23', to: '2026-11-30' };
  return [
    composeAlertMail(
      ctx,
      person,
      [{ property: PROPERTY, kind: 'new', priceBefore: undefined, searches: [search] }],
      {
        cards: new Map(cards.map((card) => [PROPERTY, card])),
        records: new Map([[PROPERTY, record]]),
        pictures: await findMailPictures(snapshot.site, ctx.origin, cards),
      },
      'token',
    ),
    composeEndingMail(ctx, account, 'token', NOW),
    composeDigestMail(ctx, { account, weeks: [week], range, stopUrl: `${ctx.origin}/`, now: NOW }),
    composeQuestionMail(ctx, account, property, 'Komt er iemand?'),
    composeOwnerSignedInMail(ctx, account, NOW),
    composeAccountChangedMail(ctx, person, 'password', NOW),
    passwordMails.composeOneTimePasswordMail(ctx, password),
    passwordMails.composeInvitationMail(ctx, password),
    passwordMails.composeDeskInvitationMail(ctx, password),
    visitMails.composeConfirmationMail(details, 'visit booked'),
    visitMails.composeCancellationMail(details, 'visit changed', 'De eigenaar is ziek.'),
    visitMails.composeWaitingListMail({ ...details, slot: null }),
    visitMails.composeSlotOfferMail(details),
    visitMails.composeStaffMail(details, 'MAIL_STAFF_VISIT_MOVED', { phone: null, remark: null }),
    composeReminderMail(details),
    composePassedOnMail(ctx, { lead, from: staff, to: staff, page: '/desk/leads/' }),
    composeReplyMail(ctx, lead, staff, draftReply(ctx, lead)),
    composeNotedMail(ctx, { ...person, question: 'Tuin?' }, { staff, subject: details.subject }),
    await composeNewsletterConfirmation(ctx, person.email, keyRing),
    ...(Object.keys(WATCHED) as AlarmKind[]).map((kind) =>
      composeAlarmMail(ctx, { kind, since: NOW, count: 2 }, NOW),
    ),
  ];
}
