import type { Breakage } from '../breakage';

const PAGE_VIEWS = 'test/features/analytics/page-views.test.ts';
const RETENTION = 'test/retention/retention.test.ts';
const PERSONAL_DATA = 'test/platform/personal-data/personal-data.test.ts';

/** Guarantees about personal data: how long it stays, who is counted, what is erased. */
export const PRIVACY_BREAKAGES: readonly Breakage[] = [
  {
    name: 'periods are those that are written',
    guarantee: 'Data is deleted when its period has ended, in months of the calendar.',
    file: 'src/domain/format/period.ts',
    before: 'subtractMonths(moment, period.months)',
    after: 'subtractMonths(moment, period.months * 2)',
    tests: [RETENTION],
  },
  {
    name: 'days are days',
    guarantee: 'Mails lose their texts after thirty days.',
    file: 'src/domain/format/period.ts',
    before: 'period.days * DAY_MS',
    after: 'period.days * 2 * DAY_MS',
    tests: [RETENTION],
  },
  {
    name: 'a rule that fails stops no other',
    guarantee: 'One table that cannot be cleaned keeps no other from being cleaned.',
    file: 'src/delete-expired-data.ts',
    before: '.catch((error) => errors.push(error));',
    after: ';',
    tests: [RETENTION],
  },
  {
    name: 'a friend’s address does not stay',
    guarantee: 'The address of a friend who asked for nothing is emptied with the mail.',
    file: 'src/platform/mail/outbox-store.ts',
    before: "'$.kind') IN (SELECT value FROM json_each(?2)), '', recipient)",
    after: "'$.kind') IN (SELECT value FROM json_each(?2)), recipient, recipient)",
    tests: ['test/retention/leads.test.ts'],
  },
  {
    name: 'erasing a person erases their files',
    guarantee: 'Who asks to be forgotten leaves no CV behind.',
    file: 'src/platform/personal-data/erase-person-store.ts',
    before: 'if (data.files.length > 0) await files.delete([...data.files]);',
    after: '',
    tests: [PERSONAL_DATA],
  },
  {
    name: 'erasing a person blanks what others wrote',
    guarantee: 'An address that stands in a text of somebody else is blanked.',
    file: 'src/platform/personal-data/erase-person-store.ts',
    before: 'blank(String(value))',
    after: '(blank(String(value)), value)',
    tests: [PERSONAL_DATA],
  },
  {
    name: 'an erasure is recorded without a name',
    guarantee: 'The agency can show that it erased, without keeping who.',
    file: 'src/platform/personal-data/erase-person-store.ts',
    before: "await computeKeyedHash('erasure', data.who, await loadSigningKeys(env));",
    after: '(computeKeyedHash, loadSigningKeys, data.who);',
    tests: [PERSONAL_DATA],
  },
  {
    name: 'a network counts three views of a page',
    guarantee: 'Nobody makes up the interest in a house.',
    file: 'src/platform/limits.ts',
    before: `'page view': {
    counts: 'views of one page, or saves of one property, that count',
    by: 'network',
    max: 3,`,
    after: `'page view': {
    counts: 'views of one page, or saves of one property, that count',
    by: 'network',
    max: 3000,`,
    tests: [PAGE_VIEWS],
  },
  {
    name: 'robots are not counted',
    guarantee: 'A crawler is not a visitor.',
    file: 'src/features/analytics/routes.ts',
    before: '!BOT_PATTERN.test(',
    after: '!(BOT_PATTERN && /never/).test(',
    tests: [PAGE_VIEWS],
  },
  {
    name: 'other sites count nothing',
    guarantee: 'A view is counted if a page of ours sent it.',
    file: 'src/features/analytics/routes.ts',
    before: "c.req.header('Sec-Fetch-Site') === 'same-origin' &&",
    after: "c.req.header('Sec-Fetch-Site') !== 'never' &&",
    tests: [PAGE_VIEWS],
  },
  {
    name: 'only pages that exist are counted',
    guarantee: 'Invented paths fill no table.',
    file: 'src/features/analytics/routes.ts',
    before: 'return original !== UNKNOWN_PATH && !isAccountPath(original);',
    after: 'return original !== "" && UNKNOWN_PATH !== "" && isAccountPath !== undefined;',
    tests: [PAGE_VIEWS],
  },
  {
    name: 'a choice about cookies ends',
    guarantee: 'Consent is asked again when its time has ended.',
    file: 'src/domain/consent/consent-choice.ts',
    before: 'isValid && Number(end) > now ?',
    after: 'isValid && end !== String(now) ?',
    tests: ['test/domain/consent/choice.test.ts'],
  },
  {
    name: 'consent grants what was chosen',
    guarantee: 'Marketing is granted by the choice of marketing, not of statistics.',
    file: 'client/consent/consent-mode.ts',
    before: "ad_storage: 'marketing'",
    after: "ad_storage: 'analytical'",
    tests: ['test/domain/consent/choice.test.ts'],
  },
  {
    name: 'networks are forgotten when their day has ended',
    guarantee: 'Of who viewed a page nothing stays beyond the day.',
    file: 'src/features/analytics/days-store.ts',
    before: "UPDATE page_views SET networks = '', speeds = '{}'",
    after: "UPDATE page_views SET speeds = '{}'",
    tests: ['test/features/analytics/page-speeds.test.ts'],
  },
  {
    name: 'speeds that are not believable are left out',
    guarantee: 'A made-up number does not become the figure of the desk.',
    file: 'src/domain/page-speeds/speed-measure.ts',
    before: 'value <= SPEED_MEASURES[measure].most',
    after: 'value >= 0',
    tests: ['test/features/analytics/page-speeds.test.ts'],
  },
  {
    name: 'a consent that ended stays ended',
    guarantee:
      'An earlier publication that is published again brings back no sold home and no price.',
    file: 'src/features/desk/site/restore-publication-store.ts',
    before: '...{ ...site, towns, categories, cities, sold },',
    after: '...{ ...site, towns, categories, cities, sold: site.sold ?? sold },',
    tests: ['test/features/desk/site/sold-record.test.ts'],
  },
];
