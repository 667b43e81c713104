import { toBrusselsTime } from '../../../src/domain/format/brussels-time';
import { parseDeskDay } from '../../../src/features/desk/today/desk-day';
import type { ListedVisit } from '../../../src/features/desk/today/visits-store';
import { loadVisits } from '../../../src/features/desk/today/visits-store';
import type { Command } from '../command';
import { createSuccess, UsageError } from '../command';
import { reportInvalidRows } from '../invalid-rows';
import { formatColumns, formatQuantity } from '../terminal';

export const visitsList: Command = {
  name: 'visits list',
  summary: 'lists the visits as they stand now, moved and cancelled ones too',
  positionals: [],
  examples: ['visits list'],
  options: { day: { summary: 'only the visits of this day', value: 'YYYY-MM-DD' } },
  details: 'Hours are those of Brussels. Who is on a waiting list has no hour and comes last.',
  async run(call) {
    const name = call.getOption('day');
    const day = name === undefined ? undefined : parseDeskDay(name);
    if (name !== undefined && !day) throw new UsageError(`${name} is not a day: write YYYY-MM-DD.`);
    const { rows, faults } = await loadVisits((await call.openStores()).db, day);
    call.terminal.print(`${formatQuantity(rows.length, 'visit')}.`);
    for (const line of formatColumns(rows.map(formatVisitRow), '')) call.terminal.print(line);
    return createSuccess({
      visits: rows.map(toVisitReport),
      ...reportInvalidRows(call.terminal, faults),
    });
  },
};

const toTime = (moment: number | null) => (moment === null ? null : toBrusselsTime(moment));

const toVisitReport = ({
  startsAt,
  endsAt,
  askedStartsAt,
  answers,
  waiting: _,
  ...visit
}: ListedVisit) => ({
  ...visit,
  start: toTime(startsAt),
  end: toTime(endsAt),
  asked: toTime(askedStartsAt),
  phone: answers?.phone ?? null,
});

const formatVisitRow = ({
  startsAt,
  askedStartsAt,
  state,
  property,
  name,
  email,
}: ListedVisit): string[] => [
  toTime(startsAt)?.replace('T', ' ') ?? 'no hour yet',
  state,
  askedStartsAt !== null && askedStartsAt !== startsAt
    ? `was ${toTime(askedStartsAt)?.replace('T', ' ')}`
    : '',
  `property ${property}`,
  `${name} ${email}`,
];
