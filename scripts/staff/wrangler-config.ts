import { readFile } from 'node:fs/promises';
import { parse } from 'smol-toml';
import * as v from 'valibot';

/** The parts of wrangler.toml that this tool reads, of one environment. */
const WranglerConfig = v.object({
  name: v.string(),
  account_id: v.optional(v.string()),
  compatibility_date: v.string(),
  vars: v.looseObject({ PUBLIC_ORIGIN: v.string() }),
  kv_namespaces: v.array(v.object({ binding: v.string(), id: v.string() })),
  r2_buckets: v.array(v.object({ binding: v.string(), bucket_name: v.string() })),
  d1_databases: v.array(
    v.object({ binding: v.string(), database_name: v.string(), database_id: v.string() }),
  ),
});
export type WranglerConfig = v.InferOutput<typeof WranglerConfig>;

const WranglerFile = v.looseObject({ env: v.object({ production: v.looseObject({}) }) });

/** Reads wrangler.toml for this machine or, with the environment production, for the live site. */
export async function readWranglerConfig(remote: boolean): Promise<WranglerConfig> {
  const file = v.parse(WranglerFile, parse(await readFile('wrangler.toml', 'utf8')));
  const { env, name, account_id, compatibility_date, ...local } = file;
  // An environment inherits these three, and no binding or variable.
  const inherited = { name, account_id, compatibility_date };
  return v.parse(WranglerConfig, { ...inherited, ...(remote ? env.production : local) });
}

/** Reads the origin of the local or the live site. */
export const readSiteOrigin = async ({ remote }: { remote: boolean }): Promise<string> =>
  (await readWranglerConfig(remote)).vars.PUBLIC_ORIGIN;

/** Reads the variables of this machine or of the live site. */
export const readConfiguredVariables = async ({
  remote,
}: {
  remote: boolean;
}): Promise<Record<string, unknown>> => (await readWranglerConfig(remote)).vars;
