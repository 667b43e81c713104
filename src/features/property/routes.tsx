import { Hono } from 'hono';
import type { ListingState } from '../../domain/catalogue/listing/listing-state';
import { isClosed, stateOf } from '../../domain/catalogue/listing/listing-state';
import type { Project } from '../../domain/catalogue/project';
import { projectIn } from '../../domain/catalogue/project';
import type { Property, PropertyInLanguages } from '../../domain/catalogue/property';
import { isForSale } from '../../domain/catalogue/property';
import { similarTo } from '../../domain/catalogue/similar';
import { cityName } from '../../domain/format/address';
import { excerpt } from '../../domain/format/excerpt';
import { isPriceShown } from '../../domain/format/price-shown';
import type { Language } from '../../domain/language/language';
import { movedTo } from '../../domain/routing/canonical';
import { sectionOf } from '../../domain/routing/href';
import type { App } from '../../env';
import type { RequestContext } from '../../platform/request-context';
import { MOVED } from '../../platform/snapshot/cache-control';
import { offersNear } from '../../views/cards/offers-near';
import { propertyCards } from '../../views/cards/property-cards';
import { priceNotes, priceText, propertyLine } from '../../views/facts/price';
import type { Step } from '../../views/layout/breadcrumb';
import { mappedSteps } from '../../views/layout/breadcrumb';
import type { ContactCardProps } from '../../views/layout/contact-card';
import { NotFoundPage } from '../../views/layout/not-found';
import { PropertyPage } from './page';
import { structuredData } from './structured-data';

/** A property's own page, and a unit's (§2.4). */
export const property = new Hono<App>();

property.get('/property/:id/', async (c) => {
  const { ctx } = c.var;
  const { snapshot, catalogueLanguage, t } = ctx;
  const { listings } = snapshot.site.configuration;
  const records = await snapshot.catalogue.property(Number(c.req.param('id')));

  if (!records) {
    const { pathname } = new URL(c.req.url);
    const nearby = await propertyCards(ctx, offersNear(ctx, pathname));
    const message = t('PROPERTY_NOT_FOUND');
    c.status(404);
    return c.render(<NotFoundPage {...{ ctx, message, nearby }} />, {
      ctx,
      sheet: 'plain',
      head: { title: t('NOT_FOUND_TITLE'), robots: 'noindex' },
    });
  }

  const paths = pathsOf(ctx, records);
  const path = paths[ctx.language] ?? '';
  const moved = ctx.route.preview ? undefined : movedTo(c.req.url, path);
  if (moved) {
    c.header('Cache-Control', MOVED);
    return c.redirect(moved, 301);
  }

  const record = records[catalogueLanguage];
  const project = projectIn(snapshot.catalogue.projects, record.ProjectID, catalogueLanguage);
  const state = stateOf(record, listings);
  const { ID, TypeDescription, City, ShortDescription, Description } = record;
  const similar = similarTo(snapshot.catalogue.index, ID, snapshot.site.towns);
  return c.render(
    <PropertyPage
      ctx={ctx}
      property={record}
      project={project}
      state={state}
      steps={stepsOf(ctx, record, project)}
      contact={contactOf(ctx, record, state)}
      similar={await propertyCards(ctx, similar)}
      structuredData={structuredData(ctx, record, path)}
    />,
    {
      ctx,
      sheet: 'property',
      reads: [],
      head: {
        title: [TypeDescription, cityName(City, listings)].filter(Boolean).join(', '),
        description: excerpt(ShortDescription || Description || propertyLine(ctx, record)),
        image: record.XLargePictureItem?.Url,
        paths,
        robots: isClosed(state) ? 'noindex' : undefined,
      },
    },
  );
});

/** Its path in every language in use, each with its own slugs. */
function pathsOf(
  ctx: RequestContext,
  records: PropertyInLanguages,
): Partial<Record<Language, string>> {
  return Object.fromEntries(
    ctx.languages.map((language) => {
      const record = records[language === 'fr' ? 'fr' : 'nl'];
      return [language, ctx.hrefIn(language).property(record)];
    }),
  );
}

/** Its section, then its title; a unit's way leads through its project (§2.4). */
function stepsOf(ctx: RequestContext, record: Property, project: Project | undefined): Step[] {
  const original = project ? '/Projects/' : sectionOf(record);
  const [section] = mappedSteps(ctx, original);
  return [
    { name: section?.name ?? '', path: ctx.href.page(original) },
    ...(project ? [{ name: project.Name, path: ctx.href.project(project) }] : []),
    { name: record.TypeDescription },
  ];
}

function contactOf(
  ctx: RequestContext,
  record: Property,
  state: ListingState,
): Omit<ContactCardProps, 'ctx'> {
  const { t, href, snapshot } = ctx;
  const { configuration, team } = snapshot.site;
  const person = team.find(({ id, status }) => id === record.ManagerID && status === 'Published');
  const { ID: id } = record;
  const closed = isClosed(state);
  const open = [
    {
      label: t('PLAN_VISIT'),
      short: t('PLAN_VISIT_SHORT'),
      href: href.page('/contact-appointment/', { property: id }),
      inPlace: true,
    },
    {
      label: t('MORE_INFORMATION'),
      href: href.page('/contact-me/', { property: id }),
      inPlace: true,
    },
    isForSale(record)
      ? { label: t('MAKE_OFFER'), href: href.page('/make-offer/', { property: id }) }
      : { label: t('RENTAL_APPLY'), href: href.page('/rental-application/', { property: id }) },
    {
      label: t('SEND_TO_FRIEND_TITLE'),
      href: href.page('/send-to-friend/', { property: id }),
      inPlace: true,
      shares: true,
    },
  ];
  return {
    price: priceText(ctx, record),
    isAmount: isPriceShown(record, configuration.listings),
    notes: closed ? [] : priceNotes(ctx, record),
    actions: closed
      ? [
          {
            label: t('DEMAND_TILE_ACTION'),
            short: t('DEMAND_TILE_ACTION_SHORT'),
            href: href.page('/demand-register/'),
          },
        ]
      : open,
    person,
    tools: ['save', 'share', 'print'],
  };
}
