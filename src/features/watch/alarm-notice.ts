import { getTranslator } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { describeAlarm } from './describe-alarm';
import type { Trouble } from './trouble';
import { HEALTH_PATH, WATCHED } from './watched';

/** A trouble that is told of, or that it is over. */
export interface AlarmNotice extends Trouble {
  isOver: boolean;
}

/** What speaks where no version is there to say the agency's language. */
const speakWithoutVersion = () => ({ language: 'nl', t: getTranslator('nl') }) as const;

/**
 * Builds what is posted to ALERT_URL (docs/interfaces.md, 'Alarms'), in the agency's language. Without a version
 * to show there is no desk to open and no language: it is Dutch, and the address is that of /health/.
 */
export function buildNotice(
  notice: AlarmNotice,
  { origin, ctx }: { origin: string; ctx: RequestContext | undefined },
  now: number,
) {
  const { kind, isOver, since = now } = notice;
  const speaker = ctx ?? speakWithoutVersion();
  const { title, text, steps } = describeAlarm(notice, speaker, now);
  return {
    kind,
    text: isOver
      ? (ctx?.t('ALARM_OVER', { title }) ?? title)
      : speaker.t('ALARM_NOTICE', { title, text, steps }),
    url: origin + (ctx?.href.page(WATCHED[kind].page) ?? HEALTH_PATH),
    since: new Date(since).toISOString(),
    ...(isOver && { recovered: true }),
  };
}
