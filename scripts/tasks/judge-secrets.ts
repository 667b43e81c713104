/** Without these no form can be sent and nobody can sign in. */
const REQUIRED_SECRETS = ['SIGNING_KEY', 'PASSWORD_PEPPER'];

/** How a command of wrangler ended; the status of one that was killed is null. */
interface WranglerAnswer {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** What `wrangler secret list` says of a worker that was never deployed. */
const UNKNOWN_WORKER = /Worker "[^"]*".* not found/;

/**
 * Judges what `wrangler secret list` answered: whether there is no worker yet, or why a deployment is refused. A list
 * that cannot be read for any other reason is one: the secrets may be missing.
 */
export function judgeSecrets({ status, stdout, stderr }: WranglerAnswer): {
  isFirst: boolean;
  problem?: string;
} {
  if (status !== 0)
    return UNKNOWN_WORKER.test(stderr)
      ? { isFirst: true }
      : {
          isFirst: false,
          problem: `${stderr}\nThe secrets cannot be listed, so nothing was changed.`,
        };
  const listed: { name: string }[] = JSON.parse(stdout);
  const names = listed.map(({ name }) => name.replace(/_\d+$/, ''));
  const missing = REQUIRED_SECRETS.filter((name) => !names.includes(name));
  if (missing.length === 0) return { isFirst: false };
  return {
    isFirst: false,
    problem: `${missing.join(' and ')} not set: npm run staff -- secrets rotate --remote`,
  };
}
