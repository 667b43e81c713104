import * as v from 'valibot';
import type { OpenDayFault } from '../../../../domain/catalogue/open-day';
import { readOpenDays } from '../../../../domain/catalogue/open-day';
import { toBrusselsDay } from '../../../../domain/format/brussels-day';
import type { TextKey } from '../../../../domain/language/texts';
import { optionalMultiline } from '../../../forms/kit/definition/schemas';

const MAX_LENGTH = 1000;

const ALERTS = {
  unreadable: 'ALERT_OPEN_DAY_UNREADABLE',
  backwards: 'ALERT_OPEN_DAY_BACKWARDS',
  twice: 'ALERT_OPEN_DAY_TWICE',
} as const satisfies Record<OpenDayFault, TextKey>;

/** Open-openDay days as staff type them: each can be read, ends after it begins, stands there once and is not over. */
export const OpenDayLines = v.pipe(
  optionalMultiline(MAX_LENGTH),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value === '') return;
    const openDays = readOpenDays(dataset.value);
    const today = toBrusselsDay(new Date());
    if (typeof openDays === 'string') addIssue({ message: ALERTS[openDays] });
    else if (openDays.some(({ day }) => day < today))
      addIssue({ message: 'ALERT_OPEN_DAY_PAST' satisfies TextKey });
  }),
);
