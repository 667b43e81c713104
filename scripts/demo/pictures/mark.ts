import { forest, paper } from './palette.ts';

/** Draws the mark on forest, for home screens; the device rounds the corners. */
export const renderIconSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" fill="${forest}"/><g fill="none" stroke="${paper}" stroke-width="2" stroke-linejoin="miter"><path d="M5 24.5V14.6L11.6 8L18.2 14.6V24.5"/><path d="M18.2 19C20.4 22.4 21.8 24 23.4 24C26.6 24 25.6 16 29 14.6"/></g></svg>\n`;
