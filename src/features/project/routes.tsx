import { Hono } from 'hono';
import type { Project } from '../../domain/catalogue/project';
import { projectIn } from '../../domain/catalogue/project';
import { isSoldOut, unitsOf } from '../../domain/catalogue/units';
import { cityName } from '../../domain/format/address';
import { excerpt } from '../../domain/format/excerpt';
import type { Language } from '../../domain/language/language';
import { movedTo } from '../../domain/routing/canonical';
import type { App } from '../../env';
import type { RequestContext } from '../../platform/request-context';
import { MOVED } from '../../platform/snapshot/cache-control';
import { offersNear } from '../../views/cards/offers-near';
import { projectPrices } from '../../views/cards/project-card';
import { propertyCards } from '../../views/cards/property-cards';
import { alternates } from '../../views/layout/alternates';
import { mappedSteps } from '../../views/layout/breadcrumb';
import type { ContactCardProps } from '../../views/layout/contact-card';
import { NotFoundPage } from '../../views/layout/not-found';
import { ProjectListPage } from './list-page';
import { ProjectPage } from './page';
import { structuredData } from './structured-data';
import { byFloor } from './units';

/** The list of projects and a project's own page; its units are properties and have theirs (§2.4). */
export const project = new Hono<App>();

project.get('/Projects/', (c) => {
  const { ctx } = c.var;
  const { t, snapshot, catalogueLanguage } = ctx;
  const projects = snapshot.catalogue.projects.filter(
    ({ language }) => language === catalogueLanguage,
  );
  return c.render(<ProjectListPage ctx={ctx} projects={projects} />, {
    ctx,
    sheet: 'project',
    reads: [],
    head: {
      title: t('PROJECTS_TITLE'),
      description: excerpt(projects[0]?.Description ?? ''),
      paths: alternates(ctx, '/Projects/'),
    },
  });
});

project.get('/project/:id/', async (c) => {
  const { ctx } = c.var;
  const { t, snapshot, catalogueLanguage } = ctx;
  const { projects } = snapshot.catalogue;
  const record = projectIn(projects, Number(c.req.param('id')), catalogueLanguage);

  if (!record) {
    const { pathname } = new URL(c.req.url);
    const nearby = await propertyCards(ctx, offersNear(ctx, pathname));
    c.status(404);
    return c.render(<NotFoundPage {...{ ctx, nearby }} />, {
      ctx,
      sheet: 'plain',
      head: { title: t('NOT_FOUND_TITLE'), robots: 'noindex' },
    });
  }

  const paths = pathsOf(ctx, record.ID);
  const path = paths[ctx.language] ?? '';
  const moved = ctx.route.preview ? undefined : movedTo(c.req.url, path);
  if (moved) {
    c.header('Cache-Control', MOVED);
    return c.redirect(moved, 301);
  }

  const units = unitsOf(snapshot.catalogue.index, record.ID);
  const records = await Promise.all(units.ids.map((id) => snapshot.catalogue.property(id)));
  const floors = byFloor(records.flatMap((unit) => (unit ? [unit[catalogueLanguage]] : [])));
  const [section] = mappedSteps(ctx, '/Projects/');
  const { listings } = snapshot.site.configuration;
  return c.render(
    <ProjectPage
      ctx={ctx}
      project={record}
      units={units}
      floors={floors}
      steps={[
        { name: section?.name ?? t('PROJECTS'), path: ctx.href.page('/Projects/') },
        { name: record.Name },
      ]}
      contact={contactOf(ctx, record, isSoldOut(units))}
      structuredData={structuredData(ctx, record, units.ids.length, path)}
    />,
    {
      ctx,
      sheet: 'project',
      reads: [],
      head: {
        title: `${record.Name}, ${cityName(record.City, listings)}`,
        description: excerpt(record.Description),
        image: record.XLargePictureItem?.Url,
        paths,
      },
    },
  );
});

function pathsOf(ctx: RequestContext, id: number): Partial<Record<Language, string>> {
  return Object.fromEntries(
    ctx.languages.flatMap((language) => {
      const { projects } = ctx.snapshot.catalogue;
      const record = projectIn(projects, id, language === 'fr' ? 'fr' : 'nl');
      return record ? [[language, ctx.hrefIn(language).project(record)]] : [];
    }),
  );
}

function contactOf(
  ctx: RequestContext,
  { ManagerID, ...record }: Project,
  soldOut: boolean,
): Omit<ContactCardProps, 'ctx'> {
  const { t, href, snapshot } = ctx;
  const person = snapshot.site.team.find(
    ({ id, status }) => id === ManagerID && status === 'Published',
  );
  const ask = {
    label: t('MORE_INFORMATION'),
    short: t('MORE_INFORMATION_SHORT'),
    href: href.page('/contact-construction/', { project: record.ID }),
    inPlace: true,
  };
  return {
    price: soldOut ? t('SOLD_OUT') : projectPrices(record, t),
    isAmount: !soldOut && record.PriceMin > 0,
    notes: soldOut ? [t('UNITS_SOLD_OUT_NOTICE')] : [t('PROJECT_PRICE_NOTICE')],
    actions: soldOut
      ? [
          {
            label: t('DEMAND_TILE_ACTION'),
            short: t('DEMAND_TILE_ACTION_SHORT'),
            href: href.page('/demand-register/'),
          },
        ]
      : [ask],
    person,
    tools: ['share', 'print'],
  };
}
