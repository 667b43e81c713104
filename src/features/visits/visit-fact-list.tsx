import { FactList } from '../../views/ui/fact-list';
import type { VisitDetails } from './visit-details';
import { formatVisitAddress, formatVisitValues, getVisitHost } from './visit-details';

/** Day, hour, place and host of a visit; an unknown one is left out. */
export function VisitFactList({ details }: { details: VisitDetails }) {
  const { t } = details.ctx;
  const { date, time } = formatVisitValues(details);
  return (
    <FactList
      rows={[
        { term: t('VISIT_DAY'), value: date },
        { term: t('VISIT_TIME'), value: time },
        { term: t('VISIT_PLACE'), value: formatVisitAddress(details) },
        { term: t('VISIT_WITH'), value: getVisitHost(details).name },
      ].filter(({ value }) => value !== '')}
    />
  );
}
