import { findListingIds } from '../../../domain/catalogue/listing/listing';
import type { ListingQuery } from '../../../domain/catalogue/listing/listing-query';
import { findOfferedSection } from '../../../domain/catalogue/property-counts';
import { LAND_CATEGORY } from '../../../domain/catalogue/property-kind';
import type { ListingSection } from '../../../domain/routing/section';
import { findModuleSection } from '../../../domain/site/module-section';
import { ProjectCard } from '../../../views/cards/project-card';
import { CardGrid, renderPropertyCards } from '../../../views/cards/property-cards';
import type { ModuleProps } from './module-renderer';
import { Slider } from './slider';

const SECTION_QUERIES: Record<ListingSection, ListingQuery> = {
  '/for-sale/': { goal: 'sale' },
  '/for-rent/': { goal: 'rent' },
  '/Bouwgrond/': { goal: 'sale', types: [LAND_CATEGORY] },
};

/** Renders the newest listings of a section, at most `maxItems` (§9); of an office that only lets or only sells, those that it has. */
export async function renderPropertyList({ ctx, module, original }: ModuleProps) {
  const { snapshot, catalogueLanguage, t } = ctx;
  const section = findOfferedSection(
    snapshot.catalogue.counts,
    findModuleSection(module, original) ?? '/for-sale/',
  );
  const newest = findListingIds(
    snapshot.catalogue.index,
    SECTION_QUERIES[section],
    catalogueLanguage,
    module.maxItems,
  );
  const cards = await renderPropertyCards(ctx, newest);
  if (cards.length === 0) return <p>{t('NO_PROPERTIES_YET')}</p>;
  if (module.view === 'slider-view')
    return (
      <Slider
        t={t}
        label={ctx.localize(module.title).text || t('SLIDER_LABEL')}
        columns={module.numberItemOfRow}
        items={cards.map(({ id, html }) => ({
          key: id,
          node: <RenderedPropertyCard html={html} />,
        }))}
      />
    );
  return <CardGrid cards={cards} columns={module.numberItemOfRow} />;
}

/** A rendered card as a slide. */
const RenderedPropertyCard = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by renderPropertyCards
  <div dangerouslySetInnerHTML={{ __html: html }} />
);

/** Renders the new-build projects in the catalogue language, at most `maxItems` (§2.6, §8). */
export function renderProjectList({ ctx, module, heading }: ModuleProps) {
  const { snapshot, catalogueLanguage, t } = ctx;
  const projects = snapshot.catalogue.projects
    .filter(({ language }) => language === catalogueLanguage)
    .slice(0, module.maxItems);
  if (projects.length === 0) return <p>{t('NO_PROJECT_MESSAGE')}</p>;
  return (
    <ul className={`module-grid module-grid--wide module-grid--${module.numberItemOfRow}`}>
      {projects.map((project) => (
        <li key={project.ID}>
          <ProjectCard ctx={ctx} project={project} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
