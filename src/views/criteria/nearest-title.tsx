import type { CriterionName } from '../../domain/criteria/criteria';
import { getCriterion } from '../../domain/criteria/criteria';
import { getListFormat } from '../../domain/language/list-format';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';

/** The title of what comes nearest, with what its order goes by (decision 122): the criteria that it fails by some measure. */
export function NearestTitle({
  ctx: { t, language },
  failed,
}: {
  ctx: RequestContext;
  failed: readonly CriterionName[];
}) {
  const measured = failed.filter(isMeasured);
  return (
    <>
      {t('NEAREST_MATCHES')}
      {measured.length > 0 && (
        <>
          {' '}
          <small>
            {t('NEAREST_ORDER', { names: joinNames({ t, language }, measured.map(getOrderText)) })}
          </small>
        </>
      )}
    </>
  );
}

/** Whether there is more and less of a difference: a pool is there or not. */
const isMeasured = (name: CriterionName): boolean =>
  ['number', 'price', 'all-in', 'places', 'bounds', 'epc'].includes(getCriterion(name).kind);

/** Names criteria as one loosens them: 'gemeente en prijs'. */
export const formatCriteria = (
  { t, language }: Pick<RequestContext, 't' | 'language'>,
  names: readonly CriterionName[],
): string =>
  joinNames(
    { t, language },
    names.map((name) => getCriterion(name).droppedText),
  );

/** What an order goes by: between towns lie kilometres. */
const getOrderText = (name: CriterionName): TextKey =>
  name === 'places' ? 'WISH_CITY_DISTANCE' : getCriterion(name).droppedText;

const joinNames = (
  { t, language }: Pick<RequestContext, 't' | 'language'>,
  keys: readonly TextKey[],
): string => getListFormat(language).format(keys.map((key) => t(key)));
