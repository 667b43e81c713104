import type { Context } from 'hono';
import { Hono } from 'hono';
import type { MenuPage } from '../../domain/site/menu';
import { menuPageAt } from '../../domain/site/menu-routes';
import type { App } from '../../env';
import type { Visit } from '../../platform/request-context';
import { alternates } from '../../views/layout/alternates';
import { hasPicture, homeBanner, pageBanner } from '../../views/layout/banner-content';
import { isGuestbook } from '../../views/modules/guestbook';
import { loadModules } from '../../views/modules/modules';
import { formAt } from '../forms/forms';
import { fresh, open } from '../forms/kit/submit/open';
import { FormColumns } from '../forms/kit/view/form-page';
import { FormSection } from '../forms/kit/view/form-section';
import { headOf } from './head';
import { HomePage } from './home';
import { ConfiguredPage } from './page';

/** The pages that the configuration makes: any route with a published menu page (§2.6, §4). */
export const configured = new Hono<App>();

configured.get('*', async (c, next) => {
  const { visit } = c.var;
  const { original } = visit.route;
  const { menu, routes } = visit.snapshot.site;
  const page = menuPageAt(menu, original, routes);
  if (!page) return next();

  const elsewhere = destination(visit, page);
  if (elsewhere) return c.redirect(elsewhere, 302);

  const number = Number(c.req.query('page')) || 1;
  const modules = await loadModules(visit, page, original, number, await postedOn(c));
  const query = number > 1 ? `?page=${number}` : '';
  const head = { ...headOf(visit, page), paths: alternates(visit, original, query) };
  if (original === '/') {
    const banner = await homeBanner(visit);
    return c.render(<HomePage {...{ visit, page, banner, modules }} />, {
      visit,
      head,
      sheet: 'home',
      reads: ['page'],
      home: hasPicture(banner),
    });
  }
  const banner = await pageBanner(visit, page);
  const forms = await formOn(c, page);
  // Its ticket is one visitor's.
  if (forms) c.header('Cache-Control', 'private, no-cache');
  return c.render(<ConfiguredPage {...{ visit, page, banner, modules, original, ...forms }} />, {
    visit,
    head,
    sheet: forms ? 'form' : 'content',
    ...(!forms && { reads: ['page'] }),
  });
});

/**
 * What visitors wrote, where this is the guestbook: such a page is made of more than a version of the
 * snapshot, and is kept only as long as that is fresh.
 */
async function postedOn(c: Context<App>) {
  const { route, snapshot } = c.var.visit;
  if (!isGuestbook(snapshot.site, route.original)) return [];
  const { approved, DB, SNAPSHOT_POLL_S } = c.env;
  const { testimonials, freshSeconds } = await approved.current(
    DB,
    SNAPSHOT_POLL_S,
    c.executionCtx,
  );
  c.header('Cache-Control', `public, max-age=0, s-maxage=${freshSeconds}, must-revalidate`);
  return testimonials;
}

/**
 * The form whose own page this is (architecture.md, idea 3), ready to be filled in. Where the page is
 * called what the form is called, it is nothing else: the form needs no heading of its own.
 */
async function formOn(c: Context<App>, page: MenuPage) {
  const { visit } = c.var;
  const room = formAt(visit.route.original);
  const query = new URL(c.req.url).searchParams;
  const opened = room && (await open(room, { visit, env: c.env, query }));
  if (!opened) return undefined;
  const state = await fresh(opened);
  const { given, action } = opened;
  const { form } = opened.room;
  if (visit.say(page.params.title).text === visit.t(form.texts.title))
    return { ownForm: <FormColumns {...{ opened, state }} /> };
  return { form: <FormSection {...{ visit, given, action, form, state }} /> };
}

/** Where a page redirects to: by language (§2.6, Campings), or as the route map says for all (§2.1). */
function destination({ route, snapshot }: Visit, { params }: MenuPage): string | undefined {
  const { routes, configuration } = snapshot.site;
  const { redirect, redirectUrl } = params;
  if (!redirect) return routes.find(({ original }) => original === route.original)?.url;
  return redirectUrl[route.language] ?? redirectUrl[configuration.language.languageDefault];
}
