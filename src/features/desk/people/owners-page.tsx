import { formatLongDate } from '../../../domain/format/brussels-time';
import { DOT } from '../../../domain/format/dot';
import type { ListedAccount } from '../../../platform/accounts/accounts-admin-store';
import type { RequestContext } from '../../../platform/request-context';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { ActionForm, FormAlert } from '../../forms/kit/view/action-form';
import { PlainFormView } from '../../forms/kit/view/plain-form-view';
import { EmailText } from '../email-text';
import { inviteForm, ownerForm } from './people-forms';
import { PeopleHead } from './people-head';
import type { ListedPeople } from './people-pager';
import { PeoplePager } from './people-pager';

/** The owners with their properties; an invitation gives access to the portal, closing takes it back. */
export function OwnersPage({
  ctx,
  owners,
  refused,
}: {
  ctx: RequestContext;
  owners: ListedPeople<ListedAccount>;
  refused: RefusedForm | undefined;
}) {
  const { t, href, languages } = ctx;
  const action = href.page('/desk/people/owners/');
  return (
    <div className="desk-page">
      <PeopleHead ctx={ctx} current="/desk/people/owners/" />
      <FormAlert {...{ ctx, refused }} />
      <PlainFormView
        {...{ ctx, action, refused, form: inviteForm, className: 'form--dense form--line' }}
        presentation={{
          options: {
            language: languages.map((value) => ({ value, text: value.toUpperCase() })),
          },
          initialValues: { language: languages[0] ?? '' },
        }}
      />
      {owners.total === 0 && <p className="desk-empty">{t('DESK_PEOPLE_NONE')}</p>}
      <ul className="desk-rows">
        {owners.rows.map((owner) => (
          <li key={owner.id}>
            <ActionForm
              {...{ ctx, action, form: ownerForm, hidden: { email: owner.email, sure: '' } }}
              className="desk-line"
              buttons={ownerForm.buttons.filter(
                ({ value }) => value !== 'disable' || owner.disabledAt === null,
              )}
            >
              <OwnerLine ctx={ctx} owner={owner} />
            </ActionForm>
          </li>
        ))}
      </ul>
      <PeoplePager
        {...{ ctx, people: owners }}
        getHref={(place) => href.page('/desk/people/owners/', { ...place })}
      />
    </div>
  );
}

function OwnerLine({
  ctx: { t, language },
  owner: { name, email, properties, disabledAt, lastSignIn, hasPassword },
}: {
  ctx: RequestContext;
  owner: ListedAccount;
}) {
  const seen =
    lastSignIn !== null
      ? t('DESK_OWNER_SEEN', { date: formatLongDate(lastSignIn, language) })
      : t(hasPassword ? 'DESK_OWNER_NEVER' : 'DESK_OWNER_INVITED');
  return (
    <span>
      <strong>{name}</strong> <EmailText email={email} />
      {DOT}
      {properties.join(', ')}
      <br />
      <span className="desk-quiet">{disabledAt === null ? seen : t('DESK_OWNER_DISABLED')}</span>
    </span>
  );
}
