import type { RequestContext } from '../../../platform/request-context';
import { passkeySignInForm } from './passkey-forms';

/** The button that signs in with a passkey; a script asks the device, so that it is shown with script only. */
export const PasskeyButton = ({ ctx: { t }, action }: { ctx: RequestContext; action: string }) => (
  <form method="post" action={action} className="passkey" data-passkey="get">
    <input type="hidden" name="action" value={passkeySignInForm.buttons[0].value} />
    <input type="hidden" name="challenge" />
    <input type="hidden" name="credential" />
    <button type="button" className="button button--outlined">
      {t('PASSKEY_SIGN_IN')}
    </button>
    <p className="field__error" role="alert" hidden>
      {t('PASSKEY_FAILED')}
    </p>
  </form>
);
