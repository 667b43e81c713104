import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import type { KeyName, KeyRing } from '../../src/domain/accounts/key-ring.ts';
import { KeyVariables, pickKeyVariables } from '../../src/domain/accounts/key-ring.ts';
import { withLocalPepper } from '../../src/platform/accounts/pepper.ts';
import type { SigningEnvironment } from '../../src/platform/auth/signing-keys-store.ts';
import { readWorkerConfiguration } from '../environments/worker-configuration.ts';
import type { StoreOptions } from './stores.ts';

/** The file with the secrets of this machine, which wrangler reads too; it is never committed. */
export const LOCAL_SECRETS_FILE = '.dev.vars';

/**
 * Reads the keys of one kind: from the environment, else those of this machine from .dev.vars and
 * wrangler.toml; undefined if there is none. Secrets of the live site cannot be read from the account.
 */
export async function readKeys(
  name: KeyName,
  { remote }: Pick<StoreOptions, 'remote'>,
): Promise<KeyRing | undefined> {
  const fromEnvironment = pickKeyVariables(process.env, name);
  if (remote || Object.keys(fromEnvironment).length > 0) return parseKeys(fromEnvironment, name);
  const { vars: configured } = await readWorkerConfiguration({ remote });
  return parseKeys(pickKeyVariables({ ...configured, ...(await readLocalSecrets()) }, name), name);
}

/** Reads the local secrets; empty if the file is not there. */
export const readLocalSecrets = async (
  file: string = LOCAL_SECRETS_FILE,
): Promise<Record<string, string | undefined>> =>
  parseEnv(await readFile(file, 'utf8').catch(() => ''));

/** Reads the peppers of this machine. */
export async function readLocalPeppers(): Promise<KeyRing> {
  return withLocalPepper(await readKeys('PASSWORD_PEPPER', { remote: false }));
}

/**
 * Returns what says which keys sign, for the database that is open.
 * @throws for the live site, if its keys are not in the environment.
 */
export async function readSigningEnvironment(
  DB: D1Database,
  storeOptions: Pick<StoreOptions, 'remote'>,
): Promise<SigningEnvironment> {
  const SIGNING_KEYS = await readKeys('SIGNING_KEY', storeOptions);
  if (storeOptions.remote && !SIGNING_KEYS)
    throw new Error(
      'Set the keys of the live site in the environment (SIGNING_KEY, SIGNING_KEY_2, …): without them what is stored under keyed hashes is not found. The desk needs no keys: /desk/people/.',
    );
  return { DB, ENVIRONMENT: storeOptions.remote ? 'production' : 'local', SIGNING_KEYS };
}

function parseKeys(variables: Record<string, unknown>, name: KeyName): KeyRing | undefined {
  const result = v.safeParse(KeyVariables, variables);
  if (result.success) return result.output;
  throw new Error(`${name} ${result.issues[0].message}`);
}
