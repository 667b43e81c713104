import { formatAge } from '../../domain/format/age';
import { formatLongDate, formatTimeOfDay } from '../../domain/format/brussels-time';
import type { RequestContext } from '../../platform/request-context';
import type { Trouble } from './trouble';
import { WATCHED } from './watched';

/** What staff read about one trouble, on every channel. */
export interface AlarmTexts {
  title: string;
  /** 'Sinds vrijdag 27 november 2026, 14:10 (20 minuten).'; '' for what only happens. */
  since: string;
  text: string;
  /** What the office does about it. */
  steps: string;
}

/** Describes a trouble in a language and its texts. */
export function describeAlarm(
  { kind, since, count }: Trouble,
  { language, t }: Pick<RequestContext, 'language' | 't'>,
  now: number,
): AlarmTexts {
  const { title, text, steps } = WATCHED[kind];
  return {
    title: t(title, { count }),
    since:
      since === undefined
        ? ''
        : t('ALARM_SINCE', {
            time: `${formatLongDate(since, language)}, ${formatTimeOfDay(since, language)}`,
            age: formatAge(now - since, language),
          }),
    text: t(text, { count }),
    steps: t(steps),
  };
}
