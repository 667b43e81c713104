import type { TextKey } from '../../domain/language/texts';
import { ActionForm } from '../forms/kit/view/action-form';
import type { VisitDetails } from './visit-details';
import { visitActionForm } from './visit-forms';

/** One action as a form of its own, so that it works without script. */
export const VisitActionForm = ({
  details: { ctx, manageUrl, visit },
  action,
  label,
}: {
  details: VisitDetails;
  action: 'accept' | 'cancel';
  label: TextKey;
}) => (
  <ActionForm
    {...{ ctx, form: visitActionForm, action: toPathAndQuery(manageUrl) }}
    hidden={{ sequence: visit.sequence }}
    className="my-visit__change"
    buttons={[{ value: action, label }]}
    buttonClassName={`button button--${action === 'accept' ? 'ember' : 'outlined'}`}
  />
);

/** Returns the path and query of an absolute link. */
export const toPathAndQuery = (link: string): string => {
  const { pathname, search } = new URL(link);
  return pathname + search;
};
