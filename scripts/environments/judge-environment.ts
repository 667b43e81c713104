import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteEnvironment } from './environment-file';
import { listEnvironments, readEnvironment } from './environment-file';

/** Names that nobody can own (RFC 2606, RFC 6761). */
const RESERVED_HOST = /(?:^|\.)(?:example|invalid|localhost|test|example\.(?:com|net|org))$/;

/** An identifier that was never filled in. */
const ZEROS = /^[0-]*$/;

/** Keys that everybody may read. */
const PUBLIC_KEYS = ['TURNSTILE_SITE_KEY', 'INDEXNOW_KEY'];

/** Returns why a site cannot be deployed, every reason with its remedy; none if it can. */
export async function judgeEnvironment(site: SiteEnvironment, snapshot: string): Promise<string[]> {
  const { env, name, origin, stores, vars } = site;
  const problems: string[] = [];
  if (RESERVED_HOST.test(new URL(origin).hostname))
    problems.push(`origin is ${origin}, which nobody can own: write the site's own address.`);
  if (ZEROS.test(stores.SNAPSHOTS.id))
    problems.push(
      `stores.SNAPSHOTS.id is not filled in: npx wrangler kv namespace create ${name}-snapshots`,
    );
  if (ZEROS.test(stores.DB.database_id))
    problems.push(
      `stores.DB.database_id is not filled in: npx wrangler d1 create ${stores.DB.database_name} --location weur`,
    );
  if (stores.PICTURES?.bucket_name === stores.FILES.bucket_name)
    problems.push(
      'stores.PICTURES is the bucket of stores.FILES, whose files are private: give pictures a bucket of their own.',
    );
  for (const variable of ['ENVIRONMENT', 'PUBLIC_ORIGIN'].filter((variable) => variable in vars))
    problems.push(`vars.${variable} is set by the deployment itself: remove it.`);
  const keys = Object.keys(vars).filter((variable) => /KEY|PEPPER|SECRET|TOKEN/.test(variable));
  for (const variable of keys.filter((variable) => !PUBLIC_KEYS.includes(variable)))
    problems.push(
      `vars.${variable} looks like a secret, which is not written to a file: npm run wrangler -- --env ${env} secret put ${variable}`,
    );
  return [...problems, ...(await findShared(site)), ...(await judgeSnapshot(snapshot, site))];
}

/** What two sites cannot have in common: one would write what the other shows. */
const listOwn = ({ name, origin, stores }: SiteEnvironment): Record<string, string> => ({
  name,
  origin,
  'stores.SNAPSHOTS.id': stores.SNAPSHOTS.id,
  'stores.DB.database_id': stores.DB.database_id,
  'stores.FILES.bucket_name': stores.FILES.bucket_name,
  'stores.PICTURES.bucket_name': stores.PICTURES?.bucket_name ?? '',
});

/** Returns what a site has in common with another; files that cannot be read are judged when they are deployed. */
async function findShared(site: SiteEnvironment): Promise<string[]> {
  const names = (await listEnvironments()).filter((name) => name !== site.env);
  const others = await Promise.all(
    names.map((name) => readEnvironment(name).catch(() => undefined)),
  );
  return others.flatMap((other) => {
    if (!other) return [];
    const theirs = listOwn(other);
    return Object.entries(listOwn(site))
      .filter(([field, value]) => !ZEROS.test(value) && theirs[field] === value)
      .map(([field]) => `${field} is that of ${other.env} too: each site has its own.`);
  });
}

async function judgeSnapshot(directory: string, { stores }: SiteEnvironment): Promise<string[]> {
  const file = join(directory, 'site', 'configuration.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined)
    return [`${file} cannot be read: snapshot names the directory of the agency's snapshot.`];
  try {
    const { demonstration, images } = JSON.parse(text);
    return [
      ...(demonstration
        ? [`${directory} is the demonstration: name the agency's own snapshot.`]
        : []),
      ...(images?.pictures && !stores.PICTURES
        ? [
            `images.pictures of ${file} is ${images.pictures}, and no bucket is open there: name it as stores.PICTURES.`,
          ]
        : []),
    ];
  } catch {
    return [`${file} is not JSON: npm run staff -- snapshot check ${directory}`];
  }
}
