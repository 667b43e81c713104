/** The day of the next visit weekend, on which the properties that take part have hours. */
export const VISIT_DAY = '2027-03-20';

/** What the ribbon of those properties says. */
export const VISIT_RIBBON = { nl: 'Bezoekdag 20 maart', fr: 'Visites le 20 mars' };
