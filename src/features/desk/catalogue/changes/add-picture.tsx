import type { RequestContext } from '../../../../platform/request-context';
import type { RefusedForm } from '../../../forms/kit/submit/read-form';
import { ErrorSummary } from '../../../forms/kit/view/error-summary';
import { FormParts } from '../../../forms/kit/view/form-parts';
import { PictureChooser } from '../../site/pictures/picture-chooser';
import { MAX_PLAIN_MEGABYTES } from '../../site/pictures/picture-form';
import { addPictureForm } from './picture-forms';

/** Adds a photograph or a plan to those of the source; what a browser refuses to send keeps the file that was chosen. */
export function AddPicture({
  ctx,
  action,
  refused,
}: {
  ctx: RequestContext;
  action: string;
  refused: RefusedForm | undefined;
}) {
  const { t } = ctx;
  const { name: id, parts, buttons } = addPictureForm;
  const shown = refused?.form?.name === id ? refused : undefined;
  const { values = { kind: 'photo' }, errors = {} } = shown ?? {};
  return (
    <form
      {...{ id, action, method: 'post', encType: 'multipart/form-data' }}
      className="form form--dense desk-picture"
      data-picture=""
      data-large={t('DESK_SITE_PICTURE_LARGE')}
      data-unreadable={t('DESK_SITE_PICTURE_TYPE')}
    >
      <h4>{t('DESK_LISTING_PICTURE_ADD_HEAD')}</h4>
      <ErrorSummary
        {...{ ctx, form: addPictureForm, id, errors }}
        {...(shown && { alert: shown.alert, alertValues: shown.alertValues })}
      />
      <p className="desk-quiet">{t('DESK_SITE_PICTURES_HINT', { size: MAX_PLAIN_MEGABYTES })}</p>
      <PictureChooser
        {...{ ctx, id }}
        label={t('DESK_SITE_PICTURE_CHOOSE')}
        shapes={['landscape', 'wide']}
        isRequired
      />
      <FormParts
        {...{ ctx, id, parts, form: addPictureForm }}
        state={{ values, errors }}
        presentation={{}}
      />
      <div className="form__buttons">
        {buttons.map(({ value, label }) => (
          <button
            key={value}
            type="submit"
            name="action"
            className="button button--forest"
            {...{ value }}
          >
            {t(label)}
          </button>
        ))}
      </div>
    </form>
  );
}
