import type { TextKey } from '../../domain/language/texts';
import type { Person } from '../../platform/accounts/person';
import type { RequestContext } from '../../platform/request-context';
import { FormButtons } from '../../views/ui/form-buttons';
import { PasswordField } from '../../views/ui/password-field';

/** Asks for confirmation and for the password, and lists what will be erased. */
export function ErasePage({
  ctx,
  person,
  error,
}: {
  ctx: RequestContext;
  person: Person;
  error: TextKey | undefined;
}) {
  const { t, href } = ctx;
  return (
    <div className="account-page">
      <h1>{t('SEARCHES_ERASE_TITLE')}</h1>
      <p className="lead">{t(person.owner ? 'SEARCHES_ERASE_OWNER' : 'SEARCHES_ERASE_TEXT')}</p>
      <form method="post" action={href.page('/my-searches/erase/')} className="form" noValidate>
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" autoComplete="username" name="username" value={person.email} />
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
