import type { EditableSite } from '../../../domain/site/editing/editable-site';
import type { RequestContext } from '../../../platform/request-context';
import { nameField } from './name-field';
import type { PublishedChange } from './publications-store';

/** Changes in words: the field with its language, what stands there, what it becomes. */
export function ChangeList({
  ctx,
  site,
  changes,
}: {
  ctx: RequestContext;
  /** The site whose documents are named. */
  site: EditableSite;
  changes: readonly PublishedChange[];
}) {
  const { t } = ctx;
  const show = (value: string | null) => value || t('DESK_SITE_EMPTY');
  return (
    <ul className="desk-rows">
      {changes.map(({ document, field, before, after }) => (
        <li key={`${document} ${field}`}>
          {field === '' ? (
            <strong>{t(after === null ? 'DESK_SITE_REMOVED' : 'DESK_SITE_NEW')}</strong>
          ) : (
            <>
              <strong>{nameField(ctx, site, document, field)}</strong>
              <br />
              <del>{show(before)}</del> <ins>{show(after)}</ins>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
