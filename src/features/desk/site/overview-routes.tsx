import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { App } from '../../../env';
import { TextParameter } from '../../../platform/request-parameters';
import { renderDeskPage } from '../render-desk-page';
import { SEEN_WITHIN } from '../seen-within';
import { getDocumentTitle } from './document-table';
import { findGaps } from './find-gaps';
import { openSiteForDesk } from './opened-site-store';
import { OverviewPage } from './overview-page';
import { openSiteDocument, parseDocumentName } from './site-document';
import { SITE } from './site-head';

/** What of the website's content waits, and what it lacks. */
export const deskSiteOverviewRoutes = new Hono<App>();

const DoneQuery = v.object({ done: TextParameter });

deskSiteOverviewRoutes.get(SITE, vValidator('query', DoneQuery), async (c) => {
  const { ctx } = c.var;
  const site = await openSiteForDesk(c.env);
  const notices: Record<string, string> = {
    published: ctx.t('DESK_SITE_PUBLISHED_NOTE', SEEN_WITHIN),
    discarded: ctx.t('DESK_SITE_DISCARDED'),
  };
  const drafted = [...Map.groupBy(site?.drafts ?? [], ({ document }) => document)].map(
    ([document, drafts]) => {
      const name = parseDocumentName(document);
      const opened =
        site && name && (openSiteDocument(site.draft, name) ?? openSiteDocument(site.live, name));
      const title = name ? getDocumentTitle(ctx, name, opened) : document;
      return { document, drafts, title, isGone: !opened };
    },
  );
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_SITE'), entry: SITE, query: '' },
    <OverviewPage
      {...{ ctx, drafted }}
      origin={site?.manifest.site}
      gaps={site ? findGaps(ctx, site) : []}
      done={notices[c.req.valid('query').done]}
    />,
  );
});
