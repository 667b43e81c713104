import { toBrusselsDay } from '../domain/format/brussels-day';
import type { HoursWording } from '../domain/site/opening/describe-office';
import type { Snapshot } from './snapshot/snapshot';

/** Returns in whose words, and on which day, opening hours are said: a page of today is kept until midnight. */
export const getHoursWording = ({
  t,
  language,
  snapshot,
}: Pick<HoursWording, 't' | 'language'> & { snapshot: Pick<Snapshot, 'site'> }): HoursWording => ({
  ...{ t, language, today: toBrusselsDay(new Date()) },
  languageDefault: snapshot.site.configuration.language.languageDefault,
});
