import { SEARCH_ICON_PATH, SvgIcon } from './svg-icon';

/**
 * The icons: paths on a grid of 24 by 24 with a stroke of 1.5, inlined by the server
 * (docs/look.md).
 */
const ICON_PATHS = {
  search: SEARCH_ICON_PATH,
  zoom: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.6-1.9L20 20M10.5 7.5v6M7.5 10.5h6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M7 10l5 5 5-5',
  up: 'M7 14l5-5 5 5',
  left: 'M14 6l-6 6 6 6',
  right: 'M10 6l6 6-6 6',
  phone:
    'M6 4h3l1.5 4.5L8.5 10a11 11 0 0 0 5.5 5.5l1.5-2L20 15v3a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2Z',
  heart: 'M12 20 4.7 12.6a4.6 4.6 0 0 1 6.5-6.5l.8.8.8-.8a4.6 4.6 0 0 1 6.5 6.5Z',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  document: 'M7 3h7l4 4v14H7zM14 3v4h4',
  play: 'M8 5l11 7-11 7z',
  pause: 'M9 6v12M15 6v12',
  print: 'M7 8V4h10v4M7 17H5v-7h14v7h-2M8 14h8v6H8z',
  photos: 'M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 5M15.5 9.5h.01',
  video: 'M4 5h16v14H4zM10 9l5 3-5 3z',
  tour: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12L4 7.5',
  filters: 'M4 8h8M16 8h4M4 16h2M10 16h10M14 6v4M8 14v4',
  list: 'M4 6h16M4 12h16M4 18h16',
  map: 'M9 4L4 6v14l5-2 6 2 5-2V4l-5 2zM9 4v14M15 6v14',
  split: 'M4 5h16v14H4zM12 5v14',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  house: 'M4 11l8-7 8 7M6.5 9v11h11V9M10.5 20v-6h3v6',
  arrowLeft: 'M20 12H4M10 6l-6 6 6 6',
  arrowRight: 'M4 12h16M14 6l6 6-6 6',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  facebook: 'M14 8.5h2.5V5H14a3.5 3.5 0 0 0-3.5 3.5V11H8v3h2.5v6H14v-6h2.2l.6-3H14z',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM16.7 7.3h.01',
  linkedin: 'M4 4h16v16H4zM8 11v5M8 8h.01M12 16v-5M12 13.2a2 2 0 0 1 4 0V16',
  youtube: 'M3.5 6.5h17v11h-17zM10.5 9.5l4.5 2.5-4.5 2.5z',
  x: 'M4 4l12 16h4L8 4zM4.5 20l6-6.6M13.4 10.6L19.5 4',
  whatsapp:
    'M4 20l1.3-4.2A8 8 0 1 1 8.2 18.7zM9 8.5c0 3.6 2.9 6.5 6.5 6.5l.8-1.7-2-1.1-1 .9a6 6 0 0 1-2.4-2.4l.9-1-1.1-2z',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  train: 'M7 4h10v12H7zM7 10h10M9.5 13h.01M14.5 13h.01M9 16l-2 4M15 16l2 4',
  drop: 'M12 3.5s6 6.3 6 10.5a6 6 0 0 1-12 0c0-4.2 6-10.5 6-10.5Z',
  basket: 'M4 10h16l-2 9H6zM8 10l3-6M16 10l-3-6',
  book: 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5ZM12 6.5v13',
} as const;

export type IconName = keyof typeof ICON_PATHS;

/** An icon by its name. */
export const Icon = ({ name }: { name: IconName }) => <SvgIcon path={ICON_PATHS[name]} />;
