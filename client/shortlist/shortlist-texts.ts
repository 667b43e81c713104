/// <reference types="vite/types/importMeta.d.ts" />

import type { TextValues } from '../page-text';
import { formatPageText } from '../page-text';

/** What the script of the shortlist says by itself (client/page-text). */
const SHORTLIST_TEXTS = {
  added: import.meta.glob('../../data/texts/*.json', { eager: true, import: 'FAVOURITE_ADDED' }),
  removed: import.meta.glob('../../data/texts/*.json', {
    eager: true,
    import: 'FAVOURITE_REMOVED',
  }),
  full: import.meta.glob('../../data/texts/*.json', { eager: true, import: 'FAVOURITES_FULL' }),
  refused: import.meta.glob('../../data/texts/*.json', {
    eager: true,
    import: 'FAVOURITES_REFUSED',
  }),
  count: import.meta.glob('../../data/texts/*.json', { eager: true, import: 'FAVOURITES_COUNT' }),
  countOne: import.meta.glob('../../data/texts/*.json', {
    eager: true,
    import: 'FAVOURITES_COUNT_ONE',
  }),
  share: import.meta.glob('../../data/texts/*.json', { eager: true, import: 'SHARE' }),
  link: import.meta.glob('../../data/texts/*.json', { eager: true, import: 'SHARE_LINK' }),
  copy: import.meta.glob('../../data/texts/*.json', { eager: true, import: 'SHARE_COPY_LINK' }),
  copied: import.meta.glob('../../data/texts/*.json', { eager: true, import: 'SHARE_LINK_COPIED' }),
  byMail: import.meta.glob('../../data/texts/*.json', { eager: true, import: 'SHARE_BY_MAIL' }),
  close: import.meta.glob('../../data/texts/*.json', { eager: true, import: 'MODAL_CLOSE' }),
};

export const formatShortlistText = (name: keyof typeof SHORTLIST_TEXTS, values?: TextValues) =>
  formatPageText(SHORTLIST_TEXTS[name], values);

/** How many are saved, as one says it. */
export const formatSavedCount = (count: number) =>
  formatShortlistText(
    new Intl.PluralRules(document.documentElement.lang).select(count) === 'one'
      ? 'countOne'
      : 'count',
    { count },
  );
