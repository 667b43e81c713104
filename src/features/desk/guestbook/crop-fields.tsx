import { describeCrop } from '../../../domain/images/picture-crop';
import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import { CroppedPicture } from '../../../views/ui/cropped-picture';
import type { ModeratedTestimonial } from '../../guestbook/testimonials-store';
import { DeskField } from '../desk-field';
import type { EntryState } from './approval-form';

const SHAPES = [
  ['whole', 'DESK_CROP_WHOLE'],
  ['square', 'DESK_CROP_SQUARE'],
  ['landscape', 'DESK_CROP_LANDSCAPE'],
] as const satisfies readonly (readonly [string, TextKey])[];

/** The fields of the part's place, in hundredths of the picture. */
const NUMBERS = [
  ['left', 'DESK_CROP_LEFT', 0],
  ['top', 'DESK_CROP_TOP', 0],
  ['width', 'DESK_CROP_WIDTH', 1],
] as const satisfies readonly (readonly [string, TextKey, number])[];

/** The part of the picture that visitors see: a shape, and where it begins. The original stays private. */
export function CropFields({
  ctx: { t, href },
  testimonial: { id, crop },
  answers,
  errors = {},
}: EntryState & { ctx: RequestContext; testimonial: ModeratedTestimonial }) {
  const choice = describeCrop(crop);
  const shape = answers?.shape ?? (crop ? choice.shape : 'whole');
  const src = href.page(`/desk/guestbook/${id}/picture/`);
  return (
    <fieldset className="desk-crop">
      <legend>{t('DESK_CROP')}</legend>
      <p className="desk-quiet" data-crop-hint hidden>
        {t('DESK_CROP_DRAG')}
      </p>
      <div className="desk-crop__pictures">
        <span className="desk-crop__original" data-crop-picture>
          <img src={src} alt={t('DESK_CROP_ORIGINAL')} loading="lazy" />
        </span>
        {crop && <CroppedPicture src={src} crop={crop} label={t('DESK_CROP_NOW')} />}
      </div>
      <div className="desk-choices">
        {SHAPES.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name="shape" value={value} defaultChecked={shape === value} />
            {t(label)}
          </label>
        ))}
      </div>
      <div className="desk-fields">
        {NUMBERS.map(([name, label, min]) => (
          <DeskField
            key={name}
            t={t}
            id={`${name}-${id}`}
            name={name}
            label={t(label)}
            error={errors[name]}
            type="number"
            min={min}
            max={100}
            defaultValue={answers?.[name] ?? choice[name]}
          />
        ))}
      </div>
    </fieldset>
  );
}
