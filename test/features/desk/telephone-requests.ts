import { loadRows } from '../forms/form-requests';

export const LEAD_ENTRY = '/nl/desk/aanvragen/nieuw/';
export const VISIT_ENTRY = '/nl/desk/bezoeken/nieuw/';

/** The key of what is written down. */
export const ENTRY_KEY = '00000000-0000-4000-8000-000000000007';

/** Bo calls, and speaks French. */
export const CALLER = {
  ...{ action: 'enter', key: ENTRY_KEY, firstName: 'Bo', lastName: 'Claes', language: 'fr' },
  ...{ phone: '0470 12 34 56', email: 'bo@example.be' },
};

/** A question of Bo's, for nobody yet. */
export const QUESTION = {
  ...CALLER,
  ...{ property: '84213', question: 'Mag de hond mee?', assignee: '' },
};

export const loadStaffId = async ({ email }: { email: string }): Promise<string> =>
  String((await loadRows('staff_accounts')).find((row) => row.email === email)?.id);
