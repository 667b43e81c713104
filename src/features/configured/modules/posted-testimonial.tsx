import { formatDate } from '../../../domain/format/date';
import type { TextKey } from '../../../domain/language/texts';
import type { ApprovedTestimonial, WriterFact } from '../../../domain/site/testimonial';
import type { RequestContext } from '../../../platform/request-context';
import { CroppedPicture } from '../../../views/ui/cropped-picture';
import { Link } from '../../../views/ui/link';

/**
 * A testimonial that a visitor left in the guestbook (§3), as plain text: it may contain anything.
 */
export function PostedTestimonial({
  ctx,
  testimonial,
}: {
  ctx: RequestContext;
  testimonial: ApprovedTestimonial;
}) {
  const { t, href } = ctx;
  const { id, name, about, website, comment, image, crop, knownBy } = testimonial;
  const posted = new Date(testimonial.createdAt).toISOString();
  const lang = testimonial.language === ctx.language ? undefined : testimonial.language;
  return (
    <figure className="quote quote--posted">
      <blockquote lang={lang}>
        {comment.split(/\n+/).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that never changes
          <p key={index}>{line}</p>
        ))}
      </blockquote>
      <figcaption>
        {image && crop && (
          <CroppedPicture
            className={`quote__part${crop.width > crop.height ? ' quote__part--wide' : ''}`}
            src={href.page('/testimonial-picture/', { id })}
            crop={crop}
          />
        )}
        {image && !crop && (
          <img
            src={href.page('/testimonial-picture/', { id })}
            alt=""
            width={72}
            height={72}
            loading="lazy"
          />
        )}
        <strong>{t('TESTIMONIAL_POSTED_BY', { name })}</strong>
        {about && <span lang={lang}>{about}</span>}
        {website && (
          <span>
            <Link href={website} rel="nofollow ugc noopener" t={t}>
              {new URL(website).hostname.replace(/^www\./, '')}
            </Link>
          </span>
        )}
        <time dateTime={posted}>{t('TESTIMONIAL_POSTED_ON', { date: formatDate(posted) })}</time>
        {knownBy && <span className="quote__known">{t(KNOWN_BY_TEXTS[knownBy])}</span>}
      </figcaption>
    </figure>
  );
}

/** How the agency knows the writer, as the guestbook promises to say. */
export const KNOWN_BY_TEXTS = {
  deal: 'TESTIMONIAL_KNOWN_BY_DEAL',
  invitation: 'TESTIMONIAL_KNOWN_BY_INVITATION',
} as const satisfies Record<WriterFact, TextKey>;
