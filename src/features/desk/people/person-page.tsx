import type { TextKey, Translate } from '../../../domain/language/texts';
import { countRows } from '../../../platform/personal-data/erase-person-store';
import type { PersonalData } from '../../../platform/personal-data/find-person-store';
import type { RequestContext } from '../../../platform/request-context';
import { DeskField } from '../desk-field';
import { DATA_NAMES } from './data-names';
import { PeopleHead } from './people-head';

/** Finds one person; what is stored about them is shown, exported and erased from here. */
export function PersonPage({
  ctx,
  email,
  error,
  data,
  notice,
}: {
  ctx: RequestContext;
  email: string;
  error?: TextKey | undefined;
  /** Undefined before somebody is looked for. */
  data?: PersonalData | undefined;
  notice?: string | undefined;
}) {
  const { t, href } = ctx;
  const action = href.page('/desk/people/');
  return (
    <div className="desk-page">
      <PeopleHead ctx={ctx} current="/desk/people/" />
      {notice && (
        <p className="desk-note" role="status">
          {notice}
        </p>
      )}
      <p>{t('DESK_PERSON_TEXT')}</p>
      <form className="desk-fields" method="post" action={action} noValidate>
        <DeskField
          {...{ t, id: 'email', name: 'email', type: 'email', label: t('LABEL_EMAIL') }}
          error={error}
          defaultValue={email}
          autoComplete="off"
          size={34}
          required
        />
        <button type="submit" name="action" value="find" className="button button--forest">
          {t('DESK_PERSON_FIND')}
        </button>
      </form>
      {data && <FoundData ctx={ctx} action={action} data={data} />}
    </div>
  );
}

function nameData(t: Translate, table: string): string {
  const name = DATA_NAMES[table];
  return name ? t(name) : table;
}

function FoundData({
  ctx: { t },
  action,
  data: { email, rows, files },
}: {
  ctx: RequestContext;
  action: string;
  data: PersonalData;
}) {
  if (rows.length === 0) return <p className="desk-empty">{t('DESK_PERSON_NOTHING', { email })}</p>;
  return (
    <section className="desk-section">
      <div className="desk-section__head">
        <h2>{email}</h2>
      </div>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{t('DESK_PERSON_TABLE')}</th>
            <th scope="col">{t('DESK_PERSON_ROWS')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(countRows(rows)).map(([table, count]) => (
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
      <form className="desk-stack" method="post" action={action}>
        <input type="hidden" name="email" value={email} />
        <p>{t('DESK_PERSON_ERASE_TEXT')}</p>
        <div className="desk-head__actions">
          <button type="submit" name="action" value="export" className="button button--forest">
            {t('DESK_PERSON_EXPORT')}
          </button>
          <button type="submit" name="action" value="erase" className="button button--outlined">
            {t('DESK_PERSON_ERASE')}
          </button>
        </div>
      </form>
    </section>
  );
}
