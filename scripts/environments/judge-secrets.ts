/** Without these no form can be sent and nobody can sign in. */
const REQUIRED_SECRETS = ['SIGNING_KEY', 'PASSWORD_PEPPER'];

/** How a command of wrangler ended; the status of one that was killed is null. */
export interface WranglerAnswer {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** What `wrangler secret list` says of a worker that was never deployed. */
const UNKNOWN_WORKER = /Worker "[^"]*".* not found/;

/** What a deployment says of the secrets: of the first one, since there is no worker yet that could have any. */
interface JudgedSecrets {
  isFirst: boolean;
  problem?: string;
}

/**
 * Judges what `wrangler secret list` answered, for a deployment that its caller calls the first one or not. A list
 * that cannot be read is a reason to refuse: the secrets may be missing. So is a worker that is not there where it was
 * expected, or there where it was not: its name is another's.
 */
export function judgeSecrets(
  { status, stdout, stderr }: WranglerAnswer,
  { isFirst, secrets, env }: { isFirst: boolean; secrets: readonly string[]; env: string },
): JudgedSecrets {
  if (status !== 0) {
    if (!UNKNOWN_WORKER.test(stderr)) {
      const problem = `${stderr}\nThe secrets cannot be listed, so nothing was changed.`;
      return { isFirst: false, problem };
    }
    return isFirst
      ? { isFirst }
      : {
          isFirst: false,
          problem: `The account has no worker of this name. If this is its first deployment, say so: npm run deploy -- --env ${env} --first`,
        };
  }
  if (isFirst) {
    const problem =
      'The account has a worker of this name already. Deploy without --first, or choose another name.';
    return { isFirst: false, problem };
  }
  const listed: { name: string }[] = JSON.parse(stdout);
  const names = listed.map(({ name }) => name.replace(/_\d+$/, ''));
  const tasks = listSecretsToSet(names, { secrets, env });
  return tasks.length > 0 ? { isFirst: false, problem: tasks.join('\n') } : { isFirst: false };
}

/** Lists the commands that set what a site needs and its worker has not, each after the names it sets. */
export function listSecretsToSet(
  set: readonly string[],
  { secrets, env }: { secrets: readonly string[]; env: string },
): string[] {
  const isMissing = (name: string) => !set.includes(name);
  const keys = REQUIRED_SECRETS.filter(isMissing);
  return [
    ...(keys.length > 0
      ? [`${keys.join(' and ')} not set: npm run staff -- secrets rotate --env ${env}`]
      : []),
    ...secrets
      .filter(isMissing)
      .map((name) => `${name} not set: npm run wrangler -- --env ${env} secret put ${name}`),
  ];
}
