import type { CropShape } from '../../../../domain/images/picture-crop';
import type { RequestContext } from '../../../../platform/request-context';
import { FormParts } from '../../../forms/kit/view/form-parts';
import { createCropParts } from '../../crop-parts';
import { pictureForm } from './picture-form';

/** The place of a form with `data-picture` in which a file is chosen and, with script, cut to a part. */
export function PictureChooser({
  ctx,
  id,
  label,
  shapes,
  isRequired = false,
}: {
  ctx: RequestContext;
  /** The id of the form. */
  id: string;
  label: string;
  shapes: readonly CropShape[];
  isRequired?: boolean;
}) {
  const parts = createCropParts(shapes);
  return (
    <>
      <label>
        <span className="field__label">{label}</span>
        <input type="file" name="picture" accept=".webp,.jpg,.jpeg,.png" required={isRequired} />
      </label>
      <p className="field__error" data-problem="" role="alert" hidden />
      <div data-crop="" hidden>
        <p className="desk-quiet">{ctx.t('DESK_CROP_DRAG')}</p>
        <div className="desk-crop__pictures">
          <span className="desk-crop__original" />
        </div>
        <FormParts
          {...{ ctx, id, parts }}
          form={{ ...pictureForm, parts }}
          state={{ values: { shape: 'whole', left: '0', top: '0', width: '100' }, errors: {} }}
          presentation={{}}
        />
      </div>
    </>
  );
}
