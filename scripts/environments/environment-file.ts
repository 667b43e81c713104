import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'smol-toml';
import * as v from 'valibot';

/** The site that `--remote` works on where no other is named. */
export const PRODUCTION = 'production';

/** The folder with a file for each site; another one where the agencies are kept apart from the code. */
const getFolder = () => process.env.ENVIRONMENTS_DIR ?? join('data', 'environments');

const Text = v.pipe(v.string('is not a text'), v.nonEmpty('is empty'));

/** A site: its worker, address, stores, variables and secrets. */
const EnvironmentFile = v.strictObject({
  name: v.pipe(
    Text,
    v.regex(/^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/, 'is not a name of a-z, 0-9 and hyphens'),
  ),
  origin: v.pipe(
    Text,
    v.check(
      (text) => URL.canParse(text) && new URL(text).origin === text && text.startsWith('https:'),
      'is not an origin: https:// and a host, nothing after it',
    ),
  ),
  account_id: v.optional(Text),
  /** The directory of the site's snapshot, seen from the file. */
  snapshot: v.optional(Text),
  stores: v.strictObject({
    SNAPSHOTS: v.strictObject({ id: Text }),
    DB: v.strictObject({ database_name: Text, database_id: Text }),
    FILES: v.strictObject({ bucket_name: Text }),
    /** A second bucket, open to everybody, for pictures of the snapshot (decision 162). */
    PICTURES: v.optional(v.strictObject({ bucket_name: Text })),
  }),
  /** Further variables of the worker (docs/interfaces.md). */
  vars: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
  /** Secrets beside the keys that a deployment must find set, such as ALERT_URL. */
  secrets: v.optional(v.array(Text), []),
});

/** A site as its file describes it, with the name of the file. */
export type SiteEnvironment = v.InferOutput<typeof EnvironmentFile> & { env: string };

/** Says what is wrong with a field: one that must be there is missing, another is unknown, or what its schema says. */
const describeIssue = ({ type, expected, received, message }: v.BaseIssue<unknown>): string => {
  if (received === 'undefined') return 'is missing';
  return type === 'strict_object' && expected === 'never' ? 'is no field of a site' : message;
};

/** Error for a site that cannot be read; its message names the file, the field and the remedy. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Reads the file of a site. @throws EnvironmentError */
export async function readEnvironment(env: string): Promise<SiteEnvironment> {
  const file = join(getFolder(), `${env}.toml`);
  const text = /^[a-z\d-]+$/.test(env) && (await readFile(file, 'utf8').catch(() => undefined));
  if (!text)
    throw new EnvironmentError(`There is no site '${env}'. ${await describeEnvironments()}`);
  const result = v.safeParse(EnvironmentFile, parseToml(file, text));
  if (!result.success) {
    const faults = result.issues.map(
      (issue) => `${v.getDotPath(issue) ?? ''} ${describeIssue(issue)}`,
    );
    throw new EnvironmentError(`${file}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
  const { snapshot } = result.output;
  return {
    ...result.output,
    ...(snapshot === undefined ? {} : { snapshot: resolve(dirname(file), snapshot) }),
    env,
  };
}

function parseToml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (problem) {
    throw new EnvironmentError(`${file}: ${(problem as Error).message.split('\n')[0]}`);
  }
}

/** Returns the names of the sites that have a file. */
export async function listEnvironments(): Promise<string[]> {
  const files = await readdir(getFolder()).catch(() => []);
  return files.flatMap((name) => (name.endsWith('.toml') ? [name.slice(0, -5)] : [])).sort();
}

/** Returns the sentence that names the sites there are. */
async function describeEnvironments(): Promise<string> {
  const names = await listEnvironments();
  return names.length > 0
    ? `${getFolder()} has ${names.join(', ')}: copy one, and give it its own name, origin and stores.`
    : `${getFolder()} has no file of a site.`;
}
