import type {
  OverrideFieldName,
  OverrideLanguage,
} from '../../../../domain/catalogue/overrides/override-fields';
import type { RequestContext } from '../../../../platform/request-context';
import { ActionForm } from '../../../forms/kit/view/action-form';
import { formatDeskTime } from '../../format-desk-time';
import { FIELD_TEXTS, formatFieldValue } from './format-value';
import { sourceForm } from './listing-forms';
import type { OpenListing } from './open-listing-store';
import { readField } from './open-listing-store';

/** Says who of the office gave a field another value than the source, which one holds, and offers the other one. */
export function FieldNote({
  ctx,
  listing,
  field,
  language = '',
  action,
}: {
  ctx: RequestContext;
  listing: OpenListing;
  field: OverrideFieldName;
  language?: OverrideLanguage;
  action: string;
}) {
  const { t } = ctx;
  const { sourceValue, override } = readField(listing, field, language);
  if (!override) return null;
  const isNewer = override.state === 'newer';
  const Sentence = isNewer ? 'p' : 'span';
  const format = (value: unknown) => formatFieldValue(ctx, listing, field, value);
  return (
    <ActionForm
      {...{ ctx, action, form: sourceForm, hidden: { field, language } }}
      className={isNewer ? 'desk-actions desk-fault' : 'desk-line'}
      about={t(FIELD_TEXTS[field])}
      buttons={sourceForm.buttons.filter(({ value }) => isNewer || value === 'restore')}
    >
      <Sentence>
        {t(isNewer ? 'DESK_LISTING_NEWER' : 'DESK_LISTING_HELD', {
          own: format(override.value),
          source: format(sourceValue),
          name: override.staffName ?? t('DESK_STAFF_TOOL'),
          time: formatDeskTime(override.changedAt, ctx.language),
        })}
        {!override.publishedAt && !isNewer && ` ${t('DESK_LISTING_WAITS')}`}
      </Sentence>
    </ActionForm>
  );
}
