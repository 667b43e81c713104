import * as v from 'valibot';
import { LeadsQuery } from '../../../src/features/desk/leads/leads-query';

/** Returns the query of all leads of a form, or of every form, whatever their state. */
export const readFormQuery = (form = ''): LeadsQuery => v.parse(LeadsQuery, { form, state: 'all' });
