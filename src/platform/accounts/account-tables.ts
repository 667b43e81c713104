/**
 * The tables of one kind of accounts (decision 44). Both kinds have the same columns for what signs a
 * person in, so the stores of sessions, passwords and second factors serve both.
 */
export interface AccountTables {
  accounts: 'accounts' | 'staff_accounts';
  sessions: 'account_sessions' | 'staff_sessions';
  oneTimePasswords: 'account_one_time_passwords' | 'staff_one_time_passwords';
  recoveryCodes: 'account_recovery_codes' | 'staff_recovery_codes';
  passkeys: 'account_passkeys' | 'staff_passkeys';
}

/** The accounts of owners and subscribers. */
export const VISITOR_TABLES: AccountTables = {
  accounts: 'accounts',
  sessions: 'account_sessions',
  oneTimePasswords: 'account_one_time_passwords',
  recoveryCodes: 'account_recovery_codes',
  passkeys: 'account_passkeys',
};

/** The accounts of staff. */
export const STAFF_TABLES: AccountTables = {
  accounts: 'staff_accounts',
  sessions: 'staff_sessions',
  oneTimePasswords: 'staff_one_time_passwords',
  recoveryCodes: 'staff_recovery_codes',
  passkeys: 'staff_passkeys',
};
