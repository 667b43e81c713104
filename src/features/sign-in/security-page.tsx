import type { ListedSession } from '../../platform/accounts/sessions-store';
import type { RequestContext } from '../../platform/request-context';
import { QrCode } from '../../views/ui/qr-code';
import type { RefusedForm } from '../forms/kit/submit/read-form';
import { FormAlert } from '../forms/kit/view/action-form';
import { PlainFormView } from '../forms/kit/view/plain-form-view';
import { buildTotpUrl, encodeBase32 } from './credentials/totp';
import type { PasskeyOptions } from './passkeys/passkey-section';
import { NewPasskey, PasskeySection } from './passkeys/passkey-section';
import type { Passkey } from './passkeys/passkeys-store';
import { SessionSection } from './passkeys/session-section';
import {
  changeSecondFactorForm,
  confirmSecondFactorForm,
  startSecondFactorForm,
} from './second-factor-forms';

/** What a person signs in with, and where they are signed in. */
interface SignIns {
  passkeys: readonly Passkey[];
  sessions: readonly ListedSession[];
}

/** The state of the page: the switch, the code to scan, a passkey to make, or (once) the recovery codes. */
export type SecurityState = { refused?: RefusedForm | undefined } & (
  | ({ kind: 'off' } & SignIns)
  | ({ kind: 'on'; codesLeft: number; mayStop: boolean } & SignIns)
  | { kind: 'scan'; secret: Uint8Array; sealed: string }
  | { kind: 'passkey'; passkey: PasskeyOptions }
  | { kind: 'codes'; codes: readonly string[] }
);

export interface SecurityPageProps {
  ctx: RequestContext;
  /** The original path of the page. */
  path: string;
  email: string;
  state: SecurityState;
}

/** The second factor is switched on or off here (decision 44). */
export const SecurityPage = (props: SecurityPageProps) => (
  <div className="account-page">
    <h1>
      {props.ctx.t(props.state.kind === 'passkey' ? 'PASSKEYS_TITLE' : 'SECOND_FACTOR_TITLE')}
    </h1>
    <FormAlert ctx={props.ctx} refused={props.state.refused} />
    <SecondFactorForm {...props} />
    <SignInSections {...props} />
  </div>
);

/** The switch, its next step, or its result. */
export function SecondFactorForm({ ctx, path, email, state }: SecurityPageProps) {
  const action = ctx.href.page(path);
  if (state.kind === 'codes') return <RecoveryCodes ctx={ctx} path={path} codes={state.codes} />;
  if (state.kind === 'passkey') return <NewPasskey {...{ ctx, action }} passkey={state.passkey} />;
  if (state.kind === 'scan') return <Scan {...{ ctx, email, action, state }} />;
  return <Switch {...{ ctx, action, state }} />;
}

/** The passkeys of a person and their sessions, below the second factor. */
export function SignInSections({ ctx, path, state }: SecurityPageProps) {
  if (!('sessions' in state)) return null;
  const { passkeys, sessions, refused } = state;
  const action = ctx.href.page(path);
  return (
    <div className="security">
      <PasskeySection {...{ ctx, action, passkeys, refused }} />
      <SessionSection {...{ ctx, action, sessions }} />
    </div>
  );
}

/** Either way the password is asked for again: an open browser is not enough. */
function Switch({
  ctx,
  action,
  state,
}: {
  ctx: RequestContext;
  action: string;
  state: Extract<SecurityState, { kind: 'off' | 'on' }>;
}) {
  const { t } = ctx;
  const { refused } = state;
  if (state.kind === 'off')
    return (
      <div className="second-factor">
        <p>{t('SECOND_FACTOR_TEXT')}</p>
        <PlainFormView {...{ ctx, action, refused, form: startSecondFactorForm }} />
      </div>
    );
  return (
    <div className="second-factor">
      <p>{t('SECOND_FACTOR_ON', { count: state.codesLeft })}</p>
      <PlainFormView
        {...{ ctx, action, refused, form: changeSecondFactorForm }}
        buttons={changeSecondFactorForm.buttons.filter(
          ({ value }) => value !== 'stop' || state.mayStop,
        )}
        note="SECOND_FACTOR_NEW_CODES_TEXT"
      />
    </div>
  );
}

function Scan({
  ctx,
  email,
  action,
  state: { secret, sealed, refused },
}: {
  ctx: RequestContext;
  email: string;
  action: string;
  state: Extract<SecurityState, { kind: 'scan' }>;
}) {
  const { t, snapshot } = ctx;
  const { name } = snapshot.site.configuration.agency;
  return (
    <div className="second-factor">
      <p>{t('SECOND_FACTOR_SCAN')}</p>
      <QrCode className="second-factor__qr" text={buildTotpUrl(name, email, secret)} />
      <p>
        {t('SECOND_FACTOR_KEY')} <code>{encodeBase32(secret).replaceAll(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <PlainFormView
        {...{ ctx, action, refused, form: confirmSecondFactorForm, hidden: { sealed } }}
      />
    </div>
  );
}

function RecoveryCodes({
  ctx,
  path,
  codes,
}: {
  ctx: RequestContext;
  path: string;
  codes: readonly string[];
}) {
  const { t, href } = ctx;
  return (
    <>
      <h2>{t('SECOND_FACTOR_CODES_TITLE')}</h2>
      <p>{t('SECOND_FACTOR_CODES_TEXT')}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <a className="button button--forest" href={href.page(path)}>
          {t('SECOND_FACTOR_CODES_DONE')}
        </a>
      </p>
    </>
  );
}
