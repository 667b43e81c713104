import { Hono } from 'hono';
import type { App } from '../../app';
import { linkedDocument } from '../../auth/document-link';
import { formSecret } from '../../forms/kit/secret-store';
import { NotFoundPage } from '../../layout/not-found';
import { documentKey } from '../../snapshot/manifest';

/** The documents that were asked for, by the links they were mailed with (decision 28). */
export const documents = new Hono<App>();

documents.get('/documents/', async (c) => {
  const { visit } = c.var;
  c.header('Cache-Control', 'private, no-store');
  c.header('X-Robots-Tag', 'noindex');
  const query = new URL(c.req.url).searchParams;
  const document = await linkedDocument(query, await formSecret(c.env.DB), Date.now());
  const stored = document && (await c.env.FILES.get(documentKey(document.hash)));
  if (!document || !stored) {
    c.status(410);
    return c.render(<NotFoundPage visit={visit} message={visit.t('DOCUMENTS_LINK_EXPIRED')} />, {
      visit,
      sheet: 'plain',
      head: { title: visit.t('NOT_FOUND_TITLE'), robots: 'noindex' },
    });
  }
  // Saved, never shown in a page of ours: whatever it holds, it runs nowhere.
  c.header('Content-Type', 'application/octet-stream');
  c.header('Content-Disposition', `attachment; filename="${document.name}"`);
  c.header('Content-Length', String(stored.size));
  return c.body(stored.body as ReadableStream);
});
