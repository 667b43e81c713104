import { env } from 'cloudflare:workers';
import type { Testimonial } from '../../../src/domain/site/testimonial';
import { insertTestimonial } from '../../../src/features/guestbook/testimonials-store';
import { createTestSite } from '../../fixtures';
import { createMenuPage, createModule } from '../../menu-pages';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

export const GUESTBOOK = { nl: '/nl/gastenboek/', fr: "/fr/livre-d'or/" };
const POSTED = Date.UTC(2026, 10, 5, 23, 30);

/** Creates the small snapshot with a guestbook that holds one testimonial selected by the agency. */
function createGuestbookFiles() {
  const files = createSmallSnapshot();
  files['site/menu.json'].push(
    createMenuPage('Gastenboek', {
      path: { nl: 'gastenboek', fr: "livre-d'or" },
      modules: [
        createModule('category', 5, { view: 'news-view', maxItems: 3, numberItemOfRow: 2 }),
      ],
    }),
  );
  files['site/article-categories.json'].push({
    ID: 5,
    key: 'testimonial',
    Name: { nl: 'Getuigenissen', fr: 'Témoignages' },
    path: '/Gastenboek/',
  });
  files['site/articles.json'].push({
    id: 501,
    category: 5,
    status: 'Published',
    title: { nl: 'Eerlijk' },
    intro: { nl: 'Hij zei het eerlijk.', fr: 'Il a été franc.' },
    author: { nl: 'Familie Lambrecht' },
  });
  return files;
}

export const createGuestbookSite = (variables: Record<string, unknown> = {}) =>
  createTestSite({ embedded: createGuestbookFiles(), variables });

export const stores = { db: env.DB, files: env.FILES };
export const buildTestimonialId = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export async function insertGuestbookEntry(
  number: number,
  rest: Partial<Testimonial> = {},
): Promise<string> {
  const id = buildTestimonialId(number);
  await env.DB.batch([
    insertTestimonial(env.DB, {
      id,
      name: `Gast ${number}`,
      about: 'kochten in Wéris',
      website: 'https://www.gast.example/huis',
      comment: `Verhaal ${number}\nen het einde.`,
      language: 'nl',
      image: null,
      createdAt: POSTED + number,
      ...rest,
    }),
  ]);
  return id;
}
