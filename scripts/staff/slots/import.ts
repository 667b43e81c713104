import * as v from 'valibot';
import type { Slot } from '../../../src/features/visits/slot';
import { SlotInputSchema } from '../../../src/features/visits/slot';
import { upsertSlots } from '../../../src/features/visits/visits-store';
import type { Command } from '../command';
import { createRefusal, createSuccess } from '../command';
import type { ImportFault } from '../record-file';
import { readRecordFile } from '../record-file';
import { formatColumns, formatQuantity } from '../terminal';

const SLOT_BATCH_SIZE = 500;

export const slotsImport: Command = {
  name: 'slots import',
  summary: 'imports the hours at which properties can be visited',
  positionals: ['FILE'],
  examples: ['slots import hours.csv'],
  details: `FILE is a JSON array of hours, in Brussels time:

  [{"property": 84213, "start": "2026-12-05T10:00", "minutes": 30, "capacity": 3,
    "closes": "2026-12-04T18:00"}]

Without a property it is an hour of the agency, for any property that has none of its own. Without
"closes" it can be booked until the day before has ended. An hour that exists already gets the new
minutes, capacity and closing; capacity 0 closes it.`,
  async run(call) {
    const { terminal, positionals } = call;
    const [file = ''] = positionals;
    const { slots, errors } = parseSlots(await readRecordFile(file));
    if (errors.length > 0) {
      for (const line of formatColumns(
        errors.map(({ record, field, message }) => [record, field, message]),
      ))
        terminal.print(line);
      const message = `${file} is refused: ${formatQuantity(errors.length, 'fault')}. Nothing changed.`;
      terminal.print(terminal.style('red', message));
      return createRefusal(message, { errors });
    }
    const { db } = await call.openStores();
    if (
      !(await call.confirm(
        `Import ${formatQuantity(slots.length, 'hour')} into the agency's site?`,
      ))
    )
      return createRefusal('Not changed.');
    const progress = terminal.startProgress('Importing', slots.length);
    try {
      for (let index = 0; index < slots.length; index += SLOT_BATCH_SIZE) {
        const batch = slots.slice(index, index + SLOT_BATCH_SIZE);
        await upsertSlots(db, batch);
        for (const _ of batch) progress.advance();
      }
    } catch (problem) {
      if (!/slot_full/.test(String(problem))) throw problem;
      const message =
        'An hour would hold fewer visits than are booked: move or cancel those first.';
      terminal.print(terminal.style('red', message));
      return createRefusal(message);
    } finally {
      progress.clear();
    }
    terminal.print(terminal.style('green', `${formatQuantity(slots.length, 'hour')} imported.`));
    return createSuccess({ slots: slots.length });
  },
};

/** Parses the file into slots and all its faults, by record and field. */
function parseSlots(text: string): { slots: Slot[]; errors: ImportFault[] } {
  const refuse = (message: string) => ({
    slots: [],
    errors: [{ record: 'file', field: '', message }],
  });
  let records: unknown;
  try {
    records = JSON.parse(text);
  } catch (problem) {
    return refuse(`is not valid JSON: ${(problem as Error).message}`);
  }
  if (!Array.isArray(records)) return refuse('should be a list of hours');
  const results = records.map((record) => v.safeParse(SlotInputSchema, record));
  const errors = results.flatMap(({ issues = [] }, index) =>
    issues.map((issue) => ({
      record: `hour ${index + 1}`,
      field: v.getDotPath(issue) ?? '',
      message: issue.message,
    })),
  );
  const slots = results.map((result) => (result.success ? result.output : undefined));
  const ids = slots.map((slot) => slot?.id);
  for (const [index, id] of ids.entries())
    if (id !== undefined && ids.indexOf(id) < index)
      errors.push({ record: `hour ${index + 1}`, field: 'start', message: 'occurs twice' });
  return { slots: slots.filter((slot) => slot !== undefined), errors };
}
