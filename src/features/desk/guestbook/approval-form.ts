import * as v from 'valibot';
import { describeCrop } from '../../../domain/images/picture-crop';
import type { TextKey } from '../../../domain/language/texts';
import type { WriterFact } from '../../../domain/site/testimonial';
import { WRITER_FACTS } from '../../../domain/site/testimonial';
import { readNumber } from '../../../domain/typed-values/read-number';
import type { FormPart } from '../../forms/kit/definition/field';
import type { FieldValues } from '../../forms/kit/definition/parse-answers';
import { asTextKey, LineSchema } from '../../forms/kit/definition/schemas';
import type { ModeratedTestimonial } from '../../guestbook/testimonials-store';
import { SURE_ENTRY } from '../ask-page';
import { createCropParts } from '../crop-parts';
import type { DeskForm } from '../desk-form';

const MAX_DEAL = 60;
const INVALID_PERCENT = asTextKey('DESK_PERCENT_INVALID');

const createPercentSchema = (fallback: number, min: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.transform((text) => {
      const reading = readNumber(text, { min, max: 100, decimals: 3 });
      return text === '' ? fallback : reading.ok && reading.value;
    }),
    v.number(INVALID_PERCENT),
  );

/** Statements of staff that approve an entry of the guestbook. */
const ApprovalSchema = v.object({
  knownBy: v.pipe(
    v.optional(v.string(), ''),
    v.picklist(WRITER_FACTS, asTextKey('DESK_GUESTBOOK_KNOWN_BY_EMPTY')),
  ),
  deal: v.pipe(LineSchema, v.maxLength(MAX_DEAL, asTextKey('DESK_GUESTBOOK_DEAL_LONG'))),
  /** The part of the picture that visitors see; all of it if nothing is sent. */
  shape: v.pipe(
    v.optional(v.string(), ''),
    v.transform((shape) => shape || 'whole'),
    v.picklist(['whole', 'square', 'landscape'], asTextKey('ALERT_CHOICE_INVALID')),
  ),
  /** Where it begins and how wide it is, in hundredths of the picture. */
  left: createPercentSchema(0, 0),
  top: createPercentSchema(0, 0),
  width: createPercentSchema(100, 1),
});

const FACT_LABELS = {
  deal: 'DESK_GUESTBOOK_BY_DEAL',
  invitation: 'DESK_GUESTBOOK_BY_INVITATION',
} as const satisfies Record<WriterFact, TextKey>;

/**
 * How the writer is known: visitors read it below the entry, without the reference. Nothing is chosen before
 * staff choose, since they state it as a fact.
 */
const WRITER_PARTS = [
  {
    kind: 'radios',
    name: 'knownBy',
    label: 'DESK_GUESTBOOK_KNOWN_BY',
    options: WRITER_FACTS.map((value) => ({ value, label: FACT_LABELS[value] })),
  },
  {
    kind: 'text',
    name: 'deal',
    label: 'DESK_GUESTBOOK_DEAL',
    hint: 'DESK_GUESTBOOK_DEAL_HINT',
    width: 'medium',
    saysOptional: true,
  },
] as const satisfies readonly FormPart[];

/** The part of the picture that visitors see. */
const CROP_PARTS = createCropParts(['square', 'landscape']);

/** Returns the form that approves an entry; a page lists several, so each has the entry's id. */
export const getApprovalForm = ({
  id,
  image,
  state,
}: Pick<ModeratedTestimonial, 'id' | 'image' | 'state'>) =>
  ({
    name: `approve-${id}`,
    schema: ApprovalSchema,
    parts: image ? [...WRITER_PARTS, ...CROP_PARTS] : WRITER_PARTS,
    buttons: [
      {
        value: 'approved',
        effect: 'undoable',
        label: state === 'approved' ? 'DESK_SAVE' : 'DESK_GUESTBOOK_APPROVE',
      },
    ],
  }) as const satisfies DeskForm;

/** Refuses an entry, whatever was filled in; one that is on the site asks first. */
export const refusalForm = {
  name: 'refuse-entry',
  schema: v.object(SURE_ENTRY),
  parts: [],
  buttons: [{ value: 'refused', effect: 'asks', label: 'DESK_GUESTBOOK_REFUSE', isOutlined: true }],
} as const satisfies DeskForm;

/** Returns what the form of an entry begins with: what was approved, or the suggested reference. */
export function getApprovalValues(
  { knownBy, deal, crop }: ModeratedTestimonial,
  suggestion: string,
): FieldValues {
  const { shape, left, top, width } = describeCrop(crop);
  return {
    ...{ knownBy: knownBy ?? '', deal: deal || suggestion, shape: crop ? shape : 'whole' },
    ...{ left: `${left}`, top: `${top}`, width: `${width}` },
  };
}
