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
  action: CountedAction,
): D1PreparedStatement => increment(db, action, '');

/** Counts an action if the statement before it in the batch changed a row: the limit was not reached. */
export const incrementLimitedPropertyAction = (
  db: D1Database,
  action: CountedAction,
): D1PreparedStatement => increment(db, action, 'AND changes() > 0');

const increment = (
  db: D1Database,
  { property, action, day }: CountedAction,
  condition: '' | 'AND changes() > 0',
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO property_actions (property, action, day, count)
       SELECT ?1, ?2, ?3, 1 WHERE true ${condition}
       ON CONFLICT (property, action, day) DO UPDATE SET count = count + 1`,
    )
    .bind(property, action, day);
