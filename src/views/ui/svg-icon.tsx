/**
 * The magnifying glass; not in ui/icon, so that the script of the search box loads no other icons.
 */
export const SEARCH_ICON_PATH = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.6-1.9L20 20';

/** An icon beside a text with the same meaning, therefore hidden from assistive technology. */
export const SvgIcon = ({ path }: { path: string }) => (
  <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d={path} />
  </svg>
);
