import type { Context } from 'hono';
import type { App } from '../../../env';
import type { StaffAccount } from '../../../platform/accounts/staff-account';
import type { AccountChange } from '../../sign-in/account-changed-mail';
import { composeAccountChangedMail } from '../../sign-in/account-changed-mail';
import type { PreparedMails } from '../../sign-in/send-mails-store';
import { prepareMails } from '../../sign-in/send-mails-store';

/** Prepares the mail that tells somebody of staff that their sign-in has changed. */
export const prepareTellingStaff = (
  c: Context<App>,
  staff: StaffAccount,
  change: AccountChange,
): PreparedMails =>
  prepareMails(c, [
    composeAccountChangedMail(c.var.ctx, staff, change, Date.now(), '/desk/forgot-password/'),
  ]);
