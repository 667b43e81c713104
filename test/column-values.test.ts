import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { STAFF_ROLES } from '../src/domain/accounts/staff-role';
import { CHANGE_KINDS } from '../src/domain/catalogue/changes/property-change';
import { WRITER_FACTS } from '../src/domain/site/testimonial';
import { PROPERTY_ACTIONS } from '../src/features/analytics/property-actions-store';
import { LEAD_STATES } from '../src/features/desk/leads/lead';
import { COUNTED_LISTS } from '../src/features/desk/list-counts-store';
import { SUBJECT_KINDS } from '../src/features/forms/kit/definition/form';
import { TESTIMONIAL_STATES } from '../src/features/guestbook/testimonials-store';
import { EVENT_KINDS } from '../src/features/owner-portal/portal-event';
import { ALERT_FREQUENCIES } from '../src/features/saved-searches/alert-times';
import { ATTEMPT_OUTCOMES } from '../src/features/sign-in/sign-in-attempts-store';
import { VISIT_STATES } from '../src/features/visits/visits-store';
import { RUNS } from '../src/features/watch/runs-store';
import { SESSION_STAGES } from '../src/platform/accounts/sessions-store';
import { INCIDENT_KINDS } from '../src/platform/incidents-store';
import { MAIL_STATES } from '../src/platform/mail/mail';
import { MAIL_QUEUES } from '../src/platform/mail/mail-kinds';
import { createTables } from './database-tables';

/** The lists of the code that columns repeat. */
const LISTS: readonly (readonly string[])[] = [
  ...[ALERT_FREQUENCIES, ATTEMPT_OUTCOMES, CHANGE_KINDS, EVENT_KINDS, INCIDENT_KINDS, LEAD_STATES],
  ...[MAIL_QUEUES, MAIL_STATES, PROPERTY_ACTIONS, SESSION_STAGES, SUBJECT_KINDS],
  ...[TESTIMONIAL_STATES, VISIT_STATES, WRITER_FACTS, COUNTED_LISTS, RUNS, STAFF_ROLES],
];

/** A list of a column that holds a part: staff sign in in fewer steps. */
const SHORTER_LISTS = [['new-password', 'open']];

/** Lists of one file of the code: who makes a version live, languages of an override, what became of it. */
const OWN_LISTS = [
  ['publication', 'listing', 'load', 'rollback'],
  ['', 'nl', 'fr'],
  ['held', 'newer', 'same', 'undone', 'gone'],
];

const format = (values: readonly string[]) => [...values].toSorted().join(', ');

/** Reads the lists of texts that CHECKs of columns allow, such as `state IN ('new', 'taken')`. */
async function readCheckedLists(): Promise<string[]> {
  await createTables();
  const { results } = await env.DB.prepare('SELECT sql FROM sqlite_schema').all<{
    sql: string | null;
  }>();
  return results.flatMap(({ sql }) =>
    [...(sql ?? '').matchAll(/CHECK \(\w+ IN \(('[^)]*)\)\)/g)].map(([, list = '']) =>
      format([...list.matchAll(/'([^']*)'/g)].map(([, value = '']) => value)),
    ),
  );
}

test('a list of values that a column allows is a list of the code', async () => {
  const checked = await readCheckedLists();
  expect(checked.length).toBeGreaterThan(12);
  const known = [...LISTS, ...SHORTER_LISTS, ...OWN_LISTS].map(format);
  expect(checked.filter((list) => !known.includes(list))).toEqual([]);
  expect(LISTS.map(format).filter((list) => !checked.includes(list))).toEqual([]);
});
