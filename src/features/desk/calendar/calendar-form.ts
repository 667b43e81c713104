import * as v from 'valibot';
import type { PlainForm } from '../../forms/kit/definition/plain-form';
import { SURE_ENTRY } from '../ask-page';

/** Makes the private address of one's calendar; ends it, alone or by a new one, which asks first. */
export const calendarForm = {
  name: 'calendar',
  schema: v.object(SURE_ENTRY),
  parts: [],
  buttons: [
    { value: 'make', label: 'DESK_CALENDAR_MAKE' },
    { value: 'replace', label: 'DESK_CALENDAR_REPLACE', isOutlined: true },
    { value: 'revoke', label: 'DESK_CALENDAR_REVOKE', isOutlined: true },
  ],
} as const satisfies PlainForm;
