import type { Environment } from '../../env';

/**
 * Returns the environment with the pepper of passwords.
 * @throws if it is not configured: nobody can sign in, the other pages answer.
 */
export function requirePepper<Env extends Pick<Environment, 'PASSWORD_PEPPER'>>(
  env: Env,
): Env & { PASSWORD_PEPPER: string } {
  const { PASSWORD_PEPPER } = env;
  if (!PASSWORD_PEPPER) throw new Error('PASSWORD_PEPPER is not set: nobody can sign in');
  return { ...env, PASSWORD_PEPPER };
}
