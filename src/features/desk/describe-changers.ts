import { getListFormat } from '../../domain/language/list-format';
import type { RequestContext } from '../../platform/request-context';

/** Who stored a value, by id and name; both are null where no account did, or one that was deleted. */
export interface Changer {
  staff: string | null;
  name: string | null;
}

/**
 * Says by whom a value was changed that somebody of staff changes too: 'by Eva Claes', or by themselves in another window.
 * Of what was published, loaded or removed meanwhile nobody is known.
 */
export function describeChangers(
  { t, language }: Pick<RequestContext, 't' | 'language'>,
  changers: readonly (Changer | undefined)[],
  own: { id: string },
): string {
  const words = changers.map((changer) => {
    if (changer?.staff === own.id) return t('DESK_CHANGED_BY_OWN');
    return changer?.name
      ? t('DESK_CHANGED_BY', { name: changer.name })
      : t('DESK_CHANGED_ELSEWHERE');
  });
  return getListFormat(language).format(new Set(words));
}
