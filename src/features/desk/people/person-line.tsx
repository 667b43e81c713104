import type { ReactNode } from 'react';
import type { RequestContext } from '../../../platform/request-context';
import { ActionForm } from '../../forms/kit/view/action-form';
import { listedPersonForm } from './people-forms';

/** A person in a list, with the button to everything that is stored about them. */
export const PersonLine = ({
  ctx,
  who,
  children,
}: {
  ctx: RequestContext;
  /** An address, or a number as it is dialled. */
  who: string;
  children: ReactNode;
}) => (
  <ActionForm
    {...{ ctx, form: listedPersonForm, hidden: { who } }}
    action={ctx.href.page('/desk/people/')}
    className="desk-line"
  >
    <span>{children}</span>
  </ActionForm>
);
