import type { RequestContext } from '../../../../platform/request-context';
import type { Form } from '../definition/form';
import { fieldsOf } from '../definition/form';
import { errorText } from './field-view';
import { lostText } from './inputs/file-input';
import type { FormState } from './state';
import { ROBOT } from './state';

/**
 * What went wrong, on top of the form and in focus: one sentence, then a link to each field, in the
 * fields' order (decision 25), a file to be chosen again among them; and how one is helped where
 * sending is of no use.
 */
export function ErrorSummary({
  ctx,
  form,
  errors,
  alert,
  lost = {},
  ways = [],
}: { ctx: RequestContext; form: Form } & Pick<FormState, 'errors' | 'alert' | 'lost' | 'ways'>) {
  if (Object.keys(errors).length === 0 && !alert) return null;
  const names = [...fieldsOf(form).map(({ name }) => name), ROBOT].filter(
    (name) => errors[name] ?? lost[name],
  );
  return (
    // biome-ignore lint/a11y/noAutofocus: after a refused form this is where one has to begin reading
    <div className="error-summary" role="alert" tabIndex={-1} autoFocus>
      <p className="error-summary__sentence">{ctx.t(alert ?? 'FORM_ERROR')}</p>
      <ul>
        {names.map((name) => {
          const error = errors[name];
          const field = fieldsOf(form).find((one) => one.name === name);
          return (
            <li key={name}>
              <a href={`#${form.name}-${name}`}>
                {error ? errorText(ctx, field, error) : lostText(ctx, lost[name])}
              </a>
            </li>
          );
        })}
        {ways.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
