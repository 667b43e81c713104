import { formatLongDate } from '../../../domain/format/brussels-time';
import type { RequestContext } from '../../../platform/request-context';
import type { ModeratedTestimonial } from '../../guestbook/testimonials-store';
import type { EntryState } from './approval-form';
import { CropFields } from './crop-fields';
import { WriterFields } from './writer-fields';

/** An entry of the guestbook: what was written, and the form that decides about it. */
export function GuestbookEntry({
  ctx,
  testimonial,
  suggestion,
  state = {},
}: {
  ctx: RequestContext;
  testimonial: ModeratedTestimonial;
  /** The reference of a property that the writer's address is known with; '' if none is. */
  suggestion: string;
  state?: EntryState;
}) {
  const { t, href } = ctx;
  const { id, name, about, website, comment, image, language, createdAt } = testimonial;
  const written = formatLongDate(createdAt, ctx.language);
  return (
    <article className="desk-entry" id={`entry-${id}`}>
      <header>
        <h2>
          <a href={href.page(`/desk/guestbook/${id}/`)}>{name}</a>
        </h2>
        <p className="desk-quiet">
          {[about, website, t('DESK_GUESTBOOK_WRITTEN', { date: written })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      <blockquote lang={language === ctx.language ? undefined : language}>
        {comment.split(/\n+/).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that never changes
          <p key={index}>{line}</p>
        ))}
      </blockquote>
      <form method="post" action={href.page(`/desk/guestbook/${id}/`)} noValidate>
        <WriterFields {...{ ctx, testimonial, suggestion, ...state }} />
        {image && <CropFields {...{ ctx, testimonial, ...state }} />}
        <div className="desk-head__actions">
          <button type="submit" name="action" value="approved" className="button button--forest">
            {t(testimonial.state === 'approved' ? 'DESK_SAVE' : 'DESK_GUESTBOOK_APPROVE')}
          </button>
          {testimonial.state !== 'rejected' && (
            <button type="submit" name="action" value="refused" className="button button--outlined">
              {t('DESK_GUESTBOOK_REFUSE')}
            </button>
          )}
        </div>
      </form>
    </article>
  );
}
