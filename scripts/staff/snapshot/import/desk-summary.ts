import type { ImportOutcome } from '../../../../src/platform/snapshot/last-import-store';
import { describeNotes, formatFaultField } from './print-import';
import type { ImportReport } from './report';

/** Returns what the desk shows of an import: its figures, and its faults and notes a line each. */
export function summarizeForDesk(
  { listings = 0, changes, errors = [], notes = [] }: Partial<ImportReport>,
  refusal: string | null,
): ImportOutcome {
  const faults = errors.map((fault) => [fault.record, formatFaultField(fault), fault.message]);
  const poorer = (changes?.poorer ?? []).map(({ field, before, now }) => [
    `${field}: ${before} → ${now} listings`,
  ]);
  const lines = [...faults, ...poorer, ...describeNotes(notes)].map((words) =>
    words.filter(Boolean).join(' '),
  );
  return {
    refusal,
    listings,
    entered: changes?.entered.length ?? 0,
    left: changes?.left.length ?? 0,
    prices: changes?.prices.length ?? 0,
    states: changes?.states.length ?? 0,
    lines: [...new Set(lines)],
  };
}
