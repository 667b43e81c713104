import { toBrusselsTime } from '../../../src/domain/format/brussels-time';
import { parseDeskDay } from '../../../src/features/desk/today/desk-day';
import { loadAgendaSlots } from '../../../src/features/desk/visits/visits-store';
import type { Command } from '../command';
import { createSuccess, UsageError } from '../command';
import { printMore } from '../print-more';
import { formatColumns, formatQuantity } from '../terminal';

export const slotsList: Command = {
  name: 'slots list',
  summary: 'lists the slots of a property on a day: places, taken ones, blocked ones',
  positionals: ['PROPERTY', 'DAY'],
  examples: ['slots list 84213 2027-03-01'],
  details: 'DAY is YYYY-MM-DD.',
  async run(call) {
    const [property = '', name = ''] = call.positionals;
    const day = parseDeskDay(name);
    if (!/^\d{1,9}$/.test(property)) throw new UsageError('PROPERTY is a reference.');
    if (!day) throw new UsageError(`${name} is not a day: write YYYY-MM-DD.`);
    const { db } = await call.openStores();
    const listed = await loadAgendaSlots(db, { ...day, property: Number(property) });
    const slots = listed.rows;
    call.terminal.print(`${formatQuantity(slots.length, 'hour')}.`);
    const lines = slots.map(({ id, startsAt, taken, capacity, blocked }) => [
      ...[toBrusselsTime(startsAt).replace('T', ' '), `${taken} of ${capacity}`],
      ...[blocked === null ? '' : `blocked ${blocked}`, id],
    ]);
    for (const line of formatColumns(lines, '')) call.terminal.print(line);
    printMore(call.terminal, listed);
    const report = slots.map(({ startsAt, endsAt, closesAt: _, ...slot }) => ({
      ...slot,
      start: toBrusselsTime(startsAt),
      end: toBrusselsTime(endsAt),
    }));
    return createSuccess({ hours: report });
  },
};
