import { dropInner, getDepth } from './read-json';
import type { SourceRecord } from './source-records';
import { createSourceRecord, MAX_DEPTH } from './source-records';

/** Reads JSON lines: one record on each line. A line that is none is refused by itself. */
export function readJsonLines(text: string): SourceRecord[] {
  return text
    .split(/\r\n|\n|\r/)
    .flatMap((line, index) => {
      if (line.trim() === '') return [];
      return { line: index + 1, ...readLine(line) };
    })
    .map((record, index) => createSourceRecord({ position: index + 1, ...record }));
}

function readLine(line: string): Pick<SourceRecord, 'value' | 'problem'> {
  try {
    const value: unknown = JSON.parse(line);
    return getDepth(value) > MAX_DEPTH
      ? { value: dropInner(value), problem: `is nested deeper than ${MAX_DEPTH}` }
      : { value };
  } catch (problem) {
    return { value: {}, problem: `is not valid JSON: ${(problem as Error).message}` };
  }
}
