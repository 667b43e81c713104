import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { upsertSlots } from '../../../src/features/appointments/appointments-store';
import type { Slot } from '../../../src/features/appointments/slot';
import { SlotInputSchema } from '../../../src/features/appointments/slot';
import type { Command } from '../command';
import { createRefusal, createSuccess, UsageError } from '../command';
import { formatColumns, formatQuantity } from '../terminal';

const SLOT_BATCH_SIZE = 500;

export const slotsImport: Command = {
  name: 'slots import',
  summary: 'hours at which properties can be visited',
  positionals: ['FILE'],
  details: `FILE is a JSON array of hours, in Brussels time:

  [{"property": 84213, "start": "2026-12-05T10:00", "minutes": 30, "capacity": 3,
    "closes": "2026-12-04T18:00"}]

Without a property it is an hour of the agency, for any property that has none of its own. Without
"closes" it can be booked until the day before has ended. An hour that is there already gets its new
minutes, capacity and closing; capacity 0 closes it for good.`,
  async run(call) {
    const { terminal, positionals } = call;
    const [file = ''] = positionals;
    const { slots, errors } = parseSlots(await readSlotsFile(file));
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
    if (!(await call.confirm(`Put ${formatQuantity(slots.length, 'hour')} on the agency's site?`)))
      return createRefusal('Not changed.');
    const progress = terminal.startProgress('Importing', slots.length);
    try {
      for (let at = 0; at < slots.length; at += SLOT_BATCH_SIZE) {
        const some = slots.slice(at, at + SLOT_BATCH_SIZE);
        await upsertSlots(db, some);
        for (const _ of some) progress.advance();
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

const readSlotsFile = (file: string) =>
  readFile(file, 'utf8').catch(() => {
    throw new UsageError(`${file} cannot be read.`);
  });

interface SlotImportError {
  /** 'hour 3', counted from one. */
  record: string;
  field: string;
  message: string;
}

/** Every hour, or every fault by record and field (docs/interfaces.md). */
function parseSlots(text: string): { slots: Slot[]; errors: SlotImportError[] } {
  const refuse = (message: string) => ({
    slots: [],
    errors: [{ record: 'file', field: '', message }],
  });
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (problem) {
    return refuse(`is no valid JSON: ${(problem as Error).message}`);
  }
  if (!Array.isArray(given)) return refuse('should be a list of hours');
  const results = given.map((record) => v.safeParse(SlotInputSchema, record));
  const errors = results.flatMap(({ issues = [] }, at) =>
    issues.map((issue) => ({
      record: `hour ${at + 1}`,
      field: v.getDotPath(issue) ?? '',
      message: issue.message,
    })),
  );
  const slots = results.map((result) => (result.success ? result.output : undefined));
  const ids = slots.map((slot) => slot?.id);
  for (const [at, id] of ids.entries())
    if (id !== undefined && ids.indexOf(id) < at)
      errors.push({ record: `hour ${at + 1}`, field: 'start', message: 'is there twice' });
  return { slots: slots.filter((slot) => slot !== undefined), errors };
}
