import type { OpenDayFault } from '../../../../domain/catalogue/open-day';
import { readOpenDays } from '../../../../domain/catalogue/open-day';
import { toBrusselsDay } from '../../../../domain/format/brussels-day';
import { DETAILS_FILE } from '../../../../domain/law/advertisement/property-check';
import { createFileRule, createWarningFinding } from './finding';
import { getRecordName } from './record-name';

const MESSAGES: Record<OpenDayFault, string> = {
  unreadable:
    'is shown nowhere: each day is a date, a colon and hours, as in "5-12-2026: 10-12 | 12-12-2026: 14-16"',
  backwards: 'is shown nowhere: hours end before they begin',
  twice: 'is shown nowhere: the same hours stand in it twice',
};

/** Warns of open days that cannot be read, which nobody is shown, or that are all over. */
export const OPEN_DAYS_RULE = createFileRule([DETAILS_FILE], function* (file, records) {
  const today = toBrusselsDay(new Date());
  for (const record of records) {
    const { OpenDays = '' } = record;
    if (OpenDays.trim() === '') continue;
    const openDays = readOpenDays(OpenDays);
    const isOver = typeof openDays !== 'string' && openDays.every(({ day }) => day < today);
    const message = typeof openDays === 'string' ? MESSAGES[openDays] : isOver && 'is over';
    if (message)
      yield createWarningFinding(file, getRecordName(file, record, 0), 'OpenDays', message);
  }
});
