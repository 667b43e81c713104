import { expect, test } from 'vitest';
import { judgeSecrets } from '../../../scripts/environments/judge-secrets';

const list = (...names: string[]) => JSON.stringify(names.map((name) => ({ name })));
const answer = (status: number, stdout: string, stderr = '') => ({ status, stdout, stderr });
const UNKNOWN = answer(1, '', '✘ [ERROR] Worker "huis-vallee" (env: production) not found.');

test.each([
  ['all secrets', answer(0, list('SIGNING_KEY', 'PASSWORD_PEPPER_2', 'OTHER')), undefined],
  ['no pepper', answer(0, list('SIGNING_KEY')), /^PASSWORD_PEPPER not set: .*secrets rotate/],
  ['none', answer(0, '[]'), /^SIGNING_KEY and PASSWORD_PEPPER not set/],
  [
    'no worker of the name',
    UNKNOWN,
    /no worker of this name.*npm run deploy -- --env ghent --first/,
  ],
  ['a lost connection', answer(1, '', '✘ [ERROR] fetch failed'), /cannot be listed/],
  ['a token without rights', answer(1, '', 'Authentication error [code: 10000]'), /10000/],
  ['a program that was killed', answer(137, ''), /cannot be listed/],
])('a list of secrets with %s', (_, listed, problem) => {
  const site = { isFirst: false, secrets: [], env: 'ghent' };
  const judged = judgeSecrets(listed, site);
  expect(judged.isFirst).toBe(false);
  if (problem) expect(judged.problem).toMatch(problem);
  else expect(judged.problem).toBeUndefined();
});

test.each([
  ['no worker of the name', UNKNOWN, true, undefined],
  ['a worker of the name', answer(0, '[]'), false, /has a worker of this name already/],
  ['a lost connection', answer(1, '', 'fetch failed'), false, /cannot be listed/],
])('a first deployment to an account with %s', (_, listed, isFirst, problem) => {
  const judged = judgeSecrets(listed, { isFirst: true, secrets: [], env: 'ghent' });
  expect(judged.isFirst).toBe(isFirst);
  expect(judged.problem ?? '').toMatch(problem ?? /^$/);
});

test('a site can name further secrets that it needs', () => {
  const listed = answer(0, list('SIGNING_KEY', 'PASSWORD_PEPPER', 'ALERT_URL'));
  const site = { isFirst: false, secrets: ['ALERT_URL', 'HEARTBEAT_URL'], env: 'ghent' };
  expect(judgeSecrets(listed, site).problem).toBe(
    'HEARTBEAT_URL not set: npm run wrangler -- --env ghent secret put HEARTBEAT_URL',
  );
});
