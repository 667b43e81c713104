/**
 * Paths on a grid of 24 by 24 with the stroke of ui/icon, by WebID (§9: 1 residential … 6 retail).
 */
const CATEGORY_ICON_PATHS: Partial<Record<number, string>> = {
  // A house with its chimney.
  1: 'M4 11.5 12 5l8 6.5M6 10v9h12v-9M10 19v-5h4v5M16 8.2V5h2v4.8',
  // A block of flats.
  2: 'M6 20V4h12v16M3.5 20h17M9.5 8h1M13.5 8h1M9.5 12h1M13.5 12h1M10.5 20v-4h3v4',
  // One room: its wall, its window, its bed.
  3: 'M4 20V5h16v15M4 16h16M7 16v-3h7v3M13 8h4v3.5h-4z',
  // A plot between its stakes, with a tree.
  4: 'M3 19h18M5 19v-3M19 19v-3M5 17h14M12 17v-5M12 12c-2.6 0-4-1.7-4-3.8S9.6 4 12 4s4 2.1 4 4.2-1.4 3.8-4 3.8Z',
  // Two houses: an investment property.
  5: 'M3 20V9l4.5-4L12 9v11M12 20V9l4.5-4L21 9v11M2 20h20M7 12h1M7 15.5h1M16 12h1M16 15.5h1',
  // A shop with its awning.
  6: 'M5 10v10h14V10M4 10l1.5-6h13L20 10a2.65 2.65 0 0 1-5.3 0 2.65 2.65 0 0 1-5.4 0A2.65 2.65 0 0 1 4 10ZM8.5 20v-5h4v5',
  // A car before its garage.
  7: 'M3 20V9l9-5 9 5v11M6.5 20v-8h11v8M8.5 17.5h7M9 17.5l.8-2.5h4.4l.8 2.5M9.5 20v-2.5M14.5 20v-2.5',
  // A hall with its saw-tooth roof.
  8: 'M3 20V9l6 4V9l6 4V5h6v15zM7 16.5h2M12 16.5h2M17 16.5h2',
  // A tower of offices beside a lower one.
  9: 'M4 20V4h10v16M14 10h6v10M2.5 20h19M7.5 8h3M7.5 12h3M7.5 16h3M17 13.5h.5M17 16.5h.5',
  // A tent.
  10: 'M12 5 3.5 20h17ZM12 11l-4 9h8ZM10.5 3 12 5l1.5-2',
};

/** The icon beside the name of a category; its room if an import brings a category without one. */
export function CategoryIcon({ webId }: { webId: number }) {
  const path = CATEGORY_ICON_PATHS[webId];
  if (!path) return <span className="icon" />;
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
