import type { RequestContext } from '../../../../../platform/request-context';
import type { FileType } from '../../definition/field';
import type { InputProps } from './input-props';

/** That files were sent, and have to be chosen again. */
export const formatFilesToReselect = (
  { t }: RequestContext,
  names: readonly string[] = [],
): string => t('FILE_LOST', { names: names.join(', ') });

/**
 * Where there is script, the whole box is what one presses or drops files on, and below it stands
 * what was chosen (client/forms/files.ts); without, the browser's own input is in it.
 */
export function FileInput({
  ctx,
  field,
  id,
  filesToReselect,
  error,
  isRequired,
  describedBy,
}: InputProps) {
  if (field.kind !== 'file') return null;
  const { t } = ctx;
  const isSeveral = (field.maxFiles ?? 1) > 1;
  const isLost = filesToReselect && !error;
  return (
    <div className="upload">
      {isLost && (
        <p className="upload__reselect" id={`${id}-lost`}>
          {formatFilesToReselect(ctx, filesToReselect)}
        </p>
      )}
      <div className="upload__box">
        <input
          {...{ id, name: field.name, type: 'file' }}
          className="upload__input"
          accept={field.accept.map(formatExtensions).join(',')}
          multiple={isSeveral}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [isLost && `${id}-lost`, describedBy].filter(Boolean).join(' ') || undefined
          }
          data-max-megabytes={field.maxMegabytes}
          data-max-files={field.maxFiles ?? 1}
        />
        <p className="upload__prompt" aria-hidden="true">
          <span className="button button--outlined button--small">
            {t(isSeveral ? 'FILES_CHOOSE' : 'FILE_CHOOSE')}
          </span>{' '}
          <span className="upload__drop">{t('FILE_DROP')}</span>
        </p>
      </div>
      <ul className="upload__files" data-file-list="" data-remove-label={t('FILE_REMOVE')} />
    </div>
  );
}

/** How such files are named; a picture of a camera in two ways. */
const formatExtensions = (type: FileType) => (type === 'jpg' ? '.jpg,.jpeg' : `.${type}`);
