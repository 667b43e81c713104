import type { TextKey } from '../../domain/language/texts';
import type { Account } from '../../platform/accounts/account';
import type { RequestContext } from '../../platform/request-context';
import { FormButtons } from '../../views/ui/form-buttons';
import { PasswordField } from '../../views/ui/password-field';

/** Asks for confirmation and for the password, and lists what will be erased. */
export function ErasePage({
  ctx,
  account,
  error,
}: {
  ctx: RequestContext;
  account: Account;
  error: TextKey | undefined;
}) {
  const { t, href } = ctx;
  return (
    <div className="account-page">
      <h1>{t('SEARCHES_ERASE_TITLE')}</h1>
      <p className="lead">{t(account.owner ? 'SEARCHES_ERASE_OWNER' : 'SEARCHES_ERASE_TEXT')}</p>
      <form method="post" action={href.page('/my-searches/erase/')} className="form" noValidate>
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" autoComplete="username" name="username" value={account.email} />
        <PasswordField
          ctx={ctx}
          id="erase-password"
          name="password"
          label={t('LOGIN_PASSWORD')}
          autoComplete="current-password"
          error={error && t(error)}
        />
        <FormButtons
          label={t('SEARCHES_ERASE_ACTION')}
          action="delete"
          back={{ href: href.page('/my-searches/'), label: t('SEARCHES_ERASE_BACK') }}
        />
      </form>
    </div>
  );
}
