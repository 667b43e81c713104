/** The lists of the desk, by what their rows are counted by (the triggers of data/migrations). */
const LISTS = [
  `SELECT 'leads', state, form, coalesce(assignee, ''), count(*) FROM leads WHERE true GROUP BY 2, 3, 4`,
  `SELECT 'mails', state, '', '', count(*) FROM outbox WHERE true GROUP BY 2`,
  `SELECT 'actions', action, '', coalesce(staff, ''), count(*) FROM staff_actions WHERE true GROUP BY 2, 4`,
  `SELECT 'testimonials', state, '', '', count(*) FROM testimonials WHERE true GROUP BY 2`,
  `SELECT 'owners', '', '', '', count(*) FROM accounts WHERE owner = 1 HAVING count(*) > 0`,
  `SELECT 'subscribers', '', '', '', count(*) FROM accounts WHERE subscriber = 1 HAVING count(*) > 0`,
  `SELECT 'newsletter', '', '', '', count(*) FROM newsletter WHERE true HAVING count(*) > 0`,
];

const TAKEN = `(SELECT count(*) FROM visits WHERE slot = slots.id AND state IN ('confirmed', 'offered'))`;

/**
 * What the triggers of the schema and the counting of views keep, counted anew. Rows of what there is none of stay with zero, as the triggers
 * leave them.
 */
export const RECOUNTS: readonly string[] = [
  `UPDATE slots SET taken = ${TAKEN} WHERE taken <> ${TAKEN}`,
  'UPDATE list_counts SET count = 0',
  ...LISTS.map(
    (select) => `INSERT INTO list_counts (list, kind, form, staff, count) ${select}
      ON CONFLICT DO UPDATE SET count = excluded.count`,
  ),
  'UPDATE portal_view_totals SET views = 0',
  `INSERT INTO portal_view_totals (property, source, first_day, views)
     SELECT property, source, min(day), sum(views) FROM portal_views WHERE true GROUP BY property, source
     ON CONFLICT DO UPDATE SET views = excluded.views`,
  `UPDATE page_views SET earlier_views = counted.views FROM (
     SELECT page, day, coalesce(sum(views) OVER (
       PARTITION BY page ORDER BY day ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS views
     FROM page_views) AS counted
   WHERE page_views.page = counted.page AND page_views.day = counted.day
     AND earlier_views <> counted.views`,
];
