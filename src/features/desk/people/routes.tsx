import type { Context } from 'hono';
import { Hono } from 'hono';
import type { TextKey } from '../../../domain/language/texts';
import type { App } from '../../../env';
import { normalizeLogin } from '../../../platform/accounts/person';
import { findStaffToSignIn } from '../../../platform/accounts/staff-store';
import { isEmailAddress } from '../../../platform/mail/email-address';
import { erasePersonalData } from '../../../platform/personal-data/erase-person-store';
import { exportPersonalData } from '../../../platform/personal-data/export-person-store';
import type { PersonalData } from '../../../platform/personal-data/find-person-store';
import { findPersonalData } from '../../../platform/personal-data/find-person-store';
import { getStaff } from '../desk-gate';
import { recordStaffAction } from '../log/staff-actions-store';
import { readDeskForm } from '../read-desk-form';
import { renderDeskPage } from '../render-desk-page';
import { runBatch } from '../run-change-store';
import { PersonPage } from './person-page';

/** One person's data: found, exported and erased. Addresses travel in bodies only, never in an address line. */
export const deskPeopleRoutes = new Hono<App>();

deskPeopleRoutes.get('/desk/people/', (c) => renderPerson(c, { email: '' }));

deskPeopleRoutes.post('/desk/people/', async (c) => {
  const { DB, FILES } = c.env;
  const { t } = c.var.ctx;
  const { action, email: typed = '' } = await readDeskForm(c);
  const email = normalizeLogin(typed);
  if (!isEmailAddress(email))
    return renderPerson(c, { email: typed, error: 'ALERT_EMAIL_INVALID' });
  const data = await findPersonalData(c.env, email);
  const staff = getStaff(c);
  if (action === 'export') {
    await runBatch(DB, [recordStaffAction(DB, staff, 'person exported', '')]);
    return respondWithArchive(c, await exportPersonalData(FILES, data));
  }
  if (action !== 'erase') return renderPerson(c, { email, data });
  if (await findStaffToSignIn(DB, email))
    return renderPerson(c, { email, data, error: 'DESK_PERSON_IS_STAFF' });
  const erasure = await erasePersonalData(c.env, data, { staff: staff.id, now: Date.now() }, [
    recordStaffAction(DB, staff, 'person erased', ''),
  ]);
  const rows = Object.values(erasure.tables).reduce((sum, count) => sum + count, 0);
  const notice = t('DESK_PERSON_ERASED', { rows, files: erasure.files });
  return renderPerson(c, { email: '', notice });
});

function respondWithArchive(c: Context<App>, archive: Uint8Array<ArrayBuffer>) {
  c.header('Content-Type', 'application/zip');
  c.header('Content-Disposition', 'attachment; filename="person.zip"');
  return c.body(archive);
}

function renderPerson(
  c: Context<App>,
  state: { email: string; error?: TextKey; data?: PersonalData; notice?: string },
) {
  const { ctx } = c.var;
  return renderDeskPage(
    c,
    {
      title: ctx.t('DESK_PEOPLE'),
      area: '/desk/people/',
      status: state.error ? 422 : 200,
    },
    <PersonPage ctx={ctx} {...state} />,
  );
}
