import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { KEY_NAMES } from '../../../src/domain/accounts/key-ring';
import { readWorkerConfiguration } from '../../environments/worker-configuration';
import type { Command, CommandInvocation } from '../command';
import { createRefusal, createSuccess } from '../command';
import { LOCAL_SECRETS_FILE, readLocalSecrets } from '../keys';
import { writePrivateFile } from '../private-file';
import { runWrangler } from './run-wrangler';
import type { Rotation } from './secret-names';
import { parseKeyNames, planRotation } from './secret-names';

const SECRET_BYTES = 32;

export const secretsRotate: Command = {
  name: 'secrets rotate',
  summary: 'makes new keys: links that are out still work, passwords too',
  positionals: ['[NAME]'],
  examples: ['secrets rotate SIGNING_KEY --remote'],
  choices: { NAME: KEY_NAMES },
  options: {
    revoke: { summary: 'remove the older keys: every link signed before ends' },
    file: { value: 'FILE', summary: `the local file (${LOCAL_SECRETS_FILE})` },
  },
  details: `Without NAME all are made. With --remote wrangler sets them for
the live site at once, and they are printed: they cannot be read again, so keep them where the agency keeps its
passwords. Locally they are written to ${LOCAL_SECRETS_FILE}. Older keys go on verifying; a password moves to the
newest pepper when it is next used.`,
  async run(call) {
    const names = parseKeyNames(call.positionals[0]);
    const { remote } = call.storeOptions;
    const isRevoking = call.hasOption('revoke');
    const file = call.getOption('file') ?? LOCAL_SECRETS_FILE;
    const rotation = planRotation(
      remote ? await listRemoteNames(call.storeOptions.env) : await listLocalNames(file),
      {
        names,
        isRevoking,
        createSecret: () => randomBytes(SECRET_BYTES).toString('base64url'),
      },
    );
    const added = Object.keys(rotation.set).join(', ');
    const removed = rotation.removed.length > 0 ? ` and remove ${rotation.removed.join(', ')}` : '';
    if (!(await call.confirm(`Set ${added}${removed}?`))) return createRefusal('Not changed.');
    if (remote) await setRemoteSecrets(call.storeOptions.env, rotation);
    else await writeLocalSecrets(call, file, rotation, isRevoking);
    printRotation(call, rotation, remote ? undefined : file);
    return createSuccess({ ...rotation, file: remote ? null : file });
  },
};

const SecretList = v.array(v.object({ name: v.string() }));

async function listRemoteNames(env: string | undefined): Promise<string[]> {
  const printed = await runWrangler(env, ['secret', 'list', '--format', 'json']);
  return v.parse(SecretList, JSON.parse(printed)).map(({ name }) => name);
}

/** One request sets and deletes: the site never runs with half of them. */
async function setRemoteSecrets(
  env: string | undefined,
  { set, removed }: Rotation,
): Promise<void> {
  const changes = { ...Object.fromEntries(removed.map((name) => [name, null])), ...set };
  await runWrangler(env, ['secret', 'bulk'], JSON.stringify(changes));
}

const listLocalNames = async (file: string): Promise<string[]> =>
  // The first pepper of a developer's machine is built in.
  Object.keys({
    PASSWORD_PEPPER: '',
    ...(await readWorkerConfiguration({ remote: false })).vars,
    ...(await readLocalSecrets(file)),
  });

/** Adds to the local file. The generated key of the local database is made anew where links are revoked. */
async function writeLocalSecrets(
  call: CommandInvocation,
  file: string,
  { set, removed }: Rotation,
  isRevoking: boolean,
): Promise<void> {
  if (isRevoking && Object.keys(set).some((name) => name.startsWith('SIGNING_KEY'))) {
    const { db } = await call.openStores();
    await db
      .prepare(`UPDATE secrets SET value = lower(hex(randomblob(32))) WHERE name = 'forms'`)
      .run();
  }
  const kept = Object.entries(await readLocalSecrets(file)).filter(
    ([name]) => !removed.includes(name),
  );
  const lines = [...kept, ...Object.entries(set)].map(([name, value]) => `${name}="${value}"`);
  await writePrivateFile(file, `${lines.join('\n')}\n`);
}

function printRotation(
  { terminal: { print, style } }: CommandInvocation,
  { set, removed }: Rotation,
  file: string | undefined,
): void {
  for (const [name, value] of Object.entries(set)) print(`${name}=${value}`);
  for (const name of removed) print(`${name} is removed.`);
  print(
    style(
      'green',
      file
        ? `Written to ${file}.`
        : 'Set for the live site. Keep the values: nobody can read them.',
    ),
  );
}
