import type { Context } from 'hono';
import { Hono } from 'hono';
import type { TextKey } from '../../../domain/language/texts';
import type { App } from '../../../env';
import type { CappedRows } from '../../../platform/capped-rows';
import type { AgencyAddress } from '../../../platform/personal-data/agency-address';
import { findAgencyAddress } from '../../../platform/personal-data/agency-address';
import { erasePersonalData } from '../../../platform/personal-data/erase-person-store';
import { exportPersonalData } from '../../../platform/personal-data/export-person-store';
import type { PersonalData } from '../../../platform/personal-data/find-person-store';
import { findPersonalData } from '../../../platform/personal-data/find-person-store';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../../forms/kit/submit/read-form';
import { getStaff } from '../desk-gate';
import { recordAction, recordStaffAction } from '../log/staff-actions-store';
import { renderDeskPage } from '../render-desk-page';
import { loadComingVisits } from './coming-visits';
import { nameDataPlace } from './data-names';
import { ErasePersonPage } from './erase-page';
import type { NamedPerson } from './named-people-store';
import { findNamedPeople, findRecentPeople } from './named-people-store';
import { erasePersonForm, exportForm, isPersonName, personForm } from './people-forms';
import { PersonPage } from './person-page';

/** One person's data: found, exported and erased. Addresses and numbers travel in bodies only, never in an address line. */
export const deskPeopleRoutes = new Hono<App>();

const ENTRY = '/desk/people/';

deskPeopleRoutes.get('/desk/people/', (c) => renderPerson(c, {}));

deskPeopleRoutes.post('/desk/people/', async (c) => {
  const { DB, FILES } = c.env;
  const { ctx } = c.var;
  const read = await readForm(c, personForm, exportForm, erasePersonForm);
  if (!read.ok) return renderPerson(c, { refused: read });
  const { action, answers } = read;
  if (isPersonName(answers.who))
    return renderPerson(c, {
      typed: answers.who,
      named: await findNamedPeople(DB, answers.who),
    });
  const data = await findPersonalData(c.env, answers.who);
  const agency = await findAgencyAddress(DB, ctx.snapshot.site, answers.who);
  const kept = agency && KEPT_TEXTS[agency];
  const staff = getStaff(c);
  if (action === 'find') {
    await recordAction(DB, staff, 'person found', '');
    return renderPerson(c, { data, kept });
  }
  if (kept)
    return renderPerson(c, {
      data,
      kept,
      refused: { ...refuseForm(read, { alert: kept }), form: undefined },
    });
  if (action === 'export') {
    const namePlace = (table: string, column: string) => nameDataPlace(ctx.t, table, column);
    await recordAction(DB, staff, 'person exported', '');
    return respondWithArchive(c, await exportPersonalData(FILES, data, namePlace));
  }
  if (!answers.sure) return renderErasePage(c, data);
  if (answers.typed !== answers.who) {
    const errors = { typed: { key: 'DESK_PERSON_TYPED_OTHER' } } as const;
    return renderErasePage(c, data, refuseForm(read, { errors }));
  }
  const erasure = await erasePersonalData(c.env, data, { staff: staff.id, now: Date.now() }, [
    recordStaffAction(DB, staff, 'person erased', ''),
  ]);
  const rows = Object.values(erasure.tables).reduce((sum, count) => sum + count, 0);
  const notice = ctx.t('DESK_PERSON_ERASED', { rows, files: erasure.files });
  return renderPerson(c, { notice });
});

const KEPT_TEXTS = {
  agency: 'DESK_PERSON_IS_AGENCY',
  staff: 'DESK_PERSON_IS_STAFF',
} as const satisfies Record<AgencyAddress, TextKey>;

function respondWithArchive(c: Context<App>, archive: Uint8Array<ArrayBuffer>) {
  c.header('Content-Type', 'application/zip');
  c.header('Content-Disposition', 'attachment; filename="person.zip"');
  return c.body(archive);
}

async function renderErasePage(c: Context<App>, data: PersonalData, refused?: RefusedForm) {
  const { ctx } = c.var;
  const coming = await loadComingVisits(c.env.DB, ctx, data, Date.now());
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_PEOPLE'), entry: ENTRY, status: refused?.status ?? 200 },
    <ErasePersonPage {...{ ctx, data, coming, refused }} />,
  );
}

async function renderPerson(
  c: Context<App>,
  state: {
    refused?: RefusedForm;
    data?: PersonalData;
    typed?: string;
    named?: CappedRows<NamedPerson>;
    notice?: string;
    kept?: TextKey | undefined;
  },
) {
  const { ctx } = c.var;
  const recent = state.named || state.data ? [] : await findRecentPeople(c.env.DB);
  return renderDeskPage(
    c,
    {
      title: ctx.t('DESK_PEOPLE'),
      entry: ENTRY,
      status: state.refused?.status ?? 200,
    },
    <PersonPage {...{ ctx, recent }} {...state} />,
  );
}
