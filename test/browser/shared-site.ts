import { inject } from 'vitest';
import { openSiteDatabase } from './site-database';

/** The site that all browser tests share that do not change its snapshot. */
export const sharedSite = {
  origin: inject('origin'),
  db: openSiteDatabase(inject('databaseAddress')),
};
