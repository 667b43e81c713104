import * as v from 'valibot';
import { buildImageUrl } from '../../../../domain/images/image-url';
import { Media } from '../../../../domain/site/media';
import { HiddenInputs } from '../../../forms/kit/view/plain-form-view';
import type { DocumentContext, EditedField, EditedSection } from '../edited-field';
import { getField } from '../field-path';
import { computeMark } from '../seen-values';
import { PictureChooser } from './picture-chooser';
import { MAX_PLAIN_MEGABYTES, pictureForm } from './picture-form';

/** The pictures of a document, each with a form of its own: one is put there, cut to a part, or taken away. */
export function PictureList({
  around: { ctx },
  document,
  sections,
  action,
}: {
  around: DocumentContext;
  document: object;
  sections: readonly EditedSection[];
  action: string;
}) {
  const { t } = ctx;
  const pictures = sections.flatMap(({ legend, name, fields }) =>
    fields
      .filter(({ kind }) => kind === 'picture')
      .map((field) => ({ field, place: name ? `${t(legend)} ${name}` : '' })),
  );
  if (pictures.length === 0) return null;
  return (
    <section id="pictures" className="desk-section">
      <div className="desk-section__head">
        <h2>{t('DESK_SITE_PICTURES')}</h2>
      </div>
      <p className="desk-quiet">{t('DESK_SITE_PICTURES_HINT', { size: MAX_PLAIN_MEGABYTES })}</p>
      {pictures.map(({ field, place }) => (
        <PictureForm
          key={field.path}
          {...{ ctx, field, action }}
          title={[place, t(field.label)].filter(Boolean).join(', ')}
          picture={getField(document, field.path)}
        />
      ))}
    </section>
  );
}

function PictureForm({
  ctx,
  field: { path, shapes = [], isAddress },
  title,
  picture,
  action,
}: {
  ctx: DocumentContext['ctx'];
  field: EditedField;
  title: string;
  picture: unknown;
  action: string;
}) {
  const { t } = ctx;
  const id = `picture-${path}`;
  const parsed = v.safeParse(Media, isAddress ? { url: picture || undefined } : picture);
  const media = parsed.success ? parsed.output : undefined;
  return (
    <form
      {...{ id, action, method: 'post', encType: 'multipart/form-data' }}
      className="form form--dense desk-picture"
      data-picture=""
      data-large={t('DESK_SITE_PICTURE_LARGE')}
      data-unreadable={t('DESK_SITE_PICTURE_TYPE')}
    >
      <HiddenInputs values={{ field: path, seen: computeMark(media?.url ?? '') }} />
      <h3>{title}</h3>
      {media && (
        <img
          className="desk-picture__now"
          src={buildImageUrl(media.url, 750, ctx.snapshot.site.configuration.images)}
          alt={ctx.localize(media.alt).text}
          width={media.width}
          height={media.height}
          loading="lazy"
        />
      )}
      <PictureChooser
        {...{ ctx, id, shapes }}
        label={t(media ? 'DESK_SITE_PICTURE_OTHER' : 'DESK_SITE_PICTURE_CHOOSE')}
      />
      <div className="form__buttons">
        {pictureForm.buttons
          .filter(({ value }) => value === 'picture-put' || media)
          .map(({ value, label }) => (
            <button
              key={value}
              type="submit"
              name="action"
              className={`button button--${value === 'picture-put' ? 'forest' : 'outlined'}`}
              {...{ value }}
            >
              {t(label)}
              <span className="visually-hidden">, {title}</span>
            </button>
          ))}
      </div>
    </form>
  );
}
