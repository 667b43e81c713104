import type { PersonalData } from '../../../platform/personal-data/find-person-store';
import { listNames } from '../../../platform/personal-data/person-names';
import type { RequestContext } from '../../../platform/request-context';

/** The names under which a telephone number is known: a household may share one. Nothing for an address. */
export function PersonNames({
  ctx: { t },
  data: { who, rows },
}: {
  ctx: RequestContext;
  data: Pick<PersonalData, 'who' | 'rows'>;
}) {
  const names = who.includes('@') ? [] : listNames(rows);
  return names.length > 0 && <p>{t('DESK_PERSON_NAMES', { names: names.join(', ') })}</p>;
}
