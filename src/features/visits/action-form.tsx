import type { TextKey } from '../../domain/language/texts';
import { ActionForm } from '../forms/kit/view/action-form';
import type { VisitDetails } from './visit-details';
import { visitActionForm } from './visit-forms';

/** One action as a form of its own, so that it works without script; what gives a place up is asked first. */
export function VisitActionForm({
  details: { ctx, manageUrl, visit },
  action,
  label,
}: {
  details: VisitDetails;
  action: 'accept' | 'cancel';
  label: TextKey;
}) {
  const form = (button: TextKey) => (
    <ActionForm
      {...{ ctx, form: visitActionForm, action: toPathAndQuery(manageUrl) }}
      hidden={{ sequence: visit.sequence }}
      className="my-visit__change"
      buttons={[{ value: action, label: button }]}
      buttonClassName={`button button--${action === 'accept' ? 'ember' : 'forest'}`}
    />
  );
  if (action === 'accept') return form(label);
  return (
    <details className="my-visit__ask">
      <summary className="button button--outlined">{ctx.t(label)}</summary>
      {form('VISIT_SURE')}
    </details>
  );
}

/** Returns the path and query of an absolute link. */
export const toPathAndQuery = (link: string): string => {
  const { pathname, search } = new URL(link);
  return pathname + search;
};
