/** Styles that a part of the client brings along; vite makes files of them. */
declare module '*.css';
