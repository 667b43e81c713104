import * as v from 'valibot';
import { createExcerpt } from '../../../domain/format/excerpt';
import type { Language } from '../../../domain/language/language';
import { LANGUAGES } from '../../../domain/language/language';
import { Localized, TextOrLocalized } from '../../../domain/language/localized';
import type { TextKey } from '../../../domain/language/texts';
import type { Configuration } from '../../../domain/site/configuration/configuration';
import type { SiteDraft } from './apply-drafts';
import { getField } from './field-path';
import { computeMark } from './seen-values';

/** The lists of the look whose items are moved and removed; they have no ids, so that drafts name them by their place. */
export const ITEM_LISTS = [
  'header.headerLinks.left',
  'header.headerLinks.right',
  'header.banner.gallery.images',
  'footer.bottom',
] as const;
type ItemList = (typeof ITEM_LISTS)[number];

export const ITEM_LIST_LABELS = {
  'header.headerLinks.left': 'DESK_SITE_TOP_BAR_LEFT_ITEMS',
  'header.headerLinks.right': 'DESK_SITE_TOP_BAR_RIGHT_ITEMS',
  'header.banner.gallery.images': 'DESK_SITE_GALLERY_ORDER',
  'footer.bottom': 'DESK_SITE_FOOTER_COLUMNS',
} as const satisfies Record<ItemList, TextKey>;

export type ItemAction = 'item-up' | 'item-down' | 'item-remove';

/** Whether a draft orders a list. */
export const isOrder = ({ document, field }: Pick<SiteDraft, 'document' | 'field'>): boolean =>
  document === 'look' && ITEM_LISTS.some((list) => list === field);

/**
 * Names the items of a list by their words: of a column without a title by how its text begins, of a picture that nobody
 * described by its file.
 */
export const nameItems = (items: unknown, languages: readonly Language[] = LANGUAGES): string[] =>
  v.parse(Items, items).map(({ label, title, introText, fullText, alt, url = '' }) => {
    const file = url.slice(url.lastIndexOf('/') + 1);
    const texts = [label, title, introText, fullText, alt, file].map((words) =>
      typeof words === 'string' ? words : pickText(words, languages),
    );
    return createExcerpt(texts.find(Boolean) ?? '', MOST_OF_NAME);
  });

const MOST_OF_NAME = 60;

const pickText = (words: Localized | undefined, languages: readonly Language[]) =>
  [...languages, ...LANGUAGES].map((language) => words?.[language]).find(Boolean) ?? '';

const Items = v.fallback(
  v.array(
    v.object({
      label: v.optional(TextOrLocalized),
      title: v.optional(Localized),
      introText: v.optional(Localized),
      fullText: v.optional(Localized),
      alt: v.optional(Localized),
      url: v.optional(v.string()),
    }),
  ),
  [],
);

/** Finds the list and the place that the path of an item names; undefined for another path. */
export function parseItemPath(path: string): { list: ItemList; place: number } | undefined {
  const list = ITEM_LISTS.find((candidate) => path.startsWith(`${candidate}.`));
  const place = Number(path.slice((list?.length ?? 0) + 1));
  return list && Number.isInteger(place) ? { list, place } : undefined;
}

/**
 * Computes a mark by which an item is known again, whose place may meanwhile be another's: of a picture by its address, of
 * words by what was ordered last, since they are typed on the same page.
 */
export function markItem(
  live: Configuration,
  look: Configuration,
  drafts: readonly SiteDraft[],
  { list, place }: { list: ItemList; place: number },
): string {
  const url = getField(listItems(look, list)[place], 'url');
  const ordered = listOrdered(live, drafts, list)[place] ?? {};
  return String(computeMark(typeof url === 'string' ? url : JSON.stringify(ordered)));
}

/** Returns the items of a list as they were ordered last, without what was typed in them since. */
const listOrdered = (
  live: Configuration,
  drafts: readonly SiteDraft[],
  list: ItemList,
): readonly object[] =>
  (drafts.find(({ field }) => field === list)?.value ?? getField(live, list)) as object[];

/** Names the row of an item in addresses. */
export const buildItemId = (list: ItemList, place: number): string => `item-${list}.${place}`;

/** Returns the items of a list with their drafts. */
export const listItems = (look: Configuration, list: ItemList): readonly object[] =>
  getField(look, list) as object[];

/**
 * Returns the drafts of a list after one of its items has moved by so many places or is gone, in place of those
 * that it has: the order is a draft of the list, and what was typed in an item goes where the item goes.
 */
export function changeItems<Draft extends SiteDraft>(
  live: Configuration,
  look: Configuration,
  drafts: readonly Draft[],
  { action, list, place, by }: { action: ItemAction; list: ItemList; place: number; by: number },
): SiteDraft[] | undefined {
  const count = listItems(look, list).length;
  const other = action === 'item-up' ? place - by : place + by;
  const isMoved = action !== 'item-remove';
  if (!(place in listItems(look, list)) || (isMoved && (other < 0 || other >= count)))
    return undefined;
  const order = Array.from({ length: count }, (_, index) => index);
  order.splice(place, 1);
  if (isMoved) order.splice(other, 0, place);
  const own = drafts.filter(({ field }) => field === list || field.startsWith(`${list}.`));
  const base = listOrdered(live, own, list);
  // An item that nobody published has only what was typed in it; at the end it needs no place.
  const last = order.findLastIndex((from) => from < base.length);
  const value = order.slice(0, last + 1).map((from) => base[from] ?? {});
  const document = 'look';
  const typed = own.flatMap(({ field, ...draft }) => {
    const [from = '', ...rest] = field.slice(list.length + 1).split('.');
    const to = order.indexOf(Number(from));
    return from === '' || to < 0 ? [] : { ...draft, field: [list, to, ...rest].join('.') };
  });
  const isSame = JSON.stringify(value) === JSON.stringify(getField(live, list));
  return [...(isSame ? [] : [{ document, field: list, value }]), ...typed];
}
