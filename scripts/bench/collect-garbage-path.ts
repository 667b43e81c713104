/** A request for it makes the benchmark's worker collect its garbage. */
export const COLLECT_GARBAGE_PATH = '/collect-garbage/';
