import type { RequestContext } from '../../../platform/request-context';
import { passkeySignInForm } from './passkey-forms';

const [{ value: VALUE }] = passkeySignInForm.buttons;

/** The button that signs in with a passkey; a script asks the device, so that it is shown with script only. */
export const PasskeyButton = ({ ctx: { t }, action }: { ctx: RequestContext; action: string }) => (
  <div className="passkey" data-passkey="get" data-action={action} data-value={VALUE}>
    <button type="button" className="button button--outlined">
      {t('PASSKEY_SIGN_IN')}
    </button>
    <p className="field__error" role="alert" hidden>
      {t('PASSKEY_FAILED')}
    </p>
  </div>
);
