import type { RequestContext } from '../../../platform/request-context';
import { CodeField } from '../../sign-in/code-field';
import { SignInLayout } from '../../sign-in/sign-in-layout';
import type { SignInProblem } from '../../sign-in/sign-in-parts';
import { SignInActions, SignInFields, SignInMessage } from '../../sign-in/sign-in-parts';

/** The sign-in of staff: address, password, and the code of an app where one is set up. */
export function DeskSignInPage({
  ctx,
  typedEmail,
  problem,
}: {
  ctx: RequestContext;
  typedEmail: string;
  problem: SignInProblem | undefined;
}) {
  const { t, href } = ctx;
  const action = href.page('/desk/login/');
  return (
    <SignInLayout ctx={ctx} title={t('DESK_LOGIN_TITLE')} steps={[]} hasPicture={false}>
      <p className="lead">{t('DESK_LOGIN_TEXT')}</p>
      <SignInMessage ctx={ctx} problem={problem} refused="DESK_LOGIN_FAILED" />
      <form method="post" action={action} className="form sign-in__form" noValidate>
        <SignInFields ctx={ctx} field="email" label="LABEL_EMAIL" typed={typedEmail} />
        <CodeField
          label={t('DESK_LOGIN_CODE')}
          hint={t('DESK_LOGIN_CODE_HINT')}
          error={undefined}
          isOptional
        />
        <SignInActions ctx={ctx} forgotPath="/desk/forgot-password/" />
      </form>
    </SignInLayout>
  );
}
