import type { Configuration } from '../../../domain/site/configuration/configuration';
import type { RequestContext } from '../../../platform/request-context';
import { itemForm } from './document-forms';
import { ITEM_LIST_LABELS, ITEM_LISTS, listItems, nameItems } from './list-items';
import { OrderedList } from './ordered-list';

/** The items of the top bar and the columns of the footer in their order; a new one is typed in the form. */
export function ItemLists({
  ctx,
  look,
  action,
}: {
  ctx: RequestContext;
  look: Configuration;
  action: string;
}) {
  return (
    <section id="items" className="desk-section">
      {ITEM_LISTS.map((list) => {
        const names = nameItems(listItems(look, list), [ctx.language]);
        if (names.length === 0) return null;
        return (
          <div key={list}>
            <div className="desk-section__head">
              <h2>{ctx.t(ITEM_LIST_LABELS[list])}</h2>
              <span>{names.length}</span>
            </div>
            <OrderedList
              {...{ ctx, action, form: itemForm }}
              things={names.map((name, place) => ({
                hidden: { item: `${list}.${place}`, by: 1 },
                name: ctx.t('DESK_CATALOGUE_CHANGE', { kind: String(place + 1), values: name }),
              }))}
            />
          </div>
        );
      })}
      <p className="desk-quiet">{ctx.t('DESK_SITE_ITEMS_HINT')}</p>
    </section>
  );
}
