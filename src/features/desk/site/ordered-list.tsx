import type { ReactNode } from 'react';
import type { RequestContext } from '../../../platform/request-context';
import type { HiddenValues } from '../../forms/kit/definition/plain-form';
import { ActionForm } from '../../forms/kit/view/action-form';
import type { DeskForm } from '../desk-form';

/** The things of a document in their order: each is moved by the first two buttons of a form, and removed by a third. */
export function OrderedList<const F extends DeskForm>({
  ctx,
  action,
  form,
  things,
}: {
  ctx: RequestContext;
  action: string;
  form: F;
  things: readonly {
    hidden: HiddenValues<F>;
    name: string;
    /** What stands in place of the name: a link to the thing. */
    shown?: ReactNode;
    note?: ReactNode;
    /** The name of the row in addresses: after a move the page is shown there. */
    id: string;
    /** The list of what belongs to the thing, which moves with it. */
    below?: ReactNode;
  }[];
}) {
  // What is alone has no place to move to.
  const offered = form.buttons.slice(things.length > 1 ? 0 : 2);
  const isPossible = (button: number, index: number) =>
    (button !== 0 || index > 0) && (button !== 1 || index < things.length - 1);
  return (
    <ol className="desk-rows" data-rows="">
      {things.map(({ hidden, name, shown = name, note, id, below }, index) => (
        <li key={JSON.stringify(hidden)} id={id}>
          <ActionForm
            {...{ ctx, action, form, hidden, about: name }}
            className="desk-line"
            buttons={offered.map((button) =>
              isPossible(form.buttons.indexOf(button), index)
                ? button
                : { ...button, isDisabled: true },
            )}
          >
            <span>
              {shown} <span className="desk-quiet">{note}</span>
            </span>
          </ActionForm>
          {below}
        </li>
      ))}
    </ol>
  );
}
