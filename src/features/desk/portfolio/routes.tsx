import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import type { App } from '../../../env';
import { getStaff } from '../desk-gate';
import { recordAction } from '../log/staff-actions-store';
import { renderDeskPage } from '../render-desk-page';
import { sendCsv } from '../send-csv';
import { loadPortfolio, selectListings } from './load-portfolio';
import { formatPortfolioCsv } from './portfolio-csv';
import { PortfolioPage } from './portfolio-page';
import { PortfolioQuery } from './portfolio-query';

/** The portfolio: every listing with its state and what is going on with it. */
export const deskPortfolioRoutes = new Hono<App>();

const PAGE = '/desk/catalogue/';

deskPortfolioRoutes.get(PAGE, vValidator('query', PortfolioQuery), async (c) => {
  const { ctx } = c.var;
  const portfolio = await loadPortfolio(c.env.DB, ctx, c.req.valid('query'), Date.now());
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_CATALOGUE'), entry: PAGE },
    <PortfolioPage {...{ ctx, portfolio }} />,
  );
});

/** The listings that the filters leave, as a file. It names owners, so the log keeps who took it. */
deskPortfolioRoutes.get(
  '/desk/catalogue/export/',
  vValidator('query', PortfolioQuery),
  async (c) => {
    const { ctx } = c.var;
    const { DB } = c.env;
    const selected = await selectListings(DB, ctx, c.req.valid('query'));
    await recordAction(DB, getStaff(c), 'portfolio exported', selected.ids.length);
    return sendCsv(c, 'portfolio', formatPortfolioCsv(DB, ctx, selected, Date.now()));
  },
);
