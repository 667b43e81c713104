import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { TextKey } from '../../domain/language/texts';
import type { App } from '../../env';
import { loadSigningKeys } from '../../platform/auth/signing-keys-store';
import { formatContentDisposition } from '../../platform/content-disposition';
import type { RequestContext } from '../../platform/request-context';
import type { QueryContext } from '../../platform/request-parameters';
import { OptionalTextParameter, TextParameter } from '../../platform/request-parameters';
import { MailLinkPage } from '../../views/layout/mail-link-page';
import { parseDocumentLink } from './document-link';
import { openDocument } from './documents-store';
import { isWithdrawn } from './withdrawn-document';

/** Serves requested documents to holders of the signed links in their mail (decision 28). */
export const documentRoutes = new Hono<App>();

const DocumentQuery = v.object({
  file: TextParameter,
  name: TextParameter,
  until: TextParameter,
  key: TextParameter,
  property: OptionalTextParameter,
  project: OptionalTextParameter,
});
type DocumentQuery = v.InferOutput<typeof DocumentQuery>;

documentRoutes.get('/documents/', vValidator('query', DocumentQuery), async (c) => {
  const { ctx } = c.var;
  const query = c.req.valid('query');
  const document = await parseDocumentLink(query, await loadSigningKeys(c.env), Date.now());
  const file = document && (await openDocument(c.env.FILES, document.hash));
  if (!document || !file) return renderClosedLink(c, 'DOCUMENTS_LINK_EXPIRED');
  const about = findAbout(query);
  if (about && (await isWithdrawn(ctx, about, query[about] ?? '', document.hash)))
    return renderClosedLink(c, 'DOCUMENTS_LINK_WITHDRAWN');
  // A PDF opens in the viewer of the phone. Anything else is a download: opened on our origin, its
  // content could run there.
  const isPdf = document.name.toLowerCase().endsWith('.pdf');
  c.header('Content-Type', isPdf ? 'application/pdf' : 'application/octet-stream');
  c.header(
    'Content-Disposition',
    formatContentDisposition(isPdf ? 'inline' : 'attachment', document.name),
  );
  c.header('Content-Length', String(file.size));
  return c.body(file.body as ReadableStream);
});

/** Public forms that request the documents again, by the kind of subject that the link names. */
const REQUEST_FORM_PATHS = {
  property: '/request-documents/',
  project: '/request-project-documents/',
} as const;

/** Why a link opens nothing, with what to do then. */
const CLOSED_LINK_TEXTS = {
  DOCUMENTS_LINK_EXPIRED: 'DOCUMENTS_LINK_AGAIN',
  DOCUMENTS_LINK_WITHDRAWN: 'DOCUMENTS_LINK_WITHDRAWN_TEXT',
} as const satisfies Partial<Record<TextKey, TextKey>>;

/** Returns the kind of subject that a link names. */
const findAbout = (query: DocumentQuery) =>
  (['property', 'project'] as const).find((name) => query[name]);

function renderClosedLink(
  c: QueryContext<typeof DocumentQuery>,
  title: keyof typeof CLOSED_LINK_TEXTS,
) {
  const { ctx } = c.var;
  c.status(410);
  return c.render(<ClosedLinkPage {...{ ctx, title }} query={c.req.valid('query')} />, {
    ctx,
    stylesheet: 'plain',
    head: { title: ctx.t(title), robots: 'noindex' },
  });
}

function ClosedLinkPage({
  ctx,
  query,
  title,
}: {
  ctx: RequestContext;
  query: DocumentQuery;
  title: keyof typeof CLOSED_LINK_TEXTS;
}) {
  const { t, href } = ctx;
  const kind = findAbout(query);
  const formPath = kind && href.page(REQUEST_FORM_PATHS[kind], { [kind]: Number(query[kind]) });
  return (
    <MailLinkPage ctx={ctx} title={t(title)} text={t(CLOSED_LINK_TEXTS[title])}>
      <p>
        {formPath ? (
          <a className="button button--forest" href={formPath}>
            {t('DOCUMENTS_ASK_AGAIN')}
          </a>
        ) : (
          <a className="button button--forest" href={href.home()}>
            {t('BACK_HOME')}
          </a>
        )}
      </p>
    </MailLinkPage>
  );
}
