import type { CriterionName } from '../../domain/criteria/criteria';
import { getCriterion } from '../../domain/criteria/criteria';
import type { RequestContext } from '../../platform/request-context';

/** The title of what comes nearest, with what its order goes by (decision 122): the criteria that it fails. */
export const NearestTitle = ({
  ctx: { t, language },
  failed,
}: {
  ctx: RequestContext;
  failed: readonly CriterionName[];
}) => (
  <>
    {t('NEAREST_MATCHES')}
    {failed.length > 0 && (
      <>
        {' '}
        <small>{t('NEAREST_ORDER', { names: formatCriteria({ t, language }, failed) })}</small>
      </>
    )}
  </>
);

/** Names criteria as one loosens them: 'gemeente en prijs'. */
export const formatCriteria = (
  { t, language }: Pick<RequestContext, 't' | 'language'>,
  names: readonly CriterionName[],
): string =>
  new Intl.ListFormat(language).format(names.map((name) => t(getCriterion(name).droppedText)));
