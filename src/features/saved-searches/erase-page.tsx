import type { Account } from '../../platform/accounts/account';
import type { RequestContext } from '../../platform/request-context';
import type { RefusedForm } from '../forms/kit/submit/read-form';
import { PlainFormView } from '../forms/kit/view/plain-form-view';
import { eraseForm } from './account-forms';

/** Asks for confirmation and for the password, and lists what will be erased. */
export function ErasePage({
  ctx,
  account,
  refused,
}: {
  ctx: RequestContext;
  account: Account;
  refused: RefusedForm | undefined;
}) {
  const { t, href } = ctx;
  return (
    <div className="account-page">
      <h1>{t('SEARCHES_ERASE_TITLE')}</h1>
      <p className="lead">{t(account.owner ? 'SEARCHES_ERASE_OWNER' : 'SEARCHES_ERASE_TEXT')}</p>
      <PlainFormView
        {...{ ctx, form: eraseForm, login: account.email, refused }}
        action={href.page('/my-searches/erase/')}
        buttons={[{ value: 'delete', label: 'SEARCHES_ERASE_ACTION' }]}
      >
        <a className="button button--outlined" href={href.page('/my-searches/')}>
          {t('SEARCHES_ERASE_BACK')}
        </a>
      </PlainFormView>
    </div>
  );
}
