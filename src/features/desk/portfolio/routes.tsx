import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import type { App } from '../../../env';
import { renderDeskPage } from '../render-desk-page';
import { loadPortfolio } from './load-portfolio';
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
