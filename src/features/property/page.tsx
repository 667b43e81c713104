import type { Project } from '../../domain/catalogue/project';
import type { Property } from '../../domain/catalogue/property';
import type { PropertyState } from '../../domain/catalogue/property-state';
import { isClosed } from '../../domain/catalogue/property-state';
import { getTextLang } from '../../domain/catalogue/text-language';
import type { Language } from '../../domain/language/language';
import { isAnySoldTold } from '../../domain/site/sold-home';
import type { RequestContext } from '../../platform/request-context';
import { formatDomicileNotice } from '../../views/facts/domicile-notice';
import { FACT_GROUPS } from '../../views/facts/fact-groups';
import { FactGroups } from '../../views/facts/fact-groups-view';
import type { FilledFactGroup } from '../../views/facts/fact-rows';
import { buildFilledFactGroups } from '../../views/facts/fact-rows';
import { findFirstPublicDay } from '../../views/facts/first-public-day';
import { formatPropertyLine } from '../../views/facts/property-price';
import type { BreadcrumbStep } from '../../views/layout/breadcrumb';
import { Breadcrumb } from '../../views/layout/breadcrumb';
import type { ContactCardProps } from '../../views/layout/contact-card';
import { ContactBar, ContactCard } from '../../views/layout/contact-card';
import { TitleCard } from '../../views/layout/title-card';
import { FloorPlans, getFloorPlans, getPhotos, PlansLink } from '../../views/ui/floor-plans';
import { Icon } from '../../views/ui/icon';
import { Link } from '../../views/ui/link';
import { Mosaic } from '../../views/ui/mosaic';
import { NoWrapDates } from '../../views/ui/no-wrap-dates';
import { ToolButton } from '../../views/ui/page-tools';
import { PaintedWhole } from '../../views/ui/painted-whole';
import { Prose } from '../../views/ui/prose';
import { StructuredData } from '../../views/ui/structured-data';
import type { CostChoice } from '../costs/cost-query';
import { Costs } from '../costs/costs';
import { OpenDayNotice } from '../open-days/open-day-hours';
import { Brochure } from './brochure/brochure';
import { Description } from './description';
import { EnergyBlock } from './energy';
import { KeyFacts } from './key-facts';
import { Location } from './location';
import { getMediaLinks } from './media-links';
import { PropertyDocuments } from './property-documents';
import { SecondHome } from './second-home';
import type { SimilarCards } from './similar';
import { SimilarSections } from './similar';

export interface PropertyPageProps {
  ctx: RequestContext;
  property: Property;
  /** The project that the property is a unit of. */
  project: Project | undefined;
  state: PropertyState;
  steps: readonly BreadcrumbStep[];
  contact: Omit<ContactCardProps, 'ctx'>;
  similar: SimilarCards;
  structuredData: Record<string, unknown>;
  /** The costs by the visitor's situation; undefined if there is no price to compute them from. */
  costs: CostChoice | undefined;
}

/**
 * The page of a property (§2.10, §3); if it is sold or rented, only its summary and similar
 * properties (decision 10).
 */
export function PropertyPage(props: PropertyPageProps) {
  const { ctx, property, project, state, steps, contact, similar, structuredData, costs } = props;
  const lang = property.language === ctx.language ? undefined : property.language;
  const textLang = getTextLang(property, ctx.language);
  const closed = isClosed(state);
  const facts = closed ? [] : buildFilledFactGroups(ctx, property, FACT_GROUPS);
  return (
    <div
      className={closed ? 'page property property--closed' : 'page property'}
      data-neighbours={ctx.href.page('/neighbours/')}
    >
      <Breadcrumb ctx={ctx} steps={steps} />
      <PaintedWhole id="offer" />
      <div id="offer" className="offer">
        {/* Of a sold or rented one the notice says so. */}
        <TitleCard ctx={ctx} {...contact}>
          <PropertyHeading {...props} lang={textLang} />
        </TitleCard>
        <Mosaic
          pictures={getPhotos(property)}
          title={property.TypeDescription}
          language={property.language}
          ctx={ctx}
        >
          {!closed && <MediaLinks ctx={ctx} property={property} />}
        </Mosaic>
      </div>
      <KeyFacts ctx={ctx} property={property} id="key-facts" />
      <div className="property__columns">
        <div className="property__main">
          {closed ? (
            <Prose ctx={ctx} text={property.ShortDescription ?? ''} lang={textLang} />
          ) : (
            <PropertyDetails {...{ ctx, property, facts, lang, costs }} />
          )}
        </div>
        <ContactCard ctx={ctx} {...contact} />
      </div>
      <SimilarSections {...{ ctx, property, project, closed }} cards={similar} />
      <ContactBar ctx={ctx} {...contact} />
      {!closed && <Brochure {...{ ctx, property, facts, lang }} {...contact} />}
      <StructuredData data={structuredData} />
    </div>
  );
}

