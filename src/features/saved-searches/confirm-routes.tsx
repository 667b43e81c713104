import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { findListingRows } from '../../domain/catalogue/listing/listing';
import type { SavedCriteria } from '../../domain/criteria/saved-criteria';
import type { App } from '../../env';
import { readIdToken } from '../../platform/auth/id-token';
import { loadSigningKeys } from '../../platform/auth/signing-keys-store';
import { hideAddressesOutside } from '../../platform/hide-address';
import type { QueryContext } from '../../platform/request-parameters';
import { TextParameter } from '../../platform/request-parameters';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import { MailLinkPage } from '../../views/layout/mail-link-page';
import { describeSearch } from './describe-search';
import { confirmPendingSearch, loadPendingCriteria } from './pending-searches-store';
import { createSeenMatches } from './seen-matches';

/**
 * Confirms the address of a search by the link of its mail. The link shows a button, since mail programs
 * open links by themselves; the button confirms.
 */
export const confirmRoutes = new Hono<App>();

const LinkQuery = v.object({ token: TextParameter });
type LinkContext = QueryContext<typeof LinkQuery>;

confirmRoutes.use('/demand-confirm/', hideAddressesOutside);

confirmRoutes.get('/demand-confirm/', vValidator('query', LinkQuery), async (c) => {
  const pending = await loadPending(c);
  if (!pending) return renderInvalidPage(c);
  const { ctx } = c.var;
  const search = describeSearch(ctx, pending.criteria);
  return renderLinkPage(
    c,
    ctx.t('SAVED_SEARCH_CONFIRM_TEXT', {
      search: search.charAt(0).toLocaleLowerCase() + search.slice(1),
    }),
    <form method="post">
      <button type="submit" className="button button--forest">
        {ctx.t('SAVED_SEARCH_CONFIRM_ACTION')}
      </button>
    </form>,
  );
});

confirmRoutes.post('/demand-confirm/', vValidator('query', LinkQuery), async (c) => {
  const pending = await loadPending(c);
  if (!pending) return renderInvalidPage(c);
  const { t, href, snapshot } = c.var.ctx;
  const { index } = snapshot.catalogue;
  const shown = createSeenMatches(index, findListingRows(index, pending.criteria, 'nl'));
  await confirmPendingSearch(c.env.DB, pending.id, JSON.stringify(shown), Date.now());
  return renderLinkPage(
    c,
    t('SAVED_SEARCH_CONFIRMED'),
    <p>
      <a className="button button--forest" href={href.page('/demand-login/')}>
        {t('LOGIN_SUBMIT')}
      </a>
    </p>,
  );
});

/** Loads the pending search of the link; undefined if the link is not ours or has run out. */
async function loadPending(
  c: LinkContext,
): Promise<{ id: string; criteria: SavedCriteria } | undefined> {
  const { DB } = c.env;
  const id = await readIdToken('search', c.req.valid('query').token, await loadSigningKeys(c.env));
  const criteria = id && (await loadPendingCriteria(DB, id, Date.now()));
  return id && criteria ? { id, criteria } : undefined;
}

function renderInvalidPage(c: LinkContext) {
  const { t, href } = c.var.ctx;
  c.status(404);
  return renderLinkPage(
    c,
    t('SAVED_SEARCH_CONFIRM_INVALID'),
    <p>
      <a className="button button--forest" href={href.page('/demand-login/')}>
        {t('LOGIN_SUBMIT')}
      </a>{' '}
      <a className="button button--outlined" href={href.page('/demand-register/')}>
        {t('SAVED_SEARCH_TILE_ACTION')}
      </a>
    </p>,
  );
}

function renderLinkPage(c: LinkContext, text: string, action: ReactNode) {
  const { ctx } = c.var;
  const title = ctx.t('SAVED_SEARCH_CONFIRM_TITLE');
  const { token } = c.req.valid('query');
  return c.render(<MailLinkPage {...{ ctx, title, text }}>{action}</MailLinkPage>, {
    ctx,
    stylesheet: 'plain',
    head: {
      title,
      robots: 'noindex',
      paths: buildAlternatePaths(ctx, '/demand-confirm/', `?${new URLSearchParams({ token })}`),
    },
  });
}
