import type { ReactNode } from 'react';
import type { CappedRows } from '../../platform/capped-rows';
import type { RequestContext } from '../../platform/request-context';

/** Says that a list ends at a number though there are more; nothing where it is whole. */
export const MoreNote = ({
  ctx: { t },
  list: { rows, isMore },
  children,
}: {
  ctx: RequestContext;
  list: CappedRows<unknown>;
  /** The way to the others. */
  children?: ReactNode;
}) =>
  isMore && (
    <p className="desk-quiet">
      {t('LIST_MORE_THAN', { count: rows.length })} {children}
    </p>
  );
