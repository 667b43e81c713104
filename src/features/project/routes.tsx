import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import { findListingIds } from '../../domain/catalogue/listing/listing';
import type { Project } from '../../domain/catalogue/project';
import { findProject } from '../../domain/catalogue/project';
import type { ProjectUnits } from '../../domain/catalogue/project-units';
import { findProjectUnits, isSoldOut } from '../../domain/catalogue/project-units';
import { getPictureUrl } from '../../domain/catalogue/property';
import {
  CRITERIA_PARAMETERS,
  listCriteriaParameters,
  readCriteria,
} from '../../domain/criteria/criteria-address';
import { formatCityName } from '../../domain/format/address';
import { createExcerpt } from '../../domain/format/excerpt';
import { toCatalogueLanguage } from '../../domain/language/language';
import { findCanonicalRedirect } from '../../domain/routing/canonical-redirect';
import { findAgent } from '../../domain/site/agent';
import { describeProjectCard } from '../../domain/site/share-card';
import type { App } from '../../env';
import type { RequestContext } from '../../platform/request-context';
import { PositiveIntegerParameter, SearchParameters } from '../../platform/request-parameters';
import { shareMove } from '../../platform/sharing/share';
import { rejectByStandIn } from '../../platform/snapshot/part';
import { loadSuggestions } from '../../views/cards/load-suggestions';
import { formatLowestPrice, formatProjectPrices } from '../../views/cards/project-card';
import { getAddressContext } from '../../views/criteria/address-context';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import { getRouteBreadcrumb } from '../../views/layout/breadcrumb';
import type { ContactCardProps } from '../../views/layout/contact-card';
import { findHeadImage } from '../../views/layout/head-image';
import { NotFoundPage } from '../../views/layout/not-found';
import { listRegisterActions } from '../../views/layout/register-link';
import { groupUnitsByFloor } from './floor-units';
import { ProjectListPage } from './list-page';
import { ProjectPage } from './page';
import { buildProjectStructuredData } from './structured-data';

/**
 * The list of projects and the page of a project; units are properties and have their own pages
 * (§2.4).
 */
export const projectRoutes = new Hono<App>();

projectRoutes.get('/Projects/', (c) => {
  const { ctx } = c.var;
  const { t, snapshot, catalogueLanguage } = ctx;
  const projects = snapshot.catalogue.projects.filter(
    ({ language }) => language === catalogueLanguage,
  );
  return c.render(<ProjectListPage ctx={ctx} projects={projects} />, {
    ctx,
    stylesheet: 'project',
    queryParams: [],
    head: {
      title: t('PROJECTS_TITLE'),
      description: createExcerpt(projects[0]?.Description ?? ''),
      robots: projects.length > 0 ? undefined : 'noindex',
      paths: buildAlternatePaths(ctx, '/Projects/'),
    },
  });
});

const ProjectParameters = v.object({ id: PositiveIntegerParameter });

const validateParameters = vValidator('param', ProjectParameters, ({ success }, c: Context<App>) =>
  success ? undefined : renderProjectNotFound(c),
);

const validateQuery = vValidator('query', SearchParameters);

