import { env } from 'cloudflare:workers';
import { beforeEach } from 'vitest';
import { UPLOADS_PREFIX } from '../../../src/features/forms/kit/store/uploads-store';
import type { TestSite } from './form-requests';
import { clearSubmissions, createFormSite } from './form-requests';

/** Before each test of a file: no submissions, no files, and a site. */
export function setUpUploadSite() {
  let current: TestSite;
  const configure = async (...options: Parameters<typeof createFormSite>) => {
    current = await createFormSite(...options);
  };
  const site: TestSite = (...request) => current(...request);
  beforeEach(async () => {
    await clearSubmissions();
    await env.FILES.delete(await listStoredFiles());
    await configure();
  });

  const listStoredFiles = async () =>
    (await env.FILES.list({ prefix: UPLOADS_PREFIX })).objects.map(({ key }) => key);

  return { site, listStoredFiles, configure };
}
