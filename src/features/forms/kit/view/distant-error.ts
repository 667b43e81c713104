import type { TextKey } from '../../../../domain/language/texts';
import type { RequestContext } from '../../../../platform/request-context';
import type { Field } from '../definition/field';
import type { FieldError } from '../definition/parse-answers';
import { formatFieldError } from './field-view';

/** Formats an error for who does not see its field: the label follows a sentence that any field could have. */
export function formatDistantError(
  ctx: RequestContext,
  field: Field | undefined,
  error: FieldError,
): string {
  const sentence = formatFieldError(ctx, field, error);
  if (!field || !UNNAMED_ERRORS.has(error.key)) return sentence;
  return ctx.t('FORM_ERROR_OF', {
    error: sentence,
    label: ctx.t(field.label, field.labelValues),
  });
}

/** The errors that say what is wrong, and not of what. */
const UNNAMED_ERRORS: ReadonlySet<TextKey> = new Set([
  'ALERT_AMOUNT_EMPTY',
  'ALERT_AMOUNT_INVALID',
  'ALERT_AMOUNT_LARGE',
  'ALERT_AMOUNT_NEGATIVE',
  'ALERT_AMOUNT_WORDS_EMPTY',
  'ALERT_AMOUNT_WORDS_OTHER',
  'ALERT_CHOICE_EMPTY',
  'ALERT_CHOICE_INVALID',
  'ALERT_DATE_EMPTY',
  'ALERT_DATE_INVALID',
  'ALERT_FILES_TOO_LARGE',
  'ALERT_FILES_TOO_MANY',
  'ALERT_FILES_TOO_MANY_ONE',
  'ALERT_FILE_EMPTY',
  'ALERT_FILE_TOO_LARGE',
  'ALERT_FILE_TYPE',
  'ALERT_NAME_PLAIN',
  'ALERT_NO_LINKS',
  'ALERT_NUMBER_INVALID',
  'ALERT_NUMBER_RANGE',
  'ALERT_RANGE_INVALID',
  'ALERT_TOO_LONG',
  'ALERT_TYPED_UNCLEAR',
  'DESK_SITE_COLOR_INVALID',
  'DESK_SITE_COLOR_WEAK',
  'DESK_SITE_DAYS_ORDER',
  'DESK_SITE_LINK_INVALID',
  'DESK_SITE_LINK_LOST',
  'DESK_SITE_NUMBER_LEAST',
  'DESK_SITE_NUMBER_MOST',
  'DESK_SITE_NUMBER_WHOLE',
  'DESK_SITE_PATH_FORMER',
  'DESK_SITE_PATH_INVALID',
  'DESK_SITE_PATH_OF_PRODUCT',
  'DESK_SITE_PATH_TAKEN',
  'DESK_SITE_PER_ROW_MOST',
  'DESK_SITE_PLACEHOLDER_UNKNOWN',
  'DESK_SITE_REDIRECT_HIDDEN',
  'DESK_SITE_REDIRECT_LOOP',
  'DESK_SITE_REDIRECT_MISSING',
  'DESK_SITE_SPANS_INVALID',
  'DESK_SITE_SPECIAL_DAYS_INVALID',
  'DESK_SITE_SPECIAL_DAYS_TWICE',
  'DESK_SITE_TEXT_OF_LAW',
  'DESK_SITE_EXAMPLE',
  'DESK_SITE_VALUE_INVALID',
]);
