import { expect, test } from 'vitest';
import { hasAddress, replaceAddress } from '../../src/domain/personal-data/find-address';

test.each([
  ['an@x.be', true],
  ['Mail AN@X.be.', true],
  ['"replyTo":"an@x.be"', true],
  ['<a href="mailto:an@x.be">', true],
  ['https://site.example/?email=an%40x.be&n=1', true],
  ['joan@x.be', false],
  ['o.an@x.be', false],
  ['é-an@x.be', false],
  ['an@x.be.example', false],
  ['an@x.bet', false],
  ['an@x.be-y.example', false],
  ['joan@x.be, an@x.be', true],
])('an@x.be in %s: %s', (text, isThere) => {
  expect(hasAddress(text, 'an@x.be')).toBe(isThere);
});

test('only the exact address is replaced, as often as it stands there', () => {
  expect(replaceAddress('An@x.be, joan@x.be and an%40x.be', 'an@x.be', '…')).toBe(
    '…, joan@x.be and …',
  );
});
