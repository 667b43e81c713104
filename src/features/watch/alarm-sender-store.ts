import type { Environment } from '../../env';
import type { SigningEnvironment } from '../../platform/auth/signing-keys-store';
import type { RequestContext } from '../../platform/request-context';
import { createRequestContext } from '../../platform/request-context';
import type { Snapshot } from '../../platform/snapshot/snapshot';
import type { AlarmNotice } from './alarm-notice';
import { postNotice } from './post-notice-store';

/** Where alarms are stored, in whose words, and how they leave. */
export interface AlarmSender {
  DB: D1Database;
  /** The agency's site in its own language; without a version to show no mail can be written. */
  ctx: RequestContext | undefined;
  /** Posts a notice to ALERT_URL, beside all other work. */
  tell(notice: AlarmNotice, now: number): void;
}

/** Creates the sender of alarms of a site. */
export function createAlarmSender(
  env: SigningEnvironment & Pick<Environment, 'PUBLIC_ORIGIN' | 'ALERT_URL'>,
  snapshot: Snapshot | undefined,
  waitUntil: ExecutionContext['waitUntil'],
): AlarmSender {
  const ctx = snapshot && createAgencyContext(snapshot, env.PUBLIC_ORIGIN);
  return {
    DB: env.DB,
    ctx,
    tell(notice, now) {
      if (env.ALERT_URL) waitUntil(postNotice(env, env.ALERT_URL, ctx, notice, now));
    },
  };
}

function createAgencyContext(snapshot: Snapshot, origin: string): RequestContext {
  const language = snapshot.site.configuration.language.languageDefault;
  return createRequestContext(snapshot, { original: '/', language, preview: false }, origin);
}
