import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { MenuPage } from '../../domain/site/menu';
import { findMenuPage } from '../../domain/site/menu-routes';
import type { App } from '../../env';
import { PositiveIntegerParameter, SearchParameters } from '../../platform/request-parameters';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import { findHandlerByPath } from '../forms/form-handlers';
import { createInitialState, loadForm } from '../forms/kit/submit/load-form';
import { FormColumns, loadAside } from '../forms/kit/view/form-page';
import { FormSection } from '../forms/kit/view/form-section';
import { getApprovedTestimonials } from '../guestbook/testimonial-cache-store';
import { hasBannerPicture, loadHomeBanner, loadPageBanner } from './banner/banner-content';
import { HomePage } from './home';
import { isGuestbook } from './modules/guestbook';
import { loadModules } from './modules/modules';
import { ConfiguredPage } from './page';
import { buildPageHead } from './page-head';

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
  const { original } = ctx.route;
  const { menu, routes } = ctx.snapshot.site;
  const page = findMenuPage(menu, original, routes);
  if (!page) return next();

  const redirectTarget = ctx.route.entry?.external?.[ctx.language];
  if (redirectTarget) return c.redirect(redirectTarget, 302);

  const { search, pageNumber } = c.req.valid('query');
  const guestbook = await loadGuestbook(c);
  const { testimonials = [], freshSeconds } = guestbook ?? {};
  const modules = await loadModules(ctx, page, original, pageNumber, testimonials);
  const query = pageNumber > 1 ? `?page=${pageNumber}` : '';
  const head = { ...buildPageHead(ctx, page), paths: buildAlternatePaths(ctx, original, query) };
  if (original === '/') {
    const banner = await loadHomeBanner(ctx);
    return c.render(<HomePage {...{ ctx, page, banner, modules }} />, {
      ctx,
      head,
      stylesheet: 'home',
      queryParams: ['page'],
      isHome: hasBannerPicture(banner),
    });
  }
  const banner = await loadPageBanner(ctx, page);
  const forms = await loadPageForm(c, page, search);
  // The ticket in the form is for one visitor.
  if (forms) c.header('Cache-Control', 'private, no-cache');
  return c.render(<ConfiguredPage {...{ ctx, page, banner, modules, original, ...forms }} />, {
    ctx,
    head,
    stylesheet: forms ? 'form' : 'content',
    ...(!forms && { queryParams: ['page'], sharing: freshSeconds ?? 'version' }),
  });
});

/**
 * Loads the approved testimonials if the page is the guestbook. It then depends on more than the
 * version of the snapshot, so it is cached only as long as the testimonials are fresh.
 */
async function loadGuestbook(c: Context<App>) {
  const { route, snapshot } = c.var.ctx;
  if (!isGuestbook(snapshot.site, route.original)) return undefined;
  return getApprovedTestimonials(c.env, c.executionCtx);
}

/**
 * Loads the form of a page, ready to be filled in (docs/architecture.md, idea 3). If the page has
 * the title of the form, the form is its main content and has no heading.
 */
async function loadPageForm(c: Context<App>, page: MenuPage, query: URLSearchParams) {
  const { ctx } = c.var;
  const handler = findHandlerByPath(ctx.route.original);
  const loadedForm = handler && (await loadForm(handler, { ctx, env: c.env, query }));
  if (!loadedForm) return undefined;
  const state = await createInitialState(loadedForm);
  const { visitorContext, action } = loadedForm;
  const { presentation } = visitorContext;
  const { form } = loadedForm.handler;
  if (ctx.localize(page.params.title).text === ctx.t(form.texts.title))
    return {
      ownForm: (
        <FormColumns {...{ loadedForm, state, aside: await loadAside(loadedForm, state) }} />
      ),
    };
  return { form: <FormSection {...{ ctx, presentation, action, form, state }} /> };
}
