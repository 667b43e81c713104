import { toBrusselsDay } from '../../../domain/format/brussels-day';
import { formatDate } from '../../../domain/format/date';
import type { RequestContext } from '../../../platform/request-context';
import { NoWrapDates } from '../../../views/ui/no-wrap-dates';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { ActionForm } from '../../forms/kit/view/action-form';
import { PlainFormView } from '../../forms/kit/view/plain-form-view';
import { addPasskeyForm, removePasskeyForm, startPasskeyForm } from './passkey-forms';
import type { Passkey } from './passkeys-store';

/** The options of a new passkey, as the browser takes them, and the token that comes back with it. */
export interface PasskeyOptions {
  token: string;
  options: object;
}

/** The passkeys of a person, and the form that begins a new one. */
export function PasskeySection({
  ctx,
  action,
  passkeys,
  refused,
}: {
  ctx: RequestContext;
  action: string;
  passkeys: readonly Passkey[];
  refused: RefusedForm | undefined;
}) {
  const { t } = ctx;
  return (
    <section className="sign-ins">
      <h2>{t('PASSKEYS_TITLE')}</h2>
      <p>{t('PASSKEYS_TEXT')}</p>
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map(({ id, name, createdAt, usedAt }) => (
            <li key={id}>
              <span>
                <strong>{name || t('PASSKEYS_TITLE')}</strong>{' '}
                <NoWrapDates
                  text={[
                    t('PASSKEY_SINCE', { date: formatDay(createdAt) }),
                    usedAt !== null && t('PASSKEY_USED', { date: formatDay(usedAt) }),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                />
              </span>
              <ActionForm
                {...{ ctx, action, form: removePasskeyForm, hidden: { passkey: id } }}
                about={name}
                buttonClassName="button button--outlined button--small"
              />
            </li>
          ))}
        </ul>
      )}
      <PlainFormView {...{ ctx, action, refused, form: startPasskeyForm }} />
    </section>
  );
}

const [{ value: ADD }] = addPasskeyForm.buttons;

/** Asks the device for a new passkey; a script does it. */
export const NewPasskey = ({
  ctx: { t },
  action,
  passkey: { token, options },
}: {
  ctx: RequestContext;
  action: string;
  passkey: PasskeyOptions;
}) => (
  <>
    <p>{t('PASSKEY_CREATE_TEXT')}</p>
    <noscript>
      <p>{t('PASSKEY_NEEDS_SCRIPT')}</p>
    </noscript>
    <div
      className="passkey"
      data-passkey="create"
      data-action={action}
      data-value={ADD}
      data-challenge={token}
      data-options={JSON.stringify(options)}
    >
      <button type="button" className="button button--forest">
        {t('PASSKEY_CREATE')}
      </button>
      <p className="field__error" role="alert" hidden>
        {t('PASSKEY_FAILED')}
      </p>
    </div>
  </>
);

/** '14-11-2026', in Brussels. */
const formatDay = (moment: number): string => formatDate(toBrusselsDay(new Date(moment)));
