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

/** Views of a property in all, by source. */
const VIEWS = [
  `SELECT page, 'own', min(day), sum(views) FROM page_views WHERE page GLOB '/property/*' GROUP BY page`,
  `SELECT '/property/' || property || '/', source, min(day), sum(views) FROM portal_views
     WHERE true GROUP BY property, source`,
];

const TAKEN = `(SELECT count(*) FROM visits WHERE slot = slots.id AND state IN ('confirmed', 'offered'))`;

/**
 * What the triggers of the schema keep, counted anew. Rows of what there is none of stay with zero, as the triggers
 * leave them.
 */
export const RECOUNTS: readonly string[] = [
  `UPDATE slots SET taken = ${TAKEN} WHERE taken <> ${TAKEN}`,
  'UPDATE list_counts SET count = 0',
  ...LISTS.map(
    (select) => `INSERT INTO list_counts (list, kind, form, staff, count) ${select}
      ON CONFLICT DO UPDATE SET count = excluded.count`,
  ),
  'UPDATE view_totals SET views = 0',
  ...VIEWS.map(
    (select) => `INSERT INTO view_totals (page, source, first_day, views) ${select}
      ON CONFLICT DO UPDATE SET views = excluded.views`,
  ),
];
