import * as v from 'valibot';
import { STAFF_ROLES } from '../../domain/accounts/staff-role';
import { Language } from '../../domain/language/language';
import { FlagColumn, KeyColumn } from '../d1-rows';

/** Somebody of the agency with an account of the desk. */
export const StaffAccount = v.object({
  id: KeyColumn,
  email: v.string(),
  name: v.string(),
  language: Language,
  role: v.picklist(STAFF_ROLES),
  hasSecondFactor: FlagColumn,
});
export type StaffAccount = v.InferOutput<typeof StaffAccount>;

/** The columns of `staff_accounts`, which the queries name `accounts` as the stores of accounts do. */
export const STAFF_COLUMNS =
  'accounts.id, accounts.email, accounts.name, accounts.language, accounts.role, accounts.totp IS NOT NULL AS hasSecondFactor';
