import type { RequestContext } from '../../../platform/request-context';
import { CroppedPicture } from '../../../views/ui/cropped-picture';
import type { ModeratedTestimonial } from '../../guestbook/testimonials-store';

/** The picture as it was sent, on which a script draws the chosen part, and the part that visitors see now. */
export function CropPictures({
  ctx: { t, href },
  testimonial: { id, crop },
}: {
  ctx: RequestContext;
  testimonial: ModeratedTestimonial;
}) {
  const src = href.page(`/desk/guestbook/${id}/picture/`);
  return (
    <div>
      <p className="desk-quiet" data-crop-hint hidden>
        {t('DESK_CROP_DRAG')}
      </p>
      <div className="desk-crop__pictures">
        <span className="desk-crop__original">
          <img src={src} alt={t('DESK_CROP_ORIGINAL')} loading="lazy" />
        </span>
        {crop && <CroppedPicture src={src} crop={crop} label={t('DESK_CROP_NOW')} />}
      </div>
    </div>
  );
}
