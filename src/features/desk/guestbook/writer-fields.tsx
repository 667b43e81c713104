import type { TextKey } from '../../../domain/language/texts';
import type { WriterFact } from '../../../domain/site/testimonial';
import { WRITER_FACTS } from '../../../domain/site/testimonial';
import type { RequestContext } from '../../../platform/request-context';
import type { ModeratedTestimonial } from '../../guestbook/testimonials-store';
import { DeskField } from '../desk-field';
import type { EntryState } from './approval-form';

const FACT_LABELS = {
  deal: 'DESK_GUESTBOOK_BY_DEAL',
  invitation: 'DESK_GUESTBOOK_BY_INVITATION',
} as const satisfies Record<WriterFact, TextKey>;

/**
 * Asks how the writer is known: visitors read it below the entry, without the reference. Nothing is chosen before
 * staff choose, since they state it as a fact.
 */
export function WriterFields({
  ctx: { t },
  testimonial,
  suggestion,
  answers,
  errors = {},
}: EntryState & {
  ctx: RequestContext;
  testimonial: ModeratedTestimonial;
  suggestion: string;
}) {
  const { id, knownBy, deal } = testimonial;
  const chosen = answers?.knownBy ?? knownBy;
  return (
    <fieldset aria-describedby={errors.knownBy && `known-by-${id}-error`}>
      <legend>{t('DESK_GUESTBOOK_KNOWN_BY')}</legend>
      {errors.knownBy && (
        <p className="field__error" id={`known-by-${id}-error`}>
          {t(errors.knownBy)}
        </p>
      )}
      <div className="desk-choices">
        {WRITER_FACTS.map((fact) => (
          <label key={fact}>
            <input type="radio" name="knownBy" value={fact} defaultChecked={chosen === fact} />
            {t(FACT_LABELS[fact])}
          </label>
        ))}
      </div>
      <DeskField
        t={t}
        id={`deal-${id}`}
        name="deal"
        label={t('DESK_GUESTBOOK_DEAL')}
        hint={t('DESK_GUESTBOOK_DEAL_HINT')}
        error={errors.deal}
        defaultValue={answers?.deal ?? (deal || suggestion)}
        maxLength={60}
        autoComplete="off"
      />
    </fieldset>
  );
}
