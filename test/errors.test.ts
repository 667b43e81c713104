import { expect, test } from 'vitest';
import { createTestSite } from './fixtures';

/** Errors of §8 that scripts receive as JSON; errors of pages are in the tests of those pages. */
test.each([
  ['/nl/zoeken/index/?id=chalet', 400, 'INVALID_PROPERTY', 'Fout'],
  ['/fr/chercher/index/?id=-1', 400, 'INVALID_PROPERTY', 'Erreur'],
  ['/form-ticket/?form=site-contact&language=xx', 400, 'INVALID_VIEW', 'Fout'],
  [
    '/form-ticket/?form=none&language=nl',
    404,
    'VIEW_NOT_FOUND',
    'De gevraagde pagina bestaat niet',
  ],
])('%s is answered %i, %s', async (path, status, error, message) => {
  const response = await (await createTestSite())(path);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error, message });
  expect(response.headers.get('Cache-Control') ?? 'no-store').toContain('no-store');
});
