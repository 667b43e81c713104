import * as v from 'valibot';
import { buildImageUrl } from '../../../domain/images/image-url';
import type { Configuration } from '../../../domain/site/configuration/configuration';
import { Media } from '../../../domain/site/media';
import type { RequestContext } from '../../../platform/request-context';
import { itemForm } from './document-forms';
import type { StoredDraft } from './drafts-store';
import {
  buildItemId,
  ITEM_LIST_LABELS,
  ITEM_LISTS,
  listItems,
  markItem,
  nameItems,
} from './list-items';
import { OrderedList } from './ordered-list';

/** The items of the top bar, the pictures of the banner and the columns of the footer in their order; a new one is added in its form. */
export function ItemLists({
  ctx,
  live,
  look,
  drafts,
  action,
}: {
  ctx: RequestContext;
  live: Configuration;
  look: Configuration;
  drafts: readonly StoredDraft[];
  action: string;
}) {
  return (
    <section id="items" className="desk-section">
      {ITEM_LISTS.map((list) => {
        const items = listItems(look, list);
        const names = nameItems(items, [ctx.language]).map(
          (words) => ctx.localize({ [ctx.language]: words }).text,
        );
        if (names.length === 0) return null;
        return (
          <div key={list}>
            <div className="desk-section__head">
              <h2>{ctx.t(ITEM_LIST_LABELS[list])}</h2>
              <span>{names.length}</span>
            </div>
            <OrderedList
              {...{ ctx, action, form: itemForm }}
              things={names.map((words, place) => {
                const item = items[place];
                const name = ctx.t('DESK_CATALOGUE_CHANGE', {
                  ...{ kind: String(place + 1), values: words },
                });
                return {
                  hidden: {
                    item: `${list}.${place}`,
                    seen: markItem(live, look, drafts, { list, place }),
                    by: 1,
                  },
                  id: buildItemId(list, place),
                  name,
                  shown: (
                    <>
                      <ItemPicture {...{ ctx, item }} />
                      {name}
                    </>
                  ),
                };
              })}
            />
          </div>
        );
      })}
      <p className="desk-quiet">{ctx.t('DESK_SITE_ITEMS_HINT')}</p>
    </section>
  );
}

/** The picture that an item is, small; nothing for one of words. */
function ItemPicture({ ctx, item }: { ctx: RequestContext; item: unknown }) {
  const { success, output } = v.safeParse(Media, item);
  return success ? (
    <>
      <img
        className="desk-picture__changed"
        src={buildImageUrl(output.url, 500, ctx.snapshot.site.configuration.images)}
        alt=""
        loading="lazy"
      />{' '}
    </>
  ) : null;
}
