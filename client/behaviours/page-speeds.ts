import { pageSpeeds } from './page-view';

/** Bounds of a window of shifts that count together, in milliseconds: to the one before, to the first. */
const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;
/** One slow press in so many is left out. */
const PRESSES_PER_OUTLIER = 50;
/** Presses that were answered faster are not told apart: two frames. */
const MIN_PRESS_MS = 16;

/**
 * Measures how fast the page is for its visitor, as Web Vitals define it: LCP, INP and CLS. The numbers are rounded and
 * go with the page's view; a browser that does not measure one of them leaves it out (decision 136).
 */
export function measurePageSpeeds(): void {
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) return;
  const readers = { lcp: measureLargestPaint(), inp: measurePresses(), cls: measureShifts() };
  pageSpeeds.read = () => {
    const speeds = Object.entries(readers).flatMap(([measure, read]) => {
      const value = read();
      return value === undefined ? [] : [`${measure}=${Math.round(value)}`];
    });
    // A restored page is there at once, and nothing of it is measured.
    pageSpeeds.read = () => '';
    return speeds.length > 0 ? `?${speeds.join('&')}` : '';
  };
}

type Reader = () => number | undefined;

/** Moment of the largest paint, in milliseconds since the page was asked for or shown, to the tenth of a second. */
function measureLargestPaint(): Reader {
  let paintedAt: number | undefined;
  const read = observe('largest-contentful-paint', ({ startTime }) => {
    paintedAt = startTime;
  });
  return () => {
    read();
    if (paintedAt === undefined || wasHiddenBefore(paintedAt)) return undefined;
    return Math.max(0, Math.round((paintedAt - getActivation()) / 100) * 100);
  };
}

/** When a prerendered page was shown, in milliseconds since it was asked for. */
const getActivation = (): number =>
  (performance.getEntriesByType('navigation')[0] as { activationStart?: number } | undefined)
    ?.activationStart ?? 0;

/** Whether the page was in the background before a moment: it was not painted then. Prerendered pages are not hidden. */
const wasHiddenBefore = (moment: number): boolean =>
  performance
    .getEntriesByType('visibility-state')
    .some(({ name, startTime }) => name === 'hidden' && startTime < moment) &&
  getActivation() === 0;

/** The slowest press, key or tap, in milliseconds; one of fifty is an outlier. */
function measurePresses(): Reader {
  const durations = new Map<number, number>();
  const read = observe(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId)
        durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
    },
    { durationThreshold: MIN_PRESS_MS },
  );
  return () => {
    read();
    const slowestFirst = [...durations.values()].sort((one, other) => other - one);
    return slowestFirst[Math.floor(slowestFirst.length / PRESSES_PER_OUTLIER)];
  };
}

/** How far content moved by itself, in hundredths: the worst window of shifts. */
function measureShifts(): Reader {
  let worst: number | undefined;
  let sum = 0;
  let [first, last] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const read = observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    const isSameWindow = startTime - last < SHIFT_GAP_MS && startTime - first < SHIFT_WINDOW_MS;
    if (!isSameWindow) [first, sum] = [startTime, 0];
    last = startTime;
    sum += value;
    worst = Math.max(worst ?? 0, sum);
  });
  const isKnown = PerformanceObserver.supportedEntryTypes.includes('layout-shift');
  return () => {
    read();
    return isKnown ? (worst ?? 0) * 100 : undefined;
  };
}

/** Entries of these measures; TypeScript does not know all of their fields. */
type Entry = PerformanceEntry & { interactionId: number; value: number; hadRecentInput: boolean };

/**
 * Hears of every entry of a type, also of those before; a browser that does not know the type is left alone. Returns
 * a function that hears of what waits.
 */
function observe(type: string, hear: (entry: Entry) => void, options = {}): () => void {
  const hearAll = (entries: PerformanceEntry[]) => {
    for (const entry of entries) hear(entry as Entry);
  };
  const observer = new PerformanceObserver((list) => hearAll(list.getEntries()));
  observer.observe({ type, buffered: true, ...options });
  return () => hearAll(observer.takeRecords());
}
