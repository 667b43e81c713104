import * as v from 'valibot';
import { SURE_ENTRY } from '../ask-page';
import type { DeskForm } from '../desk-form';

/** Makes the private address of one's calendar; ends it, alone or by a new one, which asks first. */
export const calendarForm = {
  name: 'calendar',
  schema: v.object(SURE_ENTRY),
  parts: [],
  buttons: [
    { value: 'make', effect: 'undoable', label: 'DESK_CALENDAR_MAKE' },
    { value: 'replace', effect: 'asks', label: 'DESK_CALENDAR_REPLACE', isOutlined: true },
    { value: 'revoke', effect: 'asks', label: 'DESK_CALENDAR_REVOKE', isOutlined: true },
  ],
} as const satisfies DeskForm;
