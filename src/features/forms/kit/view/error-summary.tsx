import type { RequestContext } from '../../../../platform/request-context';
import { NoWrapDates } from '../../../../views/ui/no-wrap-dates';
import type { AnyForm } from '../definition/form';
import { getFields } from '../definition/form';
import { formatDistantError } from './distant-error';
import type { FormViewState } from './form-state';
import { CAPTCHA } from './form-state';
import { formatFilesToReselect } from './inputs/file-input';

/**
 * The errors above the form, in focus (decision 25): one sentence, a link to each field in the form's
 * order, including files to choose again, and links that help if the form cannot be sent. The focus
 * has it read; a live region besides would have it read twice.
 */
export function ErrorSummary({
  ctx,
  form,
  id = form.name,
  errors,
  alert,
  alertValues,
  filesToReselect = {},
  helpLinks = [],
  requestId,
}: { ctx: RequestContext; form: AnyForm; id?: string } & Pick<
  FormViewState,
  'errors' | 'alert' | 'alertValues' | 'filesToReselect' | 'helpLinks' | 'requestId'
>) {
  if (Object.keys(errors).length === 0 && !alert) return null;
  const names = [...getFields(form).map(({ name }) => name), CAPTCHA].filter(
    (name) => errors[name] ?? filesToReselect[name],
  );
  return (
    // biome-ignore lint/a11y/noAutofocus: after a refused submission, reading starts at the summary
    <div className="error-summary" tabIndex={-1} autoFocus>
      <p className="error-summary__sentence">{ctx.t(alert ?? getSentence(ctx), alertValues)}</p>
      <ul>
        {names.map((name) => {
          const error = errors[name];
          const field = getFields(form).find((candidate) => candidate.name === name);
          return (
            <li key={name}>
              <a href={`#${id}-${name}`}>
                <NoWrapDates
                  text={
                    error
                      ? formatDistantError(ctx, field, error)
                      : formatFilesToReselect(ctx, filesToReselect[name])
                  }
                />
              </a>
            </li>
          );
        })}
        {helpLinks.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      {requestId && <p>{ctx.t('ERROR_REQUEST_ID', { id: requestId })}</p>}
    </div>
  );
}

/** Returns the sentence about fields in red: a visitor sends something, staff store it. */
const getSentence = ({ route }: RequestContext) =>
  route.original.startsWith('/desk/') ? 'DESK_FORM_ERROR' : 'FORM_ERROR';
