/// <reference types="vite/types/importMeta.d.ts" />

/** One text in every language, by the file it is from. */
type InLanguages = Record<string, string>;

/**
 * What the script says by itself. The words come with it and not with the pages, which have no byte
 * to spare; of the files the bundler takes these texts alone.
 */
const WORDS = {
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
} as const satisfies Record<string, Record<string, unknown>>;

/** The text in the page's language, its placeholders filled. */
export function word(name: keyof typeof WORDS, values: Record<string, string | number> = {}) {
  const texts = WORDS[name] as InLanguages;
  const text = texts[`../../data/texts/${document.documentElement.lang}.json`] ?? '';
  return text.replace(/\{(\w+)\}/g, (_, value) => String(values[value] ?? ''));
}

/** How many are saved, as one says it. */
export const savedCount = (count: number) =>
  word(
    new Intl.PluralRules(document.documentElement.lang).select(count) === 'one'
      ? 'countOne'
      : 'count',
    { count },
  );
