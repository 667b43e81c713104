import { expect, test } from 'vitest';
import {
  buildTotpUrl,
  computeTotpCode,
  encodeBase32,
  findTotpStep,
  getTotpStep,
} from '../../../src/features/sign-in/credentials/totp';

/** The secret of the examples of RFC 6238, appendix B. */
const SECRET = new TextEncoder().encode('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %d the code is %s', async (second, code) => {
  expect(await computeTotpCode(SECRET, getTotpStep(second * 1000))).toBe(code);
});

test.each([
  [-2, undefined],
  [-1, 99],
  [0, 100],
  [1, 101],
  [2, undefined],
])('a clock that is %d steps off is at step %s', async (drift, step) => {
  const code = await computeTotpCode(SECRET, 100 + drift);
  expect(await findTotpStep(SECRET, code, 100 * 30_000)).toBe(step);
});

test('apps read the secret in base 32', () => {
  expect(encodeBase32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(buildTotpUrl('Huis & Vallée', 'an@example.be', SECRET)).toBe(
    'otpauth://totp/Huis%20%26%20Vall%C3%A9e:an%40example.be?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Huis%20%26%20Vall%C3%A9e',
  );
});
