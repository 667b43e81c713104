/** The magnifying glass; apart from the other icons, since the browser draws the search box too. */
export const SEARCH_ICON_PATH = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.6-1.9L20 20';

/** An icon that stands beside its word and is therefore hidden from assistive technology. */
export const SvgIcon = ({ path }: { path: string }) => (
  <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d={path} />
  </svg>
);
