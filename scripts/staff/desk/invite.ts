import * as v from 'valibot';
import { STAFF_ROLES } from '../../../src/domain/accounts/staff-role';
import { addPeriod } from '../../../src/domain/format/period';
import { LANGUAGES } from '../../../src/domain/language/language';
import { PERIODS } from '../../../src/domain/periods';
import { recordStaffAction } from '../../../src/features/desk/log/staff-actions-store';
import { insertOneTimePassword } from '../../../src/features/sign-in/credentials/one-time-passwords-store';
import { normalizeLogin } from '../../../src/platform/accounts/account';
import { STAFF_TABLES } from '../../../src/platform/accounts/account-tables';
import {
  findStaffToSignIn,
  upsertStaff,
} from '../../../src/platform/accounts/staff-accounts-store';
import { createOneTimePassword } from '../../../src/platform/accounts/tokens';
import { isEmailAddress } from '../../../src/platform/mail/email-address';
import type { Command } from '../command';
import { createRefusal, createSuccess, reportRefusal, UsageError } from '../command';
import { loadSiteLanguage } from '../live-context';

export const deskInvite: Command = {
  name: 'desk invite',
  summary: 'gives a colleague access to the desk, and mails them a one-time password',
  positionals: ['EMAIL'],
  options: {
    name: { summary: 'the name that colleagues see (default: from the address)', value: 'NAME' },
    language: {
      summary: 'the language of the mail (default: the first of the site)',
      value: 'LANGUAGE',
      choices: LANGUAGES,
    },
    role: {
      summary: 'what a new colleague may do (default manager)',
      value: 'ROLE',
      choices: STAFF_ROLES,
    },
    print: { summary: 'print the one-time password here instead of mailing it' },
  },
  examples: ['desk invite an.maas@agency.example --name "An Maas" --remote'],
  details: `The mail leaves within a minute. Its password works once, for seven days, at /desk/; a password of
their own is chosen there and, on the live site, a second factor. Inviting somebody again sends another
one-time password and opens a closed account.`,
  async run(call) {
    const email = normalizeLogin(call.positionals[0] ?? '');
    if (!isEmailAddress(email)) throw new UsageError('EMAIL is not an e-mail address.');
    const language = v.parse(LanguageOption, call.getOption('language'));
    const role = v.parse(RoleOption, call.getOption('role'));
    const name = call.getOption('name')?.trim() || toName(email);
    if (!(await call.confirm(`Give ${name} (${email}) access to the desk?`)))
      return createRefusal('Not changed.');
    const stores = await call.openStores();
    const { db } = stores;
    const { print, style } = call.terminal;
    const now = Date.now();
    const isPrinted = call.hasOption('print');
    const profile = {
      email,
      name,
      language: language ?? (await loadSiteLanguage(call, stores)),
      role,
    };
    await db.batch([
      upsertStaff(db, profile, { invited: !isPrinted, now }),
      recordStaffAction(db, undefined, 'staff invited', ''),
    ]);
    const staff = await findStaffToSignIn(db, email);
    if (!staff) return reportRefusal(call, `The account of ${email} could not be read.`);
    if (call.getOption('role') && staff.role !== role)
      print(
        `${email} had an account, and stays ${staff.role}: a manager changes roles at the desk.`,
      );
    if (!isPrinted) {
      print(style('green', `${email} gets an invitation within a minute.`));
      return createSuccess({ email, role: staff.role });
    }
    const oneTimePassword = createOneTimePassword();
    const ends = addPeriod(now, PERIODS.invitation);
    await db.batch(await insertOneTimePassword(db, staff.id, oneTimePassword, ends, STAFF_TABLES));
    print(`One-time password of ${email}, for seven days: ${style('bold', oneTimePassword)}`);
    return createSuccess({ email, role: staff.role, oneTimePassword });
  },
};

const RoleOption = v.optional(v.picklist(STAFF_ROLES), 'manager');
const LanguageOption = v.optional(v.picklist(LANGUAGES));

/** 'an.maas@example.be' → 'An Maas'. */
const toName = (email: string): string =>
  (email.split('@')[0] ?? '')
    .split(/[._-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
