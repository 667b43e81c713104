import { expect, test } from 'vitest';
import { judgeSecrets } from '../../../scripts/tasks/judge-secrets';

const list = (...names: string[]) => JSON.stringify(names.map((name) => ({ name })));
const answer = (status: number, stdout: string, stderr = '') => ({ status, stdout, stderr });

test.each([
  ['all secrets', answer(0, list('SIGNING_KEY', 'PASSWORD_PEPPER_2', 'OTHER')), false, undefined],
  ['no pepper', answer(0, list('SIGNING_KEY')), false, /^PASSWORD_PEPPER not set/],
  ['none', answer(0, '[]'), false, /^SIGNING_KEY and PASSWORD_PEPPER not set/],
  [
    'no worker yet',
    answer(1, '', '✘ [ERROR] Worker "huis-vallee" (env: production) not found.'),
    true,
    undefined,
  ],
  ['a lost connection', answer(1, '', '✘ [ERROR] fetch failed'), false, /cannot be listed/],
  ['a token without rights', answer(1, '', 'Authentication error [code: 10000]'), false, /10000/],
  ['a program that was killed', answer(137, ''), false, /cannot be listed/],
])('a list of secrets with %s', (_, listed, isFirst, problem) => {
  const judged = judgeSecrets(listed);
  expect(judged.isFirst).toBe(isFirst);
  if (problem) expect(judged.problem).toMatch(problem);
  else expect(judged.problem).toBeUndefined();
});
