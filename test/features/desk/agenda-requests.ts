import { env } from 'cloudflare:workers';
import { beforeEach } from 'vitest';
import { insertVisit } from '../../../src/features/visits/visits-store';
import { emptyTables } from '../../empty-tables';
import { clearSubmissions, loadRows } from '../forms/form-requests';
import type { TestBrowser } from '../sign-in/account-requests';
import { createAccountSite } from '../sign-in/account-requests';
import { openDesk, resetStaff } from './desk-requests';

export const PATTERN = '/nl/desk/bezoeken/weekschema/';
const SATURDAY = {
  ...{ action: 'add', property: '84213', weekday: '6', starts: '10:00', ends: '11:00' },
  ...{ minutes: '30', capacity: '2' },
};

/** Before each test of a file: an empty agenda, and a desk that is open. */
export function setUpAgenda() {
  let desk: TestBrowser;
  beforeEach(async () => {
    await clearSubmissions();
    await emptyTables(['visit_feedback', 'visits', 'slots', 'slot_patterns']);
    await env.DB.exec('DELETE FROM visit_days_off');
    await resetStaff();
    desk = await openDesk(await createAccountSite());
  });

  const set = (change: Record<string, string> = {}) =>
    desk.post(PATTERN, { ...SATURDAY, ...change });

  return {
    get desk() {
      return desk;
    },
    set,
  };
}

/** Books the first hour that there is. */
export async function book(id = 'visit', number = 0): Promise<string> {
  const slot = String((await loadSlots())[number]?.id);
  const visit = { id, property: 84213, slot, language: 'fr', name: 'Bo Claes' } as const;
  await insertVisit(env.DB, { ...visit, email: 'bo@example.be' }, Date.now()).run();
  return slot;
}

export const loadSlots = async () =>
  (await loadRows('slots')).toSorted((one, other) => Number(one.starts) - Number(other.starts));
