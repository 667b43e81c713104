import type { Property } from '../../domain/catalogue/property';
import { formatDate } from '../../domain/format/date';
import type { Translate } from '../../domain/language/texts';
import { findDomicile } from '../../domain/law/recreation-zone';

const ANSWER_NOTICES = { no: 'DOMICILE_NO_NOTICE', permit: 'DOMICILE_PERMIT_NOTICE' } as const;

/**
 * Says what stands in the way of registering as a resident: the listing's own answer with its source, else what its
 * zone makes likely; undefined if nothing does.
 */
export function formatDomicileNotice(property: Property, t: Translate): string | undefined {
  const domicile = findDomicile(property);
  if (domicile?.kind === 'zone') return t('RECREATION_ZONE_NOTICE');
  if (!domicile || domicile.value === 'yes') return undefined;
  const { value, source, date } = domicile;
  return t(ANSWER_NOTICES[value], { source, date: formatDate(date) });
}
