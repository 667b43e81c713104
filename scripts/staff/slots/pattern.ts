import { toBrusselsTime } from '../../../src/domain/format/brussels-time';
import type { StoredPattern } from '../../../src/features/visits/plan-slots';
import { loadDaysOff, loadVisitPatterns } from '../../../src/features/visits/visit-patterns-store';
import type { Command } from '../command';
import { createSuccess } from '../command';
import { formatColumns, formatQuantity } from '../terminal';

const WEEKDAYS = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const slotsPattern: Command = {
  name: 'slots pattern',
  summary: 'lists the weekly hours of all properties, and the days without visits',
  positionals: [],
  examples: ['slots pattern'],
  async run(call) {
    const { db } = await call.openStores();
    const today = toBrusselsTime(Date.now()).slice(0, 10);
    const [patterns, daysOff] = await Promise.all([loadVisitPatterns(db), loadDaysOff(db, today)]);
    const { print } = call.terminal;
    print(`${formatQuantity(patterns.length, 'row')} of weekly hours.`);
    for (const line of formatColumns(patterns.map(formatPatternRow), '')) print(line);
    print(`${formatQuantity(daysOff.length, 'day')} off.`);
    const days = daysOff.map(({ day, property, reason }) => [
      ...[day, property === 0 ? 'all properties' : `property ${property}`, reason],
    ]);
    for (const line of formatColumns(days, '')) print(line);
    return createSuccess({ patterns, daysOff });
  },
};

const formatPatternRow = ({
  id,
  property,
  weekday,
  starts,
  ends,
  minutes,
  capacity,
}: StoredPattern): string[] => [
  ...[String(id), `property ${property}`, WEEKDAYS[weekday] ?? '', `${starts} to ${ends}`],
  ...[`${minutes} minutes`, formatQuantity(capacity, 'place')],
];
