import { formatLongDate } from '../../../domain/format/brussels-time';
import { DOT } from '../../../domain/format/dot';
import type { RequestContext } from '../../../platform/request-context';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { PlainFormView } from '../../forms/kit/view/plain-form-view';
import type { ModeratedTestimonial } from '../../guestbook/testimonials-store';
import { getApprovalForm, getApprovalValues, refusalForm } from './approval-form';
import { CropPictures } from './crop-pictures';

/** An entry of the guestbook: what was written, and the form that decides about it. */
export function GuestbookEntry({
  ctx,
  testimonial,
  suggestion,
  refused,
}: {
  ctx: RequestContext;
  testimonial: ModeratedTestimonial;
  /** The reference of a property that the writer's address is known with; '' if none is. */
  suggestion: string;
  refused?: RefusedForm | undefined;
}) {
  const { t, href } = ctx;
  const { id, name, about, website, comment, image, language, createdAt, state } = testimonial;
  const form = getApprovalForm(testimonial);
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
            .join(DOT)}
        </p>
      </header>
      <blockquote lang={language === ctx.language ? undefined : language}>
        {comment.split(/\n+/).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that never changes
          <p key={index}>{line}</p>
        ))}
      </blockquote>
      <PlainFormView
        {...{ ctx, form, refused, className: 'form--dense' }}
        action={href.page(`/desk/guestbook/${id}/`)}
        buttons={[...form.buttons, ...(state === 'rejected' ? [] : refusalForm.buttons)]}
        presentation={{
          initialValues: getApprovalValues(testimonial, suggestion),
          ...(image && { above: { shape: <CropPictures {...{ ctx, testimonial }} /> } }),
        }}
      />
    </article>
  );
}
