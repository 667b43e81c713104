import * as texts from 'virtual:texts';
import type { TextValues } from '../page-text';
import { formatPageText } from '../page-text';

/** The texts of the favourites, bundled with their script instead of the pages. */
const FAVOURITES_TEXTS = {
  added: texts.FAVOURITE_ADDED,
  removed: texts.FAVOURITE_REMOVED,
  full: texts.FAVOURITES_FULL,
  refused: texts.FAVOURITES_REFUSED,
  count: texts.FAVOURITES_COUNT,
  countOne: texts.FAVOURITES_COUNT_ONE,
  share: texts.SHARE,
  link: texts.SHARE_LINK,
  copy: texts.SHARE_COPY_LINK,
  copied: texts.SHARE_LINK_COPIED,
  byMail: texts.SHARE_BY_MAIL,
  close: texts.MODAL_CLOSE,
};

export const formatFavouritesText = (name: keyof typeof FAVOURITES_TEXTS, values?: TextValues) =>
  formatPageText(FAVOURITES_TEXTS[name], values);

/** Returns the number of saved properties as a phrase, singular or plural. */
export const formatSavedCount = (count: number) =>
  formatFavouritesText(
    new Intl.PluralRules(document.documentElement.lang).select(count) === 'one'
      ? 'countOne'
      : 'count',
    { count },
  );
