import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { App } from '../../env';
import { PositiveIntegerParameter, SearchParameters } from '../../platform/request-parameters';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import { findHandlerByPath } from '../forms/form-handlers';
import { createInitialState, loadForm } from '../forms/kit/submit/load-form';
import { FormColumns, loadAside } from '../forms/kit/view/form-page';
import { FormSection } from '../forms/kit/view/form-section';
import { chooseHomeStyles } from './added-styles';
import { hasBannerPicture, loadHomeBanner } from './banner/banner-content';
import { HomePage } from './home';
import { listModules, loadModules } from './modules/modules';
import { ConfiguredPage } from './page';
import { hasPageContact } from './page-contact';
import { describeMenuPage } from './page-head';

/** The configured pages: any route with a published menu page (§2.6, §4). */
export const configuredRoutes = new Hono<App>();

/** The page number of a list of articles, and the whole query for the form of the page. */
const PageQuery = v.pipe(
  SearchParameters,
  v.transform((search) => ({
    search,
    pageNumber: v.parse(PageNumber, search.get('page') ?? undefined),
  })),
);

/** The first page if the parameter is invalid. */
const PageNumber = v.fallback(PositiveIntegerParameter, 1);

configuredRoutes.get('*', vValidator('query', PageQuery), async (c, next) => {
  const { ctx } = c.var;
  const { page, route } = ctx;
  if (!page) return next();

  const { search, pageNumber } = c.req.valid('query');
  const query = pageNumber > 1 ? `?page=${pageNumber}` : '';
  const head = {
    ...describeMenuPage(ctx, page),
    paths: buildAlternatePaths(ctx, route.original, query),
  };
  if (route.original === '/') {
    const modules = await loadModules(ctx, listModules(ctx, page), pageNumber);
    const banner = await loadHomeBanner(ctx);
    return c.render(<HomePage {...{ ctx, page, banner, modules }} />, {
      ctx,
      head,
      stylesheet: 'home',
      addedStyles: chooseHomeStyles(ctx, page, banner, modules),
      queryParams: ['page'],
      menuPage: 'metadata',
      isHome: hasBannerPicture(banner),
    });
  }
  const forms = await loadPageForm(c, search);
  // The ticket in the form is for one visitor.
  if (forms) c.header('Cache-Control', 'private, no-cache');
  return c.render(<ConfiguredPage {...{ ctx, page, ...forms }} />, {
    ctx,
    head,
    stylesheet: forms ? 'form' : 'content',
    menuPage: 'titled',
    modulePage: pageNumber,
    ...(!forms && { queryParams: ['page'] }),
  });
});

/**
 * Loads the form of a page, ready to be filled in (docs/architecture.md, idea 3). The form is the main content of its page,
 * whatever an agency calls that, and has no heading; on a page with a contact block it stands beside that.
 */
async function loadPageForm(c: Context<App>, query: URLSearchParams) {
  const { ctx } = c.var;
  const handler = findHandlerByPath(ctx.route.original);
  const loadedForm = handler && (await loadForm(handler, { ctx, env: c.env, query }));
  if (!loadedForm) return undefined;
  const state = await createInitialState(loadedForm);
  const { visitorContext, action } = loadedForm;
  const { presentation } = visitorContext;
  const { form } = loadedForm.handler;
  if (!hasPageContact(ctx.route.original))
    return {
      ownForm: (
        <FormColumns {...{ loadedForm, state, aside: await loadAside(loadedForm, state) }} />
      ),
    };
  return { form: <FormSection {...{ ctx, presentation, action, form, state }} /> };
}
