import type { TextKey } from '../../../domain/language/texts';
import type { CappedRows } from '../../../platform/capped-rows';
import { countRowsByTable } from '../../../platform/personal-data/erase-person-store';
import type { PersonalData } from '../../../platform/personal-data/find-person-store';
import type { RequestContext } from '../../../platform/request-context';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { ActionForm, FormAlert } from '../../forms/kit/view/action-form';
import { PlainFormView } from '../../forms/kit/view/plain-form-view';
import { DoneNote } from '../done-note';
import { nameData } from './data-names';
import { NamedPeople, RecentPeople } from './named-people';
import type { NamedPerson } from './named-people-store';
import { erasePersonForm, exportForm, formatWho, personForm } from './people-forms';
import { PeopleHead } from './people-head';
import { PersonNames } from './person-names';

/** Finds one person; what is stored about them is shown, exported and erased from here. */
export function PersonPage({
  ctx,
  data,
  typed,
  named,
  recent,
  notice,
  kept,
  refused,
}: {
  ctx: RequestContext;
  /** Undefined before somebody is looked for. */
  data?: PersonalData | undefined;
  /** The name that was typed, and who may be meant by it. */
  typed?: string | undefined;
  named?: CappedRows<NamedPerson> | undefined;
  /** Who wrote last. */
  recent: readonly NamedPerson[];
  notice?: string | undefined;
  /** Why what was found is neither exported nor erased here. */
  kept?: TextKey | undefined;
  refused?: RefusedForm | undefined;
}) {
  const { t, href } = ctx;
  const action = href.page('/desk/people/');
  return (
    <div className="desk-page">
      <PeopleHead ctx={ctx} current="/desk/people/" />
      <DoneNote>{notice}</DoneNote>
      <p>{t('DESK_PERSON_TEXT')}</p>
      <FormAlert {...{ ctx, refused }} />
      <PlainFormView
        {...{ ctx, action, refused, form: personForm, className: 'form--dense form--line' }}
        presentation={{ initialValues: { who: data ? formatWho(data.who) : (typed ?? '') } }}
      />
      {named && <NamedPeople ctx={ctx} people={named} />}
      {!named && !data && <RecentPeople {...{ ctx, people: recent }} />}
      {data && <FoundData {...{ ctx, action, data, kept }} />}
    </div>
  );
}

function FoundData({
  ctx,
  action,
  data: { who, sharedWith, rows, files },
  kept,
}: {
  ctx: RequestContext;
  action: string;
  data: PersonalData;
  kept: TextKey | undefined;
}) {
  const { t } = ctx;
  if (kept) return <p className="desk-fault">{t(kept)}</p>;
  const shared = sharedWith.length > 0 && (
    <p className="desk-fault">{t('DESK_PERSON_SHARED', { addresses: sharedWith.join(', ') })}</p>
  );
  if (rows.length === 0)
    return (
      <>
        <p className="desk-empty">{t('DESK_PERSON_NOTHING', { who: formatWho(who) })}</p>
        {shared}
      </>
    );
  return (
    <section className="desk-section">
      <div className="desk-section__head">
        <h2>{formatWho(who)}</h2>
      </div>
      <PersonNames {...{ ctx, data: { who, rows } }} />
      {shared}
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{t('DESK_PERSON_TABLE')}</th>
            <th scope="col">{t('DESK_PERSON_ROWS')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(countRowsByTable(rows)).map(([table, count]) => (
            <tr key={table}>
              <td>{nameData(t, table)}</td>
              <td>{count}</td>
            </tr>
          ))}
          <tr>
            <td>{t('DESK_PERSON_FILES')}</td>
            <td>{files.length}</td>
          </tr>
        </tbody>
      </table>
      <p>{t('DESK_PERSON_READ_FIRST')}</p>
      <div className="desk-actions">
        <ActionForm {...{ ctx, action, form: exportForm, hidden: { who } }} />
        <ActionForm {...{ ctx, action, form: erasePersonForm, hidden: { who, sure: '' } }} />
      </div>
    </section>
  );
}
