import { env } from 'cloudflare:workers';
import { beforeEach } from 'vitest';
import type { TestSite } from './form-requests';
import { clearSubmissions, createFormSite, loadRows } from './form-requests';

/** Before each test of a file: no submissions, no requests for documents, and a site. */
export function setUpMailedForms() {
  let current: TestSite;
  const configure = async (...options: Parameters<typeof createFormSite>) => {
    current = await createFormSite(...options);
  };
  const site: TestSite = (...request) => current(...request);
  beforeEach(async () => {
    await clearSubmissions();
    await env.DB.exec('DELETE FROM document_requests');
    await configure();
  });

  return { site, configure };
}

export const loadMails = async () =>
  (await loadRows('outbox')).map(({ mail }) => JSON.parse(String(mail)));
