import type { RequestContext } from '../../../../../platform/request-context';
import type { FileType } from '../../definition/field';
import type { InputProps } from './input-props';

/** Formats the message that files have to be chosen again. */
export const formatFilesToReselect = (
  { t }: RequestContext,
  names: readonly string[] = [],
): string => t('FILE_LOST', { names: names.join(', ') });

/**
 * With script, the whole box opens the file dialog and accepts dropped files, and the list below it
 * has the chosen files (client/forms/files.ts); without script it contains the browser's own input.
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
  const isMultiple = (field.maxFiles ?? 1) > 1;
  const needsReselecting = filesToReselect && !error;
  return (
    <div className="upload">
      {needsReselecting && (
        <p className="upload__reselect" id={`${id}-lost`}>
          {formatFilesToReselect(ctx, filesToReselect)}
        </p>
      )}
      <div className="upload__box">
        <input
          {...{ id, name: field.name, type: 'file' }}
          className="upload__input"
          accept={field.accept.map(formatExtensions).join(',')}
          multiple={isMultiple}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [needsReselecting && `${id}-lost`, describedBy].filter(Boolean).join(' ') || undefined
          }
          data-max-megabytes={field.maxMegabytes}
          data-max-files={field.maxFiles ?? 1}
        />
        <p className="upload__prompt" aria-hidden="true">
          <span className="button button--outlined button--small">
            {t(isMultiple ? 'FILES_CHOOSE' : 'FILE_CHOOSE')}
          </span>{' '}
          <span className="upload__drop">{t('FILE_DROP')}</span>
        </p>
      </div>
      <ul className="upload__files" data-file-list="" data-remove-label={t('FILE_REMOVE')} />
    </div>
  );
}

/** Returns the extensions of a type; JPEG has two. */
const formatExtensions = (type: FileType) => (type === 'jpg' ? '.jpg,.jpeg' : `.${type}`);
