import type { StaffAction } from '../../../../src/features/desk/log/staff-action.ts';
import type { DemoWork } from './leads.ts';

const ACTIONS: Record<DemoWork['state'], StaffAction> = {
  taken: 'lead taken',
  answered: 'lead answered',
  closed: 'lead closed',
};

/** Returns the statements of what staff did with the lead of this key: state, note, and the lines of the log. */
export function recordWork(
  db: D1Database,
  { key }: { key: string },
  { state, by, note }: DemoWork,
  done: number,
): D1PreparedStatement[] {
  const email = `${by}@huis-vallee.example`;
  const log = (action: StaffAction) =>
    db
      .prepare(
        `INSERT INTO staff_actions (created_at, staff, action, subject)
         VALUES (?1, (SELECT id FROM staff_accounts WHERE email = ?2), ?3,
           (SELECT id FROM leads WHERE key = ?4))`,
      )
      .bind(done, email, action, key);
  return [
    db
      .prepare(
        `UPDATE leads SET state = ?2, assignee = (SELECT id FROM staff_accounts WHERE email = ?3),
           changes = ?4, closed_at = iif(?2 = 'closed', ?5, NULL) WHERE key = ?1`,
      )
      .bind(key, state, email, state === 'taken' ? 1 : 2, done),
    log('lead taken'),
    ...(state === 'taken' ? [] : [log(ACTIONS[state])]),
    ...(note === undefined
      ? []
      : [
          log('lead noted'),
          db
            .prepare(
              `INSERT INTO lead_notes (lead, created_at, staff, text)
               VALUES ((SELECT id FROM leads WHERE key = ?1), ?2,
                 (SELECT id FROM staff_accounts WHERE email = ?3), ?4)`,
            )
            .bind(key, done, email, note),
        ]),
  ];
}
