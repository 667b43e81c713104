import { describe, expect, test } from 'vitest';
import { toConsentSignals } from '../../../client/consent/consent-mode';
import { formatChoice } from '../../../client/consent/format-choice';
import { CONSENT_CATEGORIES, parseChoice } from '../../../src/domain/consent/consent-choice';
import {
  getTrackerHosts,
  getTrustedTypesPolicies,
} from '../../../src/domain/consent/tracker-hosts';
import { findUsableId } from '../../../src/domain/consent/tracker-ids';
import { DAY_MS } from '../../../src/domain/format/durations';
import { fc } from '../../seeded-fast-check';

const NOW = Date.UTC(2026, 10, 21);

describe('a stored choice', () => {
  test('is parsed as it was formatted, until its last day has passed', () => {
    const choices = fc
      .subarray([...CONSENT_CATEGORIES], { minLength: 1 })
      .filter(([first]) => first === 'necessary');
    fc.assert(
      fc.property(choices, fc.integer({ min: 1, max: 365 }), (choice, days) => {
        const text = formatChoice(choice, days, NOW);
        expect(parseChoice(text, NOW + days * DAY_MS - 1)).toEqual(choice);
        expect(parseChoice(text, NOW + days * DAY_MS)).toBeUndefined();
      }),
    );
  });

  test.each([
    '',
    'necessary',
    'necessary|',
    'necessary|tomorrow',
    'analytical|9999999999999',
    'necessary,everything|9999999999999',
    '{"necessary":true}',
    '|9999999999999',
    'true',
  ])('%j is not a choice', (text) => {
    expect(parseChoice(text, NOW)).toBeUndefined();
  });

  test('other texts are not a choice, nor one that begins with “necessary”', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const choice = parseChoice(text, NOW);
        expect(choice === undefined || choice[0] === 'necessary').toBe(true);
      }),
    );
  });
});

describe('Consent Mode', () => {
  test('denies everything before a choice', () => {
    expect(new Set(Object.values(toConsentSignals([])))).toEqual(new Set(['denied']));
  });

  test.each([
    ['necessary', ['functionality_storage', 'security_storage']],
    ['analytical', ['analytics_storage']],
    ['marketing', ['ad_storage', 'ad_user_data', 'ad_personalization']],
    ['social', ['personalization_storage']],
    ['unclassified', []],
  ] as const)('%s grants %j', (category, granted) => {
    const signals = Object.entries(toConsentSignals([category]));
    expect(signals.filter(([, state]) => state === 'granted').map(([name]) => name)).toEqual(
      granted,
    );
  });
});

describe('trackers', () => {
  const ids = { analyticsId: 'G-1', adsId: 'AW-1', tagManagerId: 'GTM-1', socialPixelId: '1' };
  const NAMES = Object.keys(ids) as (keyof typeof ids)[];

  test.each([
    ['necessary', []],
    ['analytical', ['analyticsId', 'tagManagerId']],
    ['marketing', ['adsId', 'tagManagerId']],
    ['social', ['socialPixelId']],
    ['unclassified', []],
  ] as const)('%s allows %j', (category, used) => {
    expect(NAMES.filter((name) => findUsableId(ids, name, ['necessary', category]))).toEqual(used);
  });

  test('a tracker without an id is not used, and allows no host', () => {
    expect(findUsableId({ analyticsId: '' }, 'analyticsId', CONSENT_CATEGORIES)).toBeUndefined();
    expect(getTrackerHosts({ analyticsId: '', adsId: '' }, 'script-src')).toEqual([]);
    expect(getTrustedTypesPolicies({})).toEqual([]);
  });

  test('the social pixel is a picture: it allows no host for scripts', () => {
    expect(getTrackerHosts({ socialPixelId: '1' }, 'script-src')).toEqual([]);
    expect(getTrackerHosts({ socialPixelId: '1' }, 'img-src')).toEqual([
      'https://www.facebook.com',
    ]);
  });
});
