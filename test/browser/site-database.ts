import { createLocalDatabase } from '../../scripts/staff/local-database';

/** Opens the database of a running site, at the address of the worker that runs queries beside it. */
export const openSiteDatabase = (address: string): D1Database =>
  createLocalDatabase((body) => fetch(address, { method: 'POST', body }));
