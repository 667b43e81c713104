import type { Context } from 'hono';
import * as v from 'valibot';
import type { TextKey } from '../../domain/language/texts';
import type { App } from '../../env';
import { hashPassword } from '../../platform/accounts/password-hash';
import { requirePepper } from '../../platform/accounts/pepper';
import { readFields } from './change-security';
import { createNewPasswordSchema, PASSWORD_LIMITS } from './credentials/new-password-schema';
import type { NewPasswordErrors } from './new-password-fields';

/** The password that was chosen, or the first error of each field as its sentence. */
type NewPassword = { password: string } | { errors: NewPasswordErrors };

/**
 * Reads the new password of a request (decision 24); `names` are the person's own, which are not passwords.
 * Returns its hash, or the errors.
 */
export async function readNewPassword(
  c: Context<App>,
  names: readonly string[],
): Promise<{ hash: string } | { errors: NewPasswordErrors }> {
  const result = parseNewPassword(c, names, await readFields(c));
  if ('errors' in result) return result;
  const { PASSWORD_PEPPERS, PASSWORD_COST } = requirePepper(c.env);
  return { hash: await hashPassword(result.password, PASSWORD_PEPPERS, PASSWORD_COST) };
}

/** Parses a new password and its repetition. */
export function parseNewPassword(
  c: Context<App>,
  names: readonly string[],
  fields: Record<string, unknown>,
): NewPassword {
  const result = v.safeParse(createNewPasswordSchema(names), {
    password: '',
    passwordConfirm: '',
    ...fields,
  });
  return result.success
    ? { password: result.output.password }
    : { errors: toErrors(c, result.issues) };
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
