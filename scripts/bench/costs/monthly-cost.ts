import { ASSUMED, USAGE } from './view-usage';

/** Dollars of the plan, and by unit what it includes and what a million more cost (docs/scale.md says of which day). */
const PLAN = 5;
const PRICES = {
  requests: { included: 10e6, million: 0.3 },
  cpu: { included: 30e6, million: 0.02 },
  kvReads: { included: 10e6, million: 0.5 },
  rowsWritten: { included: 50e6, million: 1 },
  rowsRead: { included: 25_000e6, million: 0.001 },
  r2Reads: { included: 10e6, million: 0.36 },
} as const;

type Unit = keyof typeof PRICES;
const UNITS = Object.keys(PRICES) as Unit[];

/** Days of a month, with its minutes, hours and reads of the pointer. */
const DAYS = 30;
const MINUTES = DAYS * 24 * 60;
const POINTER_READS = MINUTES * 2;

/** Sizes that the document shows, in millions of views a month. */
export const SIZES = [1, 10, 100] as const;
export type Size = (typeof SIZES)[number];

/** Who serves the pictures of an imported catalogue, with what a row of the table says of it. */
const PICTURES = {
  none: '',
  bucket: ', imported pictures from a bucket',
  worker: ', imported pictures through the worker',
} as const;

/** Computes what a month uses; a public bucket answers from the data centre's cache, which nobody pays for. */
export function computeUsage(size: Size, from: keyof typeof PICTURES): Record<Unit, number> {
  const views = size * 1e6;
  const leads = views / ASSUMED.viewsALead;
  const shown = from === 'none' ? 0 : views * USAGE.view.pictures;
  const pictures = from === 'worker' ? shown : 0;
  const addRows = (kind: 'rowsWritten' | 'rowsRead') =>
    views * USAGE.view[kind] +
    leads * USAGE.lead[kind] +
    MINUTES * USAGE.minute[kind] +
    (MINUTES / 60) * USAGE.hour[kind];
  return {
    requests: views * USAGE.view.requests + leads + pictures,
    cpu: views * USAGE.view.cpu + pictures * USAGE.view.cpuOfPicture,
    kvReads: ASSUMED.isolates[size] * POINTER_READS,
    rowsWritten: addRows('rowsWritten'),
    rowsRead: addRows('rowsRead'),
    r2Reads: shown * ASSUMED.readPictures,
  };
}

/** Computes the bill of a month in dollars. */
export const computeCost = (usage: Record<Unit, number>): number =>
  UNITS.reduce((sum, unit) => {
    const { included, million } = PRICES[unit];
    return sum + (Math.max(0, usage[unit] - included) / 1e6) * million;
  }, PLAN);

/** Writes the table of docs/scale.md. */
export function writeCostTable(): string {
  const rows = SIZES.flatMap((size) =>
    (Object.keys(PICTURES) as (keyof typeof PICTURES)[]).map((from) => {
      const usage = computeUsage(size, from);
      return [
        `${size} million${PICTURES[from]}`,
        ...UNITS.map((unit) => formatMillions(usage[unit])),
        `$${computeCost(usage).toFixed(2)}`,
      ];
    }),
  );
  const heads = [
    'Views',
    'Requests',
    'CPU, ms',
    'KV reads',
    'D1 rows written',
    'D1 rows read',
    'R2 reads',
    'A month',
  ];
  return [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Formats a number in millions, to two digits that count. */
const formatMillions = (value: number): string => `${Number((value / 1e6).toPrecision(3))} M`;
