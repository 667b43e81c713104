import type { KeyRing } from '../../domain/accounts/key-ring';
import { MissingKeyError } from '../../domain/accounts/key-ring';
import type { Environment } from '../../env';

/** The first pepper on a developer's machine, so that demonstrations need no set-up; never in production. */
const LOCAL_PEPPER = { id: 1, secret: 'a pepper for demonstrations on this machine' };

/** Returns the peppers on a developer's machine: those that are set, and the built-in one. */
export function withLocalPepper(peppers: KeyRing | undefined): KeyRing {
  const [newest, ...older] = peppers ?? [];
  if (!newest) return [LOCAL_PEPPER];
  const hasFirst = [newest, ...older].some(({ id }) => id === LOCAL_PEPPER.id);
  return hasFirst ? [newest, ...older] : [newest, ...older, LOCAL_PEPPER];
}

/**
 * Returns the environment with the peppers of passwords.
 * @throws MissingKeyError in production if none is set: nobody can sign in, the other pages answer.
 */
export function requirePepper<Env extends Pick<Environment, 'ENVIRONMENT' | 'PASSWORD_PEPPERS'>>(
  env: Env,
): Env & { PASSWORD_PEPPERS: KeyRing } {
  if (env.ENVIRONMENT === 'local')
    return { ...env, PASSWORD_PEPPERS: withLocalPepper(env.PASSWORD_PEPPERS) };
  const { PASSWORD_PEPPERS } = env;
  if (!PASSWORD_PEPPERS)
    throw new MissingKeyError('PASSWORD_PEPPER is not set: nobody can sign in');
  return { ...env, PASSWORD_PEPPERS };
}
