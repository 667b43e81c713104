import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import {
  ALL_FORMS,
  createSiteWithAllForms,
  openFormForSubmission,
  resetFormData,
} from '../all-forms';
import { loadRows } from '../form-requests';
import { FORM_LANGUAGES } from '../valid-submissions';

beforeEach(resetFormData);

/** Creates a D1 database that records the statements that are prepared. */
function createRecordingDatabase() {
  const statements: string[] = [];
  const DB = {
    batch: (batch: D1PreparedStatement[]) => env.DB.batch(batch),
    prepare(sql: string) {
      statements.push(sql);
      return env.DB.prepare(sql);
    },
  };
  return { DB, statements };
}

const readsSlots = (sql: string) => /^\s*SELECT[\s\S]*FROM slots/.test(sql);

test.each(FORM_LANGUAGES)(
  'a booking in %s reads the slots from D1 once per request',
  async (language) => {
    const form = ALL_FORMS.find(([name]) => name === 'contact-appointment')?.[1];
    if (!form) throw new Error('no such form');
    const { DB, statements } = createRecordingDatabase();
    const site = await createSiteWithAllForms({ DB });
    const sendable = await openFormForSubmission(site, form, language);
    expect(statements.filter(readsSlots)).toHaveLength(1);

    statements.length = 0;
    expect((await sendable.submit({})).status).toBe(303);
    expect(statements.filter(readsSlots)).toHaveLength(1);
    // The agency's mail is still in Dutch.
    const subjects = (await loadRows('outbox')).map(({ subject }) => String(subject));
    expect(
      subjects.filter((subject) => subject.startsWith('Nieuw bericht via de site')),
    ).toHaveLength(1);
  },
);
