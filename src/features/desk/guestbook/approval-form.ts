import * as v from 'valibot';
import type { TextKey } from '../../../domain/language/texts';
import { WRITER_FACTS } from '../../../domain/site/testimonial';
import type { DeskAnswers } from '../read-desk-form';

const createPercentSchema = (fallback: number, min: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => (text === '' ? fallback : Number(text.replace(',', '.')))),
    v.number('DESK_PERCENT_INVALID' satisfies TextKey),
    v.minValue(min, 'DESK_PERCENT_INVALID' satisfies TextKey),
    v.maxValue(100, 'DESK_PERCENT_INVALID' satisfies TextKey),
  );

/** Statements of staff that approve an entry of the guestbook. */
const ApprovalForm = v.object({
  knownBy: v.pipe(
    v.optional(v.string(), ''),
    v.picklist(WRITER_FACTS, 'DESK_GUESTBOOK_KNOWN_BY_EMPTY' satisfies TextKey),
  ),
  deal: v.pipe(
    v.optional(v.string(), ''),
    v.maxLength(60, 'DESK_GUESTBOOK_DEAL_LONG' satisfies TextKey),
  ),
  shape: v.optional(v.picklist(['whole', 'square', 'landscape']), 'whole'),
  left: createPercentSchema(0, 0),
  top: createPercentSchema(0, 0),
  width: createPercentSchema(100, 1),
});
export type ApprovalForm = v.InferOutput<typeof ApprovalForm>;

type FieldErrors = Readonly<Record<string, TextKey>>;

/** The answers of a refused form, and what is wrong with them. */
export interface EntryState {
  answers?: DeskAnswers;
  errors?: FieldErrors;
}

/** Parses the answers of the form; the errors are text keys by field. */
export function parseApproval(
  answers: DeskAnswers,
): { ok: true; form: ApprovalForm } | { ok: false; errors: FieldErrors } {
  const result = v.safeParse(ApprovalForm, answers);
  if (result.success) return { ok: true, form: result.output };
  const errors: Record<string, TextKey> = {};
  for (const issue of result.issues) errors[v.getDotPath(issue) ?? ''] = issue.message as TextKey;
  return { ok: false, errors };
}
