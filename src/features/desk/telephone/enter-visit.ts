import type * as v from 'valibot';
import type { App } from '../../../env';
import type { StaffAccount } from '../../../platform/accounts/staff-account';
import type { RequestContext } from '../../../platform/request-context';
import { inLanguage, toAgencyLanguage } from '../../../platform/request-context';
import { getPersonName } from '../../forms/kit/mail/person-name';
import { describeForLead, describeSubject } from '../../forms/kit/submit/stored-subject';
import { loadSubject } from '../../forms/kit/submit/subject';
import { contactAppointmentForm } from '../../visits/form';
import type { SlotAvailability } from '../../visits/slot';
import { getVisitHost, loadVisitDetails } from '../../visits/visit-details';
import { composeConfirmationMail, composeStaffMail } from '../../visits/visit-mails';
import type { Visit } from '../../visits/visits-store';
import { insertVisit } from '../../visits/visits-store';
import { recordStaffAction } from '../log/staff-actions-store';
import type { EntryResult } from './entries-store';
import { storeEntry } from './entries-store';
import type { visitEntryForm } from './visit-entry-form';

/** Who books, and the property and its free hour that a caller chose. */
interface VisitEntry {
  staff: StaffAccount;
  property: number;
  slot: SlotAvailability;
}

/**
 * Books an hour for a caller as they might have done themselves. Who gave an address gets the mail that every visitor
 * gets, and so does the host, unless it is they who book.
 */
export async function enterVisit(
  env: App['Bindings'],
  staffContext: RequestContext,
  { staff, property, slot }: VisitEntry,
  { key, language, property: _, ...caller }: v.InferOutput<typeof visitEntryForm.schema>,
): Promise<EntryResult> {
  const { DB } = env;
  const now = Date.now();
  const ctx = inLanguage(staffContext, language);
  const agencyContext = toAgencyLanguage(staffContext);
  const query = new URLSearchParams({ property: String(property) });
  const [subject, agencySubject] = await Promise.all(
    [ctx, agencyContext].map((context) => loadSubject(context, 'property', query)),
  );
  const visit: Visit = {
    ...{ id: key, state: 'confirmed', property, slot: slot.id, language },
    ...{ name: getPersonName(caller), email: caller.email, sequence: 0 },
    ...{ createdAt: now, changedAt: now, expiresAt: null },
    about: subject ? describeSubject(ctx, subject) : null,
  };
  const [details, hostDetails] = await Promise.all(
    [ctx, agencyContext].map((context) => loadVisitDetails(env, context, visit, slot)),
  );
  const mails = [
    ...(details && caller.email ? [composeConfirmationMail(details, 'visit changed')] : []),
    ...(hostDetails && getVisitHost(hostDetails).email.toLowerCase() !== staff.email
      ? [composeStaffMail(hostDetails, 'MAIL_STAFF_VISIT_ENTERED', caller)]
      : []),
  ];
  return storeEntry(env, {
    ...{ staff, key, form: contactAppointmentForm.name, language, property, mails, now },
    about: agencySubject && describeForLead(agencyContext, agencySubject),
    answers: caller,
    assignee: staff.id,
    statements: [insertVisit(DB, visit, now), recordStaffAction(DB, staff, 'visit entered', key)],
  });
}
