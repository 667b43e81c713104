import * as v from 'valibot';
import { STAFF_ROLES } from '../../../domain/accounts/staff-role';
import { asTextKey } from '../../forms/kit/definition/schemas';
import { SURE_ENTRY } from '../ask-page';
import type { DeskForm } from '../desk-form';
import { ADDRESS_FIELD, AddressSchema, inviteForm, LANGUAGE_FIELD } from './people-forms';

const RoleSchema = v.pipe(
  v.optional(v.string(), ''),
  v.picklist(STAFF_ROLES, asTextKey('ALERT_CHOICE_INVALID')),
);

const ROLE_FIELD = {
  kind: 'select',
  name: 'role',
  label: 'DESK_STAFF_ROLE',
  options: [
    { value: 'agent', label: 'DESK_STAFF_AGENT' },
    { value: 'editor', label: 'DESK_STAFF_EDITOR' },
    { value: 'manager', label: 'DESK_STAFF_MANAGER' },
  ],
  preset: 'agent',
} as const;

const { name, language } = inviteForm.schema.entries;

/** Invites a colleague. */
export const inviteStaffForm = {
  name: 'invite-staff',
  schema: v.object({ email: AddressSchema, name, language, role: RoleSchema }),
  parts: [
    ADDRESS_FIELD,
    { kind: 'text', name: 'name', label: 'DESK_OWNER_NAME' },
    ROLE_FIELD,
    LANGUAGE_FIELD,
  ],
  buttons: [{ value: 'invite', effect: 'adds', label: 'DESK_OWNER_INVITE' }],
} as const satisfies DeskForm;

/** Gives a colleague another role. */
export const roleForm = {
  name: 'staff-role',
  schema: v.object({ id: v.pipe(v.optional(v.string(), ''), v.maxLength(60)), role: RoleSchema }),
  parts: [ROLE_FIELD],
  buttons: [{ value: 'role', effect: 'undoable', label: 'DESK_STAFF_SET_ROLE', isOutlined: true }],
} as const satisfies DeskForm;

/** Invites a colleague again, or closes the desk to one, which asks first. */
export const staffForm = {
  name: 'staff',
  schema: v.object({ id: roleForm.schema.entries.id, ...SURE_ENTRY }),
  parts: [],
  buttons: [
    { value: 'again', effect: 'adds', label: 'DESK_OWNER_AGAIN', isOutlined: true },
    { value: 'close', effect: 'asks', label: 'DESK_OWNER_DISABLE', isOutlined: true },
  ],
} as const satisfies DeskForm;
