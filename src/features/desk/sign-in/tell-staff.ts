import type { Context } from 'hono';
import type { App } from '../../../env';
import type { StaffAccount } from '../../../platform/accounts/staff-account';
import type { AccountChange } from '../../sign-in/account-changed-mail';
import { composeAccountChangedMail } from '../../sign-in/account-changed-mail';
import { sendMails } from '../../sign-in/send-mails-store';

/** Mails somebody of staff that their sign-in has changed. */
export const tellStaff = (
  c: Context<App>,
  staff: StaffAccount,
  change: AccountChange,
): Promise<void> =>
  sendMails(c, [
    composeAccountChangedMail(c.var.ctx, staff, change, Date.now(), '/desk/forgot-password/'),
  ]);
