import { findMapLocation } from '../../domain/catalogue/map-points';
import type { Project } from '../../domain/catalogue/project';
import type { ProjectUnits } from '../../domain/catalogue/project-units';
import { isSoldOut } from '../../domain/catalogue/project-units';
import { isForSale } from '../../domain/catalogue/property-kind';
import { getTextLang } from '../../domain/catalogue/text-language';
import { formatAddress } from '../../domain/format/address';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { readCatalogueWord } from '../../views/facts/catalogue-word';
import type { BreadcrumbStep } from '../../views/layout/breadcrumb';
import { Breadcrumb } from '../../views/layout/breadcrumb';
import type { ContactCardProps } from '../../views/layout/contact-card';
import { ContactBar, ContactCard } from '../../views/layout/contact-card';
import { TitleCard } from '../../views/layout/title-card';
import { DocumentList } from '../../views/ui/document-list';
import { FloorPlans, getFloorPlans, getPhotos, PlansLink } from '../../views/ui/floor-plans';
import { Link } from '../../views/ui/link';
import { LocationMap } from '../../views/ui/location-map';
import { Mosaic } from '../../views/ui/mosaic';
import { PaintedWhole } from '../../views/ui/painted-whole';
import { Prose } from '../../views/ui/prose';
import { StructuredData } from '../../views/ui/structured-data';
import { ProjectBrochure } from './brochure';
import type { FloorUnits } from './floor-units';
import { ProjectFacts, UnitsSummary } from './project-facts';
import { UnitsTable } from './units-table';

export interface ProjectPageProps {
  ctx: RequestContext;
  project: Project;
  units: ProjectUnits;
  floors: readonly FloorUnits[];
  /** The IDs of the units that fit the criteria of the address; undefined if it has none. */
  fitting: ReadonlySet<number> | undefined;
  steps: readonly BreadcrumbStep[];
  contact: Omit<ContactCardProps, 'ctx'>;
  structuredData: Record<string, unknown>;
}

/** The page of a project: description, units, plans, documents (§3, project). */
export function ProjectPage(props: ProjectPageProps) {
  const { ctx, project, units, floors, fitting, steps, contact, structuredData } = props;
  const { t, snapshot, language } = ctx;
  const { listings } = snapshot.site.configuration;
  const lang = project.language === language ? undefined : project.language;
  const textLang = getTextLang(project, language);
  const plans = getFloorPlans(project);
  const located = { ...project, PublishAddress: project.PublicAddress };
  const address = formatAddress(located, { listings, language });
  const isLocated = findMapLocation(located, snapshot.site.towns) !== undefined;
  return (
    <div className="page property">
      <Breadcrumb ctx={ctx} steps={steps} />
      <PaintedWhole id="offer" />
      <div id="offer" className="offer">
        <TitleCard ctx={ctx} {...contact}>
          <p className="title-card__place">
            {[t('SALE_KIND_NEW_CONSTRUCTION'), !isForSale(project) && t('FOR_RENT'), address]
              .filter(Boolean)
              .join(', ')}
          </p>
          <h1 lang={textLang}>{project.Name}</h1>
          {isHttpUrl(project.ExternalWeb) && (
            <p className="title-card__note">
              <Link href={project.ExternalWeb} t={t}>
                {t('PROJECT_WEBSITE')}
              </Link>
            </p>
          )}
        </TitleCard>
        <Mosaic
          pictures={getPhotos(project)}
          title={project.Name}
          language={project.language}
          ctx={ctx}
        >
          <PlansLink plans={plans} t={t} />
        </Mosaic>
      </div>
      <ProjectFacts {...{ ctx, project, units }} id="key-facts" />
      <div className="property__columns">
        <div className="property__main">
          {project.Description && (
            <section className="property__description" aria-label={t('PROJECT_DESCRIPTION')}>
              <Prose ctx={ctx} text={project.Description} lang={textLang} />
            </section>
          )}
        </div>
        <ContactCard ctx={ctx} {...contact} />
      </div>
      <section className="section" aria-labelledby="units">
        <h2 id="units">{t('PROJECT_UNITS')}</h2>
        <UnitsSummary {...{ ctx, units }} fitting={fitting?.size} />
        {floors.length > 0 ? (
          <>
            <UnitsTable {...{ ctx, floors, fitting }} />
            <p className="note">
              {t(units.isVatIncluded ? 'PROJECT_PRICE_NOTICE_VAT' : 'PROJECT_PRICE_NOTICE')}
            </p>
          </>
        ) : (
          <p>{t('NO_CONSTRUCTIONS')}</p>
        )}
      </section>
      <div className="project__sections">
        {(project.Situation || isLocated) && (
          <section aria-labelledby="location">
            <h2 id="location">{t('PROJECT_SITUATION')}</h2>
            {project.Situation && <Prose ctx={ctx} text={project.Situation} lang={lang} />}
            {isLocated && <LocationMap ctx={ctx} record={located} />}
          </section>
        )}
        {ASPECTS.map(({ field, title }) =>
          project[field] ? (
            <section key={field} aria-labelledby={field}>
              <h2 id={field}>{t(title)}</h2>
              <Prose ctx={ctx} text={project[field]} lang={lang} />
            </section>
          ) : null,
        )}
        <section aria-labelledby="documents">
          <h2 id="documents">{t('PROJECT_DOCUMENTS')}</h2>
          <DocumentList
            documents={project.Documents}
            requestHref={ctx.href.page('/request-project-documents/', { project: project.ID })}
            readName={(name) => readCatalogueWord(ctx, 'Documents', name, project.language)}
            t={t}
          />
        </section>
      </div>
      <FloorPlans plans={plans} title={project.Name} language={project.language} ctx={ctx} />
      <ContactBar ctx={ctx} {...contact} />
      {!isSoldOut(units) && <ProjectBrochure {...{ ctx, project, units, floors, contact }} />}
      <StructuredData data={structuredData} />
    </div>
  );
}

/** The texts of a project below its situation, in the order of the page (§3, detail aspects). */
const ASPECTS: readonly {
  field: 'Technical' | 'Delivery' | 'Planning' | 'PriceList';
  title: TextKey;
}[] = [
  { field: 'Technical', title: 'PROJECT_TECHNICAL' },
  { field: 'Delivery', title: 'PROJECT_DELIVERY' },
  { field: 'Planning', title: 'PROJECT_PLANNING' },
  { field: 'PriceList', title: 'PROJECT_PRICE_LIST' },
];

const isHttpUrl = (url: string): boolean => /^https?:\/\//i.test(url);
