import type { Context } from 'hono';
import * as v from 'valibot';
import type { TextKey } from '../../domain/language/texts';
import type { App } from '../../env';
import { createNewPasswordSchema, PASSWORD_LIMITS } from '../../platform/accounts/new-password';
import { hashPassword } from '../../platform/accounts/password-hash';
import { readFormBody } from '../forms/kit/submit/form-body';
import type { NewPasswordErrors } from './new-password-page';
import { requirePepper } from './pepper';

/**
 * Reads the new password of a request (decision 24); `names` are the person's own, which are no password.
 * Returns its hash, or the first error of each field as its sentence.
 */
export async function readNewPassword(
  c: Context<App>,
  names: readonly string[],
): Promise<{ hash: string } | { errors: NewPasswordErrors }> {
  const body = await readFormBody(c.req.raw, 0);
  const fields = body.ok ? Object.fromEntries(body.data) : {};
  const result = v.safeParse(createNewPasswordSchema(names), {
    password: '',
    passwordConfirm: '',
    ...fields,
  });
  if (!result.success) return { errors: toErrors(c, result.issues) };
  const { PASSWORD_PEPPER } = requirePepper(c.env);
  return { hash: await hashPassword(result.output.password, PASSWORD_PEPPER) };
}

function toErrors(c: Context<App>, issues: readonly v.BaseIssue<unknown>[]): NewPasswordErrors {
  const errors: NewPasswordErrors = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue);
    const key = issue.message as TextKey;
    if (field === 'password' || field === 'passwordConfirm')
      errors[field] ??= c.var.ctx.t(key, { count: PASSWORD_LIMITS[key] ?? 0 });
  }
  return errors;
}
