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
