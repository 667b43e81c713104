import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { putSlots } from '../../../src/features/appointments/appointments-store';
import { Slot } from '../../../src/features/appointments/slot';
import type { Command } from '../command';
import { done, refused, WrongUsage } from '../command';
import { aligned, counted } from '../terminal';

const AT_ONCE = 500;

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
    const { slots, errors } = slotsOf(await textOf(file));
    if (errors.length > 0) {
      for (const line of aligned(
        errors.map(({ record, field, message }) => [record, field, message]),
      ))
        terminal.say(line);
      const message = `${file} is refused: ${counted(errors.length, 'fault')}. Nothing changed.`;
      terminal.say(terminal.style('red', message));
      return refused(message, { errors });
    }
    const { db } = await call.open();
    if (!(await call.confirm(`Put ${counted(slots.length, 'hour')} on the agency's site?`)))
      return refused('Not changed.');
    const progress = terminal.progress('Importing', slots.length);
    try {
      for (let at = 0; at < slots.length; at += AT_ONCE) {
        const some = slots.slice(at, at + AT_ONCE);
        await putSlots(db, some);
        for (const _ of some) progress.step();
      }
    } catch (problem) {
      if (!/slot_full/.test(String(problem))) throw problem;
      const message =
        'An hour would hold fewer visits than are booked: move or cancel those first.';
      terminal.say(terminal.style('red', message));
      return refused(message);
    } finally {
      progress.end();
    }
    terminal.say(terminal.style('green', `${counted(slots.length, 'hour')} imported.`));
    return done({ slots: slots.length });
  },
};

const textOf = (file: string) =>
  readFile(file, 'utf8').catch(() => {
    throw new WrongUsage(`${file} cannot be read.`);
  });

interface Fault {
  /** 'hour 3', counted from one. */
  record: string;
  field: string;
  message: string;
}

/** Every hour, or every fault by record and field (interfaces.md). */
function slotsOf(text: string): { slots: Slot[]; errors: Fault[] } {
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
  const results = given.map((record) => v.safeParse(Slot, record));
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
