import { toBrusselsTime } from '../../../src/domain/format/brussels-time';
import { DAY_MS } from '../../../src/domain/format/durations';
import { loadVisitReports } from '../../../src/features/desk/visits/reports-store';
import type { Command } from '../command';
import { createSuccess } from '../command';
import { printMore } from '../print-more';
import { formatColumns, formatQuantity } from '../terminal';

const DEFAULT_DAYS = '30';
const MAX_VISITS = 500;

export const feedbackList: Command = {
  name: 'feedback list',
  summary: 'lists the visits that took place, and what their visitors said',
  positionals: [],
  examples: ['feedback list'],
  options: {
    open: { summary: 'only those whose feedback is missing or not released' },
    days: { summary: `of so many days (default: ${DEFAULT_DAYS})`, value: 'N' },
  },
  async run(call) {
    const days = call.getOption('days') ?? DEFAULT_DAYS;
    const { db } = await call.openStores();
    const now = Date.now();
    const reports = await loadVisitReports(db, {
      ...{ since: now - Number(days) * DAY_MS, now, limit: MAX_VISITS },
      isOpen: call.hasOption('open'),
    });
    const visits = reports.rows.map(({ id: visit, startsAt, releasedAt, ...report }) => ({
      ...{ visit, start: toBrusselsTime(startsAt), ...report },
      released: releasedAt === null ? null : toBrusselsTime(releasedAt),
    }));
    call.terminal.print(`${formatQuantity(visits.length, 'visit')}.`);
    const rows = visits.map(({ visit, start, property, name, text, released }) => [
      ...[visit, start.replace('T', ' '), `property ${property}`, name],
      released ? 'released' : text ? 'written' : 'missing',
    ]);
    for (const line of formatColumns(rows, '')) call.terminal.print(line);
    printMore(call.terminal, reports);
    return createSuccess({ visits, more: reports.isMore });
  },
};
