/** Styles that a part of the client brings along; vite makes files of them. */
declare module '*.css';

/** A worker's own file, by its address. */
declare module '*?worker&url' {
  const url: string;
  export default url;
}

/** Data that is fetched when it is needed, by its address. */
declare module '*.json?url' {
  const url: string;
  export default url;
}

/**
 * The interface texts in all languages, one export per key. They come with the script that uses them,
 * since the pages have no byte to spare; the build takes along no other key (scripts/tasks/build.mjs).
 */
declare module 'virtual:texts' {
  const texts: Record<
    keyof typeof import('../data/texts/nl.json'),
    Record<import('../src/domain/language/language').Language, string>
  >;
  export = texts;
}
