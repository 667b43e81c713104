/**
 * The tables of one kind of accounts (decision 44). Both kinds have the same columns for what signs a
 * person in, so the stores of sessions, passwords and second factors serve both.
 */
export interface AccountTables {
  people: 'people' | 'staff';
  sessions: 'sessions' | 'staff_sessions';
  oneTimePasswords: 'one_time_passwords' | 'staff_one_time_passwords';
  recoveryCodes: 'recovery_codes' | 'staff_recovery_codes';
}

/** The accounts of owners and subscribers. */
export const VISITOR_TABLES: AccountTables = {
  people: 'people',
  sessions: 'sessions',
  oneTimePasswords: 'one_time_passwords',
  recoveryCodes: 'recovery_codes',
};

/** The accounts of staff. */
export const STAFF_TABLES: AccountTables = {
  people: 'staff',
  sessions: 'staff_sessions',
  oneTimePasswords: 'staff_one_time_passwords',
  recoveryCodes: 'staff_recovery_codes',
};
