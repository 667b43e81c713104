import type * as v from 'valibot';
import type { App } from '../../../env';
import type { StaffAccount } from '../../../platform/accounts/staff-account';
import type { ListedStaff } from '../../../platform/accounts/staff-accounts-store';
import type { RequestContext } from '../../../platform/request-context';
import { inLanguage, toAgencyLanguage } from '../../../platform/request-context';
import { contactForm } from '../../forms/contact/form';
import { contactMeForm } from '../../forms/contact-me/form';
import { getPersonName } from '../../forms/kit/mail/person-name';
import { describeForLead } from '../../forms/kit/submit/stored-subject';
import { loadSubject } from '../../forms/kit/submit/subject';
import { composePassedOnMail } from '../leads/passed-on-mail';
import type { EntryResult } from './entries-store';
import { storeEntry } from './entries-store';
import type { leadEntryForm } from './lead-entry-form';
import { composeNotedMail } from './noted-mail';

/** Who writes it down, who it is for (undefined: nobody yet), and the property that it is about. */
interface LeadEntry {
  staff: StaffAccount;
  colleague: ListedStaff | undefined;
  property: number | undefined;
}

/**
 * Stores what a caller asked as the lead that they might have sent themselves. Who gave an address gets a mail, and
 * so does a colleague whom it is for.
 */
export async function enterLead(
  env: App['Bindings'],
  staffContext: RequestContext,
  { staff, colleague, property }: LeadEntry,
  {
    key,
    language,
    assignee: _,
    property: __,
    ...caller
  }: v.InferOutput<typeof leadEntryForm.schema>,
): Promise<EntryResult> {
  const ctx = inLanguage(staffContext, language);
  const agencyContext = toAgencyLanguage(staffContext);
  const query = new URLSearchParams({ property: String(property ?? '') });
  const [subject, agencySubject] = await Promise.all(
    [ctx, agencyContext].map((context) => loadSubject(context, 'property', query)),
  );
  const about = agencySubject && describeForLead(agencyContext, agencySubject);
  const form = property === undefined ? contactForm.name : contactMeForm.name;
  const answers = { ...(property !== undefined && { wish: 'information' }), ...caller };
  const lead = { form, language, property: property ?? null, about: about ?? null, answers };
  return storeEntry(env, {
    ...{ staff, key, form, language, property, about, answers },
    assignee: colleague?.id ?? null,
    mails: [
      ...(caller.email
        ? [composeNotedMail(ctx, { ...caller, name: getPersonName(answers) }, { staff, subject })]
        : []),
      ...(colleague && colleague.id !== staff.id
        ? [
            composePassedOnMail(staffContext, {
              ...{ lead, from: staff, to: colleague, page: '/desk/leads/' },
            }),
          ]
        : []),
    ],
    statements: [],
    now: Date.now(),
  });
}
