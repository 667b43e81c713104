/** A stylesheet of a part of the client; vite links the built file when the part is loaded. */
declare module '*.css';

/** The URL of a worker's script. */
declare module '*?worker&url' {
  const url: string;
  export default url;
}

/** The URL of a JSON file. */
declare module '*.json?url' {
  const url: string;
  export default url;
}

/**
 * The interface texts in all languages, one export per key. They are bundled with the script that uses
 * them, since pages are at their size limit; the build includes only the keys in use
 * (scripts/tasks/build.mjs).
 */
declare module 'virtual:texts' {
  const texts: Record<
    keyof typeof import('../data/texts/nl.json'),
    { key: string } & Record<import('../src/domain/language/language').Language, string>
  >;
  export = texts;
}

/** The files of the map's frame, a bundle of its own: the build writes their paths where they are used. */
declare const MAP_FRAME_FILES: readonly string[];