/** Type, city, headline, and notices above the description. */
function PropertyHeading({
  ctx,
  property,
  project,
  state,
  lang,
}: PropertyPageProps & { lang: Language | undefined }) {
  const { t, href } = ctx;
  const firstDay = findFirstPublicDay(ctx, property.ID);
  const sold = isAnySoldTold(ctx.snapshot.site, 'sale');
  const domicileNotice = formatDomicileNotice(property, t);
  return (
    <>
      <p className="title-card__place">{formatPropertyLine(ctx, property)}</p>
      <h1 lang={lang}>{property.TypeDescription}</h1>
      {project && (
        <p className="title-card__note">
          <a href={href.project(project)}>{t('UNIT_OF_PROJECT', { project: project.Name })}</a>
        </p>
      )}
      {state === 'sold' && (
        <p className="notice">
          {t('PROPERTY_SOLD')} {sold && <a href={href.page('/sold/')}>{t('SOLD_TITLE')}</a>}
        </p>
      )}
      {state === 'rented' && <p className="notice">{t('PROPERTY_RENTED')}</p>}
      {state === 'under-option' && <p className="notice">{t('PROPERTY_UNDER_OPTION_NOTICE')}</p>}
      {!isClosed(state) && <OpenDayNotice ctx={ctx} property={property} />}
      {firstDay && (
        <p className="notice">
          <NoWrapDates text={t('EARLY_NOTICE', { date: firstDay.date })} />
        </p>
      )}
      {!isClosed(state) && domicileNotice && (
        <p className="notice">
          <NoWrapDates text={domicileNotice} />
        </p>
      )}
    </>
  );
}

/** Links on the pictures: plans in words, the rest as icons (docs/look.md, Mosaic). */
function MediaLinks({ ctx, property }: { ctx: RequestContext; property: Property }) {
  const { t, snapshot } = ctx;
  const { images, tours } = snapshot.site.configuration;
  return (
    <>
      <PlansLink plans={getFloorPlans(property)} t={t} />
      {getMediaLinks(property, tours, images).map(({ label, icon, href, opensInGallery }) => (
        <Link key={label} href={href} t={t} media={opensInGallery}>
          <Icon name={icon} />
          <span className="visually-hidden">{t(label)}</span>
        </Link>
      ))}
      {!ctx.early.has(property.ID) && <ToolButton tool="save" t={t} iconOnly />}
    </>
  );
}

function PropertyDetails({
  ctx,
  property,
  facts,
  lang,
  costs,
}: Pick<PropertyPageProps, 'ctx' | 'property' | 'costs'> & {
  facts: readonly FilledFactGroup[];
  lang: Language | undefined;
}) {
  return (
    <>
      <Description ctx={ctx} property={property} lang={getTextLang(property, ctx.language)} />
      <FactGroups {...{ ctx, lang }} id="facts" title="GROUP_CHARACTERISTICS" groups={facts} />
      <FloorPlans
        plans={getFloorPlans(property)}
        title={property.TypeDescription}
        language={property.language}
        ctx={ctx}
      />
      <EnergyBlock ctx={ctx} property={property} />
      <SecondHome ctx={ctx} property={property} lang={lang} />
      <Costs {...{ ctx, property, lang }} choice={costs} />
      <PropertyDocuments ctx={ctx} property={property} />
      <Location ctx={ctx} property={property} lang={lang} />
    </>
  );
}
