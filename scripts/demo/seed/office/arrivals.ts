import type { StoredUpload } from '../../../../src/features/forms/kit/store/commit-lead-store.ts';
import { insertTestimonial } from '../../../../src/features/guestbook/testimonials-store.ts';
import type { StaffStores } from '../../../staff/stores.ts';
import { storeCurriculumVitae, storeDemoPicture } from './files.ts';
import { DEMO_ENTRIES } from './guestbook.ts';
import type { DemoWork } from './leads.ts';
import { DEMO_LEADS } from './leads.ts';
import { toPastMoment } from './moments.ts';
import type { ArrivedLead } from './store-lead.ts';
import { VISITORS } from './visitors.ts';

/** A lead to store, with the rows that belong to it and what staff did with it afterwards. */
export interface Arrival {
  lead: ArrivedLead;
  statements: readonly D1PreparedStatement[];
  work?: DemoWork | undefined;
}

type Stores = Pick<StaffStores, 'db' | 'files'>;

const VALUATION_PICTURES = ['houses/bel-etage/voorgevel-800.webp', 'hero/keuken-1360.webp'];

/** Returns what visitors sent with the forms, their files stored. */
export const listLeadArrivals = ({ files }: Stores, now: number): Promise<Arrival[]> =>
  Promise.all(
    DEMO_LEADS.map(async ({ daysAgo, time, work, files: kind, from, ...lead }) => {
      const visitor = VISITORS[from];
      const uploads: Record<string, () => Promise<StoredUpload[]>> = {
        cv: async () => [await storeCurriculumVitae(files, visitor)],
        pictures: () =>
          Promise.all(
            VALUATION_PICTURES.map((picture) =>
              storeDemoPicture(files, picture, { form: lead.form, field: 'pictures' }),
            ),
          ),
      };
      return {
        lead: {
          ...lead,
          key: crypto.randomUUID(),
          from: visitor,
          at: toPastMoment(now, daysAgo, time),
          storedUploads: (await uploads[kind ?? '']?.()) ?? [],
        },
        statements: [],
        work,
      };
    }),
  );

/** Returns the guestbook's entries as leads with their rows; `key` finds the entry for its decision. */
export const listEntryArrivals = ({ db, files }: Stores, now: number) =>
  Promise.all(
    DEMO_ENTRIES.map(async ({ from, daysAgo, name, about = '', comment, picture, decision }) => {
      const [key, visitor] = [crypto.randomUUID(), VISITORS[from]];
      const at = toPastMoment(now, daysAgo, '20:15');
      const form = 'testimonial';
      const storedUploads = picture
        ? [await storeDemoPicture(files, picture, { form, field: 'image' })]
        : [];
      const entry = { id: key, name, about, comment, website: '', createdAt: at };
      const image = storedUploads[0]?.storageKey ?? null;
      const arrival: Arrival = {
        lead: { key, form, from: visitor, at, storedUploads, values: { name, about, comment } },
        statements: [insertTestimonial(db, { ...entry, language: visitor.language, image })],
        ...(decision && { work: { state: 'closed', by: 'marijke', afterHours: 14 } }),
      };
      return { arrival, decision };
    }),
  );
