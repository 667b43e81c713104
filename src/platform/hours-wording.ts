import { toBrusselsDay } from '../domain/format/brussels-day';
import type { HoursWording } from '../domain/site/opening/describe-office';
import type { RequestContext } from './request-context';

/** Returns in whose words, and on which day, opening hours are said: a page of today is kept until midnight. */
export const getHoursWording = ({
  t,
  language,
  snapshot,
}: Pick<RequestContext, 't' | 'language' | 'snapshot'>): HoursWording => ({
  ...{ t, language, today: toBrusselsDay(new Date()) },
  languageDefault: snapshot.site.configuration.language.languageDefault,
});
