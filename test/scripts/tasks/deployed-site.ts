import { seedAccounts } from '../../../scripts/demo/seed/accounts';
import { seedActivity } from '../../../scripts/demo/seed/activity';
import { insertVisit, upsertSlots } from '../../../src/features/visits/visits-store';
import { startSite } from '../../browser/site-server';
import { openTestStores } from '../staff/staff-tool';

const NOW = Date.UTC(2026, 10, 22, 12);

/** Sends the contact form of a page without script, its sum of two numbers included. */
export function sendContactForm(origin: string, html: string): Promise<Response> {
  const form = /<form[^>]*data-form="site-contact".*?<\/form>/s.exec(html)?.[0] ?? '';
  const hidden = [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([tag]) =>
    ['name', 'value'].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''),
  );
  const numbers = /\d+[^\d<]+\d+/.exec(form.split('data-captcha-question')[1] ?? '')?.[0] ?? '';
  const sum = (numbers.match(/\d+/g) ?? []).reduce((total, number) => total + Number(number), 0);
  return fetch(`${origin}/nl/contact/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({
      ...Object.fromEntries(hidden),
      'captcha-answer': String(sum),
      title: 'ms',
      firstName: 'Anna',
      lastName: 'Peeters',
      email: 'anna@example.be',
      phone: '0470 00 12 31',
      question: 'Is het huis aan de Ourthe nog vrij?',
    }),
  });
}

/** Adds accounts, history, a file and a visit that fills its hour. */
export async function fillSite(state: string): Promise<void> {
  const { db, files } = await openTestStores(state);
  await seedAccounts(db, [{ id: 1, secret: 'p'.repeat(32) }], NOW, { ln: 14, p: 1 });
  const villa = { property: 84213, posted: '2026-05-14', language: 'nl', price: 575_000 } as const;
  await seedActivity(db, [villa], new Map(), NOW);
  await files.put('submitted/cv', 'a file', {
    httpMetadata: { contentType: 'application/pdf' },
    customMetadata: { form: 'job-contact' },
  });
  const slot = {
    property: 84213,
    startsAt: NOW + 2,
    endsAt: NOW + 3,
    closesAt: NOW + 1,
    capacity: 1,
  };
  await upsertSlots(db, [{ id: 'full', ...slot }]);
  const visit = { language: 'nl', name: 'An', email: 'an@example.be', property: 84213 } as const;
  await insertVisit(db, { ...visit, id: crypto.randomUUID(), slot: 'full' }, NOW).run();
}

/** Books the hour that is full. */
export async function bookFullHour(state: string) {
  const { db } = await openTestStores(state);
  const late = { language: 'nl', name: 'Bo', email: 'bo@example.be', property: 84213 } as const;
  return insertVisit(db, { ...late, id: crypto.randomUUID(), slot: 'full' }, NOW).run();
}

/** Starts a bundle on stored data; returns four pages with their state, without their origin. */
export async function readSitePages(state: string, bundle: string) {
  const site = await startSite(state, bundle, { ENVIRONMENT: 'local' });
  try {
    return await Promise.all(
      ['/nl/', '/fr/a-vendre/', '/nl/desk/aanmelden/', '/health/'].map(async (path) => {
        const response = await fetch(site.origin + path);
        const html = (await response.text()).replaceAll(site.origin, '');
        return [path, response.status, response.headers.get('X-Snapshot'), html];
      }),
    );
  } finally {
    await site.stop();
  }
}
