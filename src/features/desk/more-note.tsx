import type { CappedRows } from '../../platform/capped-rows';
import type { RequestContext } from '../../platform/request-context';

/** Says that a list ends at a number though there are more; nothing where it is whole. */
export const MoreNote = ({
  ctx: { t },
  list: { rows, isMore },
}: {
  ctx: RequestContext;
  list: CappedRows<unknown>;
}) => isMore && <p className="desk-quiet">{t('LIST_MORE_THAN', { count: rows.length })}</p>;
