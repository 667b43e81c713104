import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { FormButtons } from '../../views/ui/form-buttons';
import { PasswordField } from '../../views/ui/password-field';
import { QrCode } from '../../views/ui/qr-code';
import { CodeField } from './code-field';
import { buildTotpUrl, encodeBase32 } from './credentials/totp';

/** The state of the page: the switch, the code to scan, or (once) the recovery codes. */
export type SecurityState = { error?: TextKey | undefined } & (
  | { kind: 'off' }
  | { kind: 'on'; codesLeft: number; mayStop: boolean }
  | { kind: 'scan'; secret: Uint8Array; sealed: string }
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
    <h1>{props.ctx.t('SECOND_FACTOR_TITLE')}</h1>
    <SecondFactorForm {...props} />
  </div>
);

/** The switch, its next step, or its result. */
export function SecondFactorForm({ ctx, path, email, state }: SecurityPageProps) {
  if (state.kind === 'codes') return <RecoveryCodes ctx={ctx} path={path} codes={state.codes} />;
  return (
    <form method="post" action={ctx.href.page(path)} className="form" noValidate>
      {state.kind === 'scan' ? (
        <Scan ctx={ctx} email={email} state={state} />
      ) : (
        <Switch ctx={ctx} state={state} />
      )}
    </form>
  );
}

/** Either way the password is asked for again: an open browser is not enough. */
function Switch({
  ctx,
  state,
}: {
  ctx: RequestContext;
  state: Extract<SecurityState, { kind: 'off' | 'on' }>;
}) {
  const { t } = ctx;
  const isOn = state.kind === 'on';
  const text = (
    <p>{isOn ? t('SECOND_FACTOR_ON', { count: state.codesLeft }) : t('SECOND_FACTOR_TEXT')}</p>
  );
  if (isOn && !state.mayStop) return text;
  return (
    <>
      {text}
      <input type="hidden" name="action" value={isOn ? 'stop' : 'start'} />
      <PasswordField
        ctx={ctx}
        id="security-password"
        name="password"
        label={t('LOGIN_PASSWORD')}
        autoComplete="current-password"
        error={state.error && t(state.error)}
      />
      <FormButtons
        label={t(isOn ? 'SECOND_FACTOR_STOP' : 'SECOND_FACTOR_START')}
        isOutlined={isOn}
      />
    </>
  );
}

function Scan({
  ctx,
  email,
  state: { secret, sealed, error },
}: {
  ctx: RequestContext;
  email: string;
  state: Extract<SecurityState, { kind: 'scan' }>;
}) {
  const { t, snapshot } = ctx;
  const { name } = snapshot.site.configuration.agency;
  return (
    <>
      <p>{t('SECOND_FACTOR_SCAN')}</p>
      <QrCode className="second-factor__qr" text={buildTotpUrl(name, email, secret)} />
      <p>
        {t('SECOND_FACTOR_KEY')} <code>{encodeBase32(secret).replaceAll(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <input type="hidden" name="action" value="confirm" />
      <input type="hidden" name="sealed" value={sealed} />
      <CodeField label={t('SECOND_FACTOR_CODE')} error={error && t(error)} />
      <FormButtons label={t('SECOND_FACTOR_START')} />
    </>
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
