import { formatCurrency } from '../../../../domain/format/currency';
import { formatDate } from '../../../../domain/format/date';
import { formatNumber } from '../../../../domain/format/number';
import { formatPhone, toPhoneUrl } from '../../../../domain/format/phone';
import { formatEmail } from '../../../../domain/typed-values/read-email';
import type { MailFact } from '../../../../platform/mail/mail-blocks';
import type { RequestContext } from '../../../../platform/request-context';
import type { AnswerRecord, Field, FieldAnswer, FieldOption } from '../definition/field';
import type { SteppedForm } from '../definition/form';
import { getFields, getStepFields } from '../definition/form';
import type { StoredUpload } from '../store/commit-lead-store';
import type { FormPresentation, Submission } from '../submit/handler';
import { formatOption } from '../view/inputs/choice-input';
import { getFieldOptions, resolveField } from '../view/resolve-field';

/** A form with its answers: a submission, or a lead. */
export interface AnsweredForm extends Pick<Submission, 'presentation'> {
  form: SteppedForm;
  answers: AnswerRecord;
  storedUploads: readonly Pick<StoredUpload, 'field' | 'name'>[];
}

/** Returns one row per field that was shown, of those that are included: its label and its answer as text. */
export function buildAnswerFacts(
  { form, answers, presentation, storedUploads }: AnsweredForm,
  t: RequestContext['t'],
  isIncluded: (field: Field) => boolean = () => true,
): MailFact[] {
  return getFields(form)
    .flatMap((field) => resolveField(field, presentation) ?? [])
    .filter((field) => field.kind !== 'password' && isIncluded(field))
    .map((field) => [
      formatFieldLabel(form, field, t),
      field.kind === 'file'
        ? storedUploads
            .filter((file) => file.field === field.name)
            .map(({ name }) => name)
            .join(', ')
        : formatAnswerValue(field, answers[field.name], presentation, t),
      buildAnswerHref(field, toAnswerText(answers[field.name])),
    ]);
}

/**
 * Returns whether an answer is a choice, a number or a date: nothing that the visitor put into words. How somebody
 * is addressed is none that they would want to read back.
 */
export const isListedAnswer = ({ kind, name }: Field): boolean =>
  LISTED_KINDS.has(kind) && name !== 'title';

const LISTED_KINDS: ReadonlySet<Field['kind']> = new Set([
  ...(['select', 'radios', 'checkboxes', 'checkbox', 'kept', 'zones', 'shape'] as const),
  ...(['number', 'money', 'date'] as const),
]);

/** Returns a field's label; if another field has the same label, with the legend of its group. */
function formatFieldLabel(
  form: SteppedForm,
  { name, label, labelValues }: Field,
  t: RequestContext['t'],
): string {
  const isRepeated = getFields(form).filter((field) => field.label === label).length > 1;
  const group = form.steps
    .flatMap(({ parts }) => parts)
    .find(
      (part) =>
        part.kind === 'group' &&
        getStepFields({ parts: [part] }).some((field) => field.name === name),
    );
  // The label of a confirmation is a sentence; as a row's name it loses its full stop.
  const own = t(label, labelValues).replace(/\.$/, '');
  return isRepeated && group?.kind === 'group'
    ? t('FORM_FIELD_OF_GROUP', { label: own, group: t(group.legend) })
    : own;
}

/** Returns a link to call or to mail. The address is encoded, so that it cannot add recipients or a subject. */
function buildAnswerHref({ kind }: Field, answer: string): string | undefined {
  if (kind === 'tel' && answer) return toPhoneUrl(answer);
  const [local = '', domain] = kind === 'email' ? answer.split('@') : [];
  return domain && `mailto:${encodeURIComponent(local)}@${domain}`;
}

/** Formats an answer as text; undefined if it is empty. */
function formatAnswerValue(
  field: Field,
  answer: FieldAnswer,
  presentation: FormPresentation,
  t: RequestContext['t'],
): string | undefined {
  if (answer === undefined || answer === '' || answer === false) return undefined;
  if (answer === true || field.kind === 'kept') return t('YES');
  if ('options' in field) {
    const options = getFieldOptions(field, presentation);
    return [answer]
      .flat()
      .map((value) => formatChosenOption(options, String(value), t))
      .join(', ');
  }
  if (field.kind === 'shape') return t('SAVED_SEARCH_SHAPE_DRAWN');
  if (field.kind === 'money') return formatCurrency(Number(answer));
  if (field.kind === 'number' && field.unit)
    return `${formatNumber(Number(answer))}\u00a0${field.unit}`;
  if (field.kind === 'date') return formatDate(String(answer));
  if (field.kind === 'tel') return formatPhone(String(answer));
  if (field.kind === 'email') return formatEmail(String(answer));
  return String(answer);
}

const formatChosenOption = (
  options: readonly FieldOption[],
  value: string,
  t: RequestContext['t'],
) => {
  const option = options.find((candidate) => candidate.value === value);
  return option ? [option.group, formatOption({ t }, option)].filter(Boolean).join(', ') : value;
};

/** Returns a text answer; '' for any other answer. */
export const toAnswerText = (answer: FieldAnswer): string =>
  typeof answer === 'string' ? answer : '';
