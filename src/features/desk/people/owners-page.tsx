import { formatLongDate } from '../../../domain/format/brussels-time';
import type { TextKey } from '../../../domain/language/texts';
import type { ListedPerson } from '../../../platform/accounts/people-admin-store';
import type { RequestContext } from '../../../platform/request-context';
import { DeskField } from '../desk-field';
import type { DeskAnswers } from '../read-desk-form';
import { PeopleHead } from './people-head';

/** The owners with their properties; an invitation gives access to the portal, closing takes it back. */
export function OwnersPage({
  ctx,
  owners,
  answers,
  errors = {},
}: {
  ctx: RequestContext;
  owners: readonly ListedPerson[];
  answers?: DeskAnswers | undefined;
  errors?: Readonly<Record<string, TextKey>> | undefined;
}) {
  const { t, href, languages } = ctx;
  const action = href.page('/desk/people/owners/');
  return (
    <div className="desk-page">
      <PeopleHead ctx={ctx} current="/desk/people/owners/" />
      <form className="desk-fields" method="post" action={action} noValidate>
        <DeskField
          {...{ t, id: 'email', name: 'email', type: 'email', label: t('LABEL_EMAIL') }}
          error={errors.email}
          defaultValue={answers?.email}
          autoComplete="off"
        />
        <DeskField
          {...{ t, id: 'name', name: 'name', label: t('DESK_OWNER_NAME') }}
          error={errors.name}
          defaultValue={answers?.name}
          autoComplete="off"
        />
        <DeskField
          {...{ t, id: 'properties', name: 'properties', label: t('DESK_OWNER_PROPERTIES') }}
          error={errors.properties}
          defaultValue={answers?.properties}
          inputMode="numeric"
        />
        <div className="desk-field">
          <label htmlFor="language">{t('DESK_OWNER_LANGUAGE')}</label>
          <select
            className="desk-input"
            id="language"
            name="language"
            defaultValue={answers?.language}
          >
            {languages.map((language) => (
              <option key={language} value={language}>
                {language.toUpperCase()}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" name="action" value="invite" className="button button--forest">
          {t('DESK_OWNER_INVITE')}
        </button>
      </form>
      {owners.length === 0 && <p className="desk-empty">{t('DESK_PEOPLE_NONE')}</p>}
      <ul className="desk-rows">
        {owners.map((owner) => (
          <li key={owner.id}>
            <form className="desk-line" method="post" action={action}>
              <OwnerLine ctx={ctx} owner={owner} />
              <input type="hidden" name="email" value={owner.email} />
              <div className="desk-head__actions">
                <button
                  type="submit"
                  name="action"
                  value="again"
                  className="button button--outlined"
                >
                  {t('DESK_OWNER_AGAIN')}
                </button>
                {owner.disabledAt === null && (
                  <button
                    type="submit"
                    name="action"
                    value="disable"
                    className="button button--outlined"
                  >
                    {t('DESK_OWNER_DISABLE')}
                  </button>
                )}
              </div>
            </form>
          </li>
        ))}
      </ul>
    </div>
  );
}

function OwnerLine({
  ctx: { t, language },
  owner: { name, email, properties, disabledAt, lastSignIn, hasPassword },
}: {
  ctx: RequestContext;
  owner: ListedPerson;
}) {
  const seen =
    lastSignIn !== null
      ? t('DESK_OWNER_SEEN', { date: formatLongDate(lastSignIn, language) })
      : t(hasPassword ? 'DESK_OWNER_NEVER' : 'DESK_OWNER_INVITED');
  return (
    <span>
      <strong>{name}</strong> {email} · {properties.join(', ')}
      <br />
      <span className="desk-quiet">{disabledAt === null ? seen : t('DESK_OWNER_DISABLED')}</span>
    </span>
  );
}
