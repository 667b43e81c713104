import type { Context } from 'hono';
import { Hono } from 'hono';
import type { App } from '../../../env';
import { findStaffToSignIn } from '../../../platform/accounts/staff-accounts-store';
import { erasePersonalData } from '../../../platform/personal-data/erase-person-store';
import { exportPersonalData } from '../../../platform/personal-data/export-person-store';
import type { PersonalData } from '../../../platform/personal-data/find-person-store';
import { findPersonalData } from '../../../platform/personal-data/find-person-store';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../../forms/kit/submit/read-form';
import { getStaff } from '../desk-gate';
import { recordStaffAction } from '../log/staff-actions-store';
import { renderDeskPage } from '../render-desk-page';
import { runBatch } from '../run-change-store';
import { foundPersonForm, personForm } from './people-forms';
import { PersonPage } from './person-page';

/** One person's data: found, exported and erased. Addresses travel in bodies only, never in an address line. */
export const deskPeopleRoutes = new Hono<App>();

deskPeopleRoutes.get('/desk/people/', (c) => renderPerson(c, {}));

deskPeopleRoutes.post('/desk/people/', async (c) => {
  const { DB, FILES } = c.env;
  const { t } = c.var.ctx;
  const read = await readForm(c, personForm, foundPersonForm);
  if (!read.ok) return renderPerson(c, { refused: read });
  const { action, answers } = read;
  const data = await findPersonalData(c.env, answers.email);
  const staff = getStaff(c);
  if (action === 'export') {
    await runBatch(DB, [recordStaffAction(DB, staff, 'person exported', '')]);
    return respondWithArchive(c, await exportPersonalData(FILES, data));
  }
  if (action !== 'erase') return renderPerson(c, { data });
  if (await findStaffToSignIn(DB, answers.email))
    return renderPerson(c, { data, refused: refuseForm(read, { alert: 'DESK_PERSON_IS_STAFF' }) });
  const erasure = await erasePersonalData(c.env, data, { staff: staff.id, now: Date.now() }, [
    recordStaffAction(DB, staff, 'person erased', ''),
  ]);
  const rows = Object.values(erasure.tables).reduce((sum, count) => sum + count, 0);
  const notice = t('DESK_PERSON_ERASED', { rows, files: erasure.files });
  return renderPerson(c, { notice });
});

function respondWithArchive(c: Context<App>, archive: Uint8Array<ArrayBuffer>) {
  c.header('Content-Type', 'application/zip');
  c.header('Content-Disposition', 'attachment; filename="person.zip"');
  return c.body(archive);
}

function renderPerson(
  c: Context<App>,
  state: { refused?: RefusedForm; data?: PersonalData; notice?: string },
) {
  const { ctx } = c.var;
  return renderDeskPage(
    c,
    {
      title: ctx.t('DESK_PEOPLE'),
      entry: '/desk/people/',
      status: state.refused?.status ?? 200,
    },
    <PersonPage ctx={ctx} {...state} />,
  );
}