projectRoutes.get('/project/:id/', validateParameters, validateQuery, async (c) => {
  const { ctx } = c.var;
  const { t, snapshot, catalogueLanguage } = ctx;
  const { projects } = snapshot.catalogue;
  const record = findProject(projects, c.req.valid('param').id, catalogueLanguage);
  if (!record) {
    rejectByStandIn(c.env, c.req.url);
    return renderProjectNotFound(c);
  }
  const paths = getProjectPaths(ctx, record.ID);
  const path = paths[ctx.language] ?? '';
  const redirectUrl = ctx.route.preview ? undefined : findCanonicalRedirect(c.req.url, path);
  if (redirectUrl) {
    shareMove(c);
    return c.redirect(redirectUrl, 301);
  }

  const units = findProjectUnits(snapshot.catalogue.index, record.ID);
  const records = await Promise.all(units.ids.map((id) => snapshot.catalogue.loadProperty(id)));
  const floors = groupUnitsByFloor(
    records.flatMap((unit) => (unit ? [unit[catalogueLanguage]] : [])),
  );
  const [section] = getRouteBreadcrumb(ctx, '/Projects/');
  const { listings } = snapshot.site.configuration;
  return c.render(
    <ProjectPage
      ctx={ctx}
      project={record}
      units={units}
      floors={floors}
      fitting={findFittingUnits(ctx, record.ID, c.req.valid('query'))}
      steps={[
        {
          ...section,
          name: section?.name ?? t('PROJECTS'),
          path: section?.path ?? ctx.href.page('/Projects/'),
        },
        { name: record.Name },
      ]}
      contact={buildProjectContact(ctx, record, units)}
      structuredData={buildProjectStructuredData(ctx, record, units, path)}
    />,
    {
      ctx,
      stylesheet: 'project',
      queryParams: CRITERIA_PARAMETERS,
      head: {
        title: `${record.Name}, ${formatCityName(record.City, listings)}`,
        description: createExcerpt(record.Description),
        image: await findHeadImage(
          ctx,
          describeProjectCard(record, units, { listings, t }),
          getPictureUrl(record),
        ),
        paths,
      },
    },
  );
});

/** Finds the units that fit the criteria of an address; undefined if it has none. */
function findFittingUnits(
  ctx: RequestContext,
  project: number,
  search: URLSearchParams,
): ReadonlySet<number> | undefined {
  const address = getAddressContext(ctx);
  const { words, includeClosed, ...criteria } = readCriteria(search, address);
  if (listCriteriaParameters(criteria).length === 0) return undefined;
  return new Set(findListingIds(address.index, { ...criteria, project }, 'nl'));
}

/** Renders the 404 page, with properties of the city and section that the path names. */
async function renderProjectNotFound(c: Context<App>) {
  const { ctx } = c.var;
  const { pathname } = new URL(c.req.url);
  const suggestions = await loadSuggestions(ctx, pathname);
  c.status(404);
  return c.render(<NotFoundPage {...{ ctx, suggestions }} />, {
    ctx,
    stylesheet: 'plain',
    head: { title: ctx.t('NOT_FOUND_TITLE'), robots: 'noindex' },
  });
}

function getProjectPaths(ctx: RequestContext, id: number) {
  return Object.fromEntries(
    ctx.languages.flatMap((language) => {
      const { projects } = ctx.snapshot.catalogue;
      const record = findProject(projects, id, toCatalogueLanguage(language));
      return record ? [[language, ctx.hrefForLanguage(language).project(record)]] : [];
    }),
  );
}

function buildProjectContact(
  ctx: RequestContext,
  record: Project,
  units: ProjectUnits,
): Omit<ContactCardProps, 'ctx'> {
  const { t, href, snapshot } = ctx;
  const soldOut = isSoldOut(units);
  const priceNotice = units.isVatIncluded ? 'PROJECT_PRICE_NOTICE_VAT' : 'PROJECT_PRICE_NOTICE';
  const person = findAgent(snapshot.site.team, record);
  const requestAction = {
    label: t('MORE_INFORMATION'),
    shortLabel: t('MORE_INFORMATION_SHORT'),
    href: href.page('/contact-construction/', { project: record.ID }),
    opensInDialog: true,
  };
  return {
    price: soldOut ? t('SOLD_OUT') : formatProjectPrices(record, units, t),
    ...(!soldOut && { barPrice: formatLowestPrice(record, units, t) }),
    isAmount: !soldOut && record.PriceMin > 0,
    priceNote: !soldOut && units.isVatIncluded ? t('PRICE_WITH_VAT') : undefined,
    notes: [t(soldOut ? 'UNITS_SOLD_OUT_NOTICE' : priceNotice)],
    actions: soldOut ? listRegisterActions(ctx) : [requestAction],
    person,
    tools: ['share', 'print'],
  };
}
