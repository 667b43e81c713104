import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import { findSimilarProperties } from '../../domain/catalogue/nearest/similar-properties';
import type { Project } from '../../domain/catalogue/project';
import { findProject } from '../../domain/catalogue/project';
import type { Property, PropertyByLanguage } from '../../domain/catalogue/property';
import { getPictureUrl } from '../../domain/catalogue/property';
import { getPropertyState, isClosed } from '../../domain/catalogue/property-state';
import { formatCityName } from '../../domain/format/address';
import { createExcerpt } from '../../domain/format/excerpt';
import type { Language } from '../../domain/language/language';
import { toCatalogueLanguage } from '../../domain/language/language';
import { findCanonicalRedirect } from '../../domain/routing/canonical-redirect';
import { getListingSection } from '../../domain/routing/href';
import { describePropertyCard } from '../../domain/site/share-card';
import type { App } from '../../env';
import type { RequestContext } from '../../platform/request-context';
import { PositiveIntegerParameter } from '../../platform/request-parameters';
import { shareMove } from '../../platform/sharing/share';
import { rejectByStandIn } from '../../platform/snapshot/part';
import { loadSuggestions } from '../../views/cards/load-suggestions';
import { renderPropertyCards } from '../../views/cards/property-cards';
import { formatPropertyLine } from '../../views/facts/property-price';
import type { BreadcrumbStep } from '../../views/layout/breadcrumb';
import { getRouteBreadcrumb } from '../../views/layout/breadcrumb';
import { findHeadImage } from '../../views/layout/head-image';
import { NotFoundPage } from '../../views/layout/not-found';
import { COST_PARAMETERS, CostQuery } from '../costs/cost-query';
import { findCostChoice } from '../costs/costs';
import { listOfferStyles } from './offer-styles';
import { PropertyPage } from './page';
import { buildPropertyContact } from './property-contact';
import { buildPropertyStructuredData } from './structured-data';

/** The pages of properties and units (§2.4). */
export const propertyRoutes = new Hono<App>();

const PropertyParameters = v.object({ id: PositiveIntegerParameter });

const validateParameters = vValidator(
  'param',
  PropertyParameters,
  ({ success }, c: Context<App>) => (success ? undefined : renderPropertyNotFound(c)),
);

const validateCosts = vValidator('query', CostQuery);

propertyRoutes.get('/property/:id/', validateParameters, validateCosts, async (c) => {
  const { ctx } = c.var;
  const { snapshot, catalogueLanguage, t } = ctx;
  const { listings } = snapshot.site.configuration;
  const records = await snapshot.catalogue.loadProperty(c.req.valid('param').id);
  if (!records) {
    rejectByStandIn(c.env, c.req.url);
    return renderPropertyNotFound(c);
  }

  const paths = getPropertyPaths(ctx, records);
  const path = paths[ctx.language] ?? '';
  const redirectUrl = ctx.route.preview ? undefined : findCanonicalRedirect(c.req.url, path);
  if (redirectUrl) {
    shareMove(c);
    return c.redirect(redirectUrl, 301);
  }

  // Before it is public, it was not posted yet.
  const { DatePosted, ...known } = records[catalogueLanguage];
  const record: Property = ctx.early.has(known.ID) ? known : { ...known, DatePosted };
  const project = findProject(snapshot.catalogue.projects, record.ProjectID, catalogueLanguage);
  const state = getPropertyState(record, listings);
  const { ID, TypeDescription, City, ShortDescription, Description } = record;
  const [text, line] = [ShortDescription || Description, formatPropertyLine(ctx, record)];
  const choice = c.req.valid('query');
  const costs = findCostChoice(ctx, record, choice);
  const hasChoice = Object.values(choice).some(Boolean);
  const steps = buildPropertyBreadcrumb(ctx, record, project);
  const contact = buildPropertyContact(ctx, record, state, costs);
  const { units, others } = findSimilarProperties(
    snapshot.catalogue.index,
    ID,
    snapshot.site.towns,
  );
  return c.render(
    <PropertyPage
      ctx={ctx}
      property={record}
      project={project}
      state={state}
      steps={steps}
      contact={contact}
      costs={costs}
      similar={{
        units: await renderPropertyCards(ctx, units),
        others: await renderPropertyCards(ctx, others),
      }}
      structuredData={buildPropertyStructuredData(ctx, record, path)}
    />,
    {
      ctx,
      stylesheet: 'property',
      addedStyles: listOfferStyles(ctx, { property: record, project, state, contact }),
      queryParams: COST_PARAMETERS,
      // What somebody chose about costs is theirs.
      sharing: hasChoice ? 'isolate' : 'version',
      head: {
        title: [TypeDescription, formatCityName(City, listings)].filter(Boolean).join(', '),
        // Units share the text of their building.
        description: createExcerpt(project && text ? `${line}. ${text}` : text || line),
        image: await findHeadImage(
          ctx,
          describePropertyCard(record, { listings, t }),
          getPictureUrl(record),
        ),
        paths,
        robots: isClosed(state) ? 'noindex' : undefined,
      },
    },
  );
});

/** Renders the 404 page, with properties of the city and section that the path names. */
async function renderPropertyNotFound(c: Context<App>) {
  const { ctx } = c.var;
  const { t } = ctx;
  const { pathname } = new URL(c.req.url);
  const suggestions = await loadSuggestions(ctx, pathname);
  const message = t('PROPERTY_NOT_FOUND');
  c.status(404);
  return c.render(<NotFoundPage {...{ ctx, message, suggestions }} />, {
    ctx,
    stylesheet: 'plain',
    head: { title: t('NOT_FOUND_TITLE'), robots: 'noindex' },
  });
}

/** Returns the path of the property in every language in use, each with its own slugs. */
function getPropertyPaths(
  ctx: RequestContext,
  records: PropertyByLanguage,
): Partial<Record<Language, string>> {
  return Object.fromEntries(
    ctx.languages.map((language) => {
      const record = records[toCatalogueLanguage(language)];
      return [language, ctx.hrefForLanguage(language).property(record)];
    }),
  );
}

/** Builds the breadcrumb: section and title; for a unit, projects, project and title (§2.4). */
function buildPropertyBreadcrumb(
  ctx: RequestContext,
  record: Property,
  project: Project | undefined,
): BreadcrumbStep[] {
  const original = project ? '/Projects/' : getListingSection(record);
  const [section] = getRouteBreadcrumb(ctx, original);
  return [
    ...(section ? [{ ...section, path: section.path ?? ctx.href.page(original) }] : []),
    ...(project ? [{ name: project.Name, path: ctx.href.project(project) }] : []),
    { name: record.TypeDescription },
  ];
}
