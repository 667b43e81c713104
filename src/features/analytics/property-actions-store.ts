import { IS_BELOW_LIMIT, WITH_NETWORK } from './counted-networks';

/** Actions of visitors on a property's page that its owner reads as figures. */
export const PROPERTY_ACTIONS = ['saved', 'shared'] as const;
type PropertyAction = (typeof PROPERTY_ACTIONS)[number];

/** An action on a property, on a day in Brussels (YYYY-MM-DD). */
export interface CountedAction {
  property: number;
  action: PropertyAction;
  day: string;
}

/** Counts an action; the row holds nothing about who did it. */
export const incrementPropertyAction = (
  db: D1Database,
  { property, action, day }: CountedAction,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO property_actions (property, action, day, count) VALUES (?1, ?2, ?3, 1)
       ON CONFLICT (property, action, day) DO UPDATE SET count = count + 1`,
    )
    .bind(property, action, day);

/** Counts that somebody saved or shared a property, with the limit of page views. */
export const countPropertyAction = (
  db: D1Database,
  { property, action, day }: CountedAction,
  network: string,
): Promise<unknown> =>
  db
    .prepare(
      `INSERT INTO property_actions (property, action, day, count, networks) VALUES (?1, ?2, ?3, 1, ?4)
       ON CONFLICT (property, action, day) DO UPDATE SET count = count + 1, ${WITH_NETWORK}
       WHERE ${IS_BELOW_LIMIT}`,
    )
    .bind(property, action, day, network)
    .run();
