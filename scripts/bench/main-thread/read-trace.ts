/** What the main thread of a page did while it was traced. */
export interface MainThreadWork {
  /** Tasks that ended after the first paint, in ms on the processor: other work on the machine does not lengthen them. */
  tasks: number[];
  /** Those of them that answer a press, with the frame they draw. */
  answers: number[];
  /** Layouts that a script made the browser do while the script was evaluated. */
  forcedLayouts: number;
  /** Elements of which the styles were worked out; one that was styled twice counts twice. */
  styledElements: number;
}

/** Categories of Chromium's trace that `readTrace` needs. */
export const TRACE_CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
  'toplevel',
  'v8',
];

/** An event of a trace; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Duration on the processor. */
  tdur?: number;
  args?: { elementCount?: number; data?: { type?: string } };
}

interface LastingEvent extends TraceEvent {
  dur: number;
}

/** Reads a trace of one page; its main thread is the one that worked out most styles. */
export function readTrace(trace: Buffer): MainThreadWork {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const thread = findMainThread(traceEvents);
  const events = traceEvents.filter((event) => getThread(event) === thread);
  const firstPaint = events.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0;
  const lasting = events.filter(isLasting);
  const named = (...names: string[]) => lasting.filter(({ name }) => names.includes(name));
  const scripts = named('v8.evaluateModule');
  const tasks = findOutermost(lasting.filter(({ name }) => name.endsWith('RunTask'))).filter(
    ({ ts, dur }) => ts + dur > firstPaint,
  );
  const presses = named('EventDispatch').filter(({ args }) =>
    PRESS_EVENTS.has(args?.data?.type ?? ''),
  );
  return {
    tasks: tasks.map(getMs),
    answers: tasks.filter((task) => presses.some((press) => contains(task, press))).map(getMs),
    forcedLayouts: named('Layout').filter((layout) =>
      scripts.some((script) => contains(script, layout)),
    ).length,
    styledElements: named('UpdateLayoutTree').reduce(
      (sum, { args }) => sum + (args?.elementCount ?? 0),
      0,
    ),
  };
}

/** Returns for how many ms tasks block, beyond the 50 each may take, on a processor that is this many times slower. */
export const sumBlocked = (tasks: readonly number[], slowdown: number): number =>
  tasks.reduce((sum, ms) => sum + Math.max(0, ms * slowdown - TASK_MS), 0);

const TASK_MS = 50;

const PRESS_EVENTS = new Set(['pointerdown', 'pointerup', 'click', 'input', 'change']);

const getMs = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;

const getThread = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;

const isLasting = (event: TraceEvent): event is LastingEvent => event.dur !== undefined;

const contains = (outer: LastingEvent, inner: LastingEvent): boolean =>
  inner.ts >= outer.ts && inner.ts + inner.dur <= outer.ts + outer.dur;

function findMainThread(events: readonly TraceEvent[]): string | undefined {
  const styled = new Map<string, number>();
  for (const event of events) {
    if (event.name !== 'UpdateLayoutTree') continue;
    const thread = getThread(event);
    styled.set(thread, (styled.get(thread) ?? 0) + (event.args?.elementCount ?? 0));
  }
  return [...styled].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** Returns the events that are within no other. */
function findOutermost(events: readonly LastingEvent[]): LastingEvent[] {
  const outermost: LastingEvent[] = [];
  for (const event of events.toSorted((one, other) => one.ts - other.ts || other.dur - one.dur)) {
    const last = outermost.at(-1);
    if (!last || !contains(last, event)) outermost.push(event);
  }
  return outermost;
}
