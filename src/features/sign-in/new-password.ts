import type { Context } from 'hono';
import { isCommonPassword, listSiteNames } from '../../domain/accounts/common-passwords';
import type { App } from '../../env';
import { hashPassword } from '../../platform/accounts/password-hash';
import { requirePepper } from '../../platform/accounts/pepper';
import type { AcceptedForm, RefusedForm } from '../forms/kit/submit/read-form';
import { refuseForm } from '../forms/kit/submit/read-form';
import type { changePasswordForm, newPasswordForm } from './password-forms';

type ReadPassword = AcceptedForm<typeof newPasswordForm | typeof changePasswordForm>;

/** Refuses a password that is common (decision 24); `ownNames` are the person's, which are not passwords. */
export function refuseCommonPassword(
  { var: { ctx } }: Context<App>,
  read: ReadPassword,
  ownNames: readonly string[],
): RefusedForm | undefined {
  const names = [...ownNames, ...listSiteNames(ctx.snapshot.site.configuration)];
  return isCommonPassword(read.answers.password.join(''), names)
    ? refuseForm(read, { errors: { password: { key: 'ALERT_PASSWORD_COMMON' } } })
    : undefined;
}

/** Hashes the password that was chosen. */
export function hashNewPassword(c: Context<App>, { answers }: ReadPassword): Promise<string> {
  const { PASSWORD_PEPPERS, PASSWORD_COST } = requirePepper(c.env);
  return hashPassword(answers.password.join(''), PASSWORD_PEPPERS, PASSWORD_COST);
}
