import type { ListingIndex } from '../../../domain/catalogue/listing/listing-index';
import { openListingIndex } from '../../../domain/catalogue/listing/open-index';
import type { Project } from '../../../domain/catalogue/project';
import { findProjectUnits } from '../../../domain/catalogue/project-units';
import type { PropertyCardRecord } from '../../../domain/catalogue/property-card';
import type { Language } from '../../../domain/language/language';
import { toCatalogueLanguage } from '../../../domain/language/language';
import { getLanguagesInUse } from '../../../domain/site/configuration/language-settings';
import { createPageIndex } from '../../../domain/site/menu-routes';
import type { CardFacts } from '../../../domain/site/share-card';
import {
  describeMailPicture,
  describePictureCard,
  describeProjectCard,
  describePropertyCard,
  describeTownCard,
  getCardColors,
} from '../../../domain/site/share-card';
import type { Site } from '../../../domain/site/site';
import { getSiteTranslator } from '../../../domain/site/site-texts';
import { getTowns } from '../../../domain/site/towns';
import { parseRecords } from '../bucket';
import type { Manifest } from '../manifest';
import { nameShareCard } from '../share-card-name';

/** A card of a version: the name of its file, and what it shows. */
export interface NamedCard {
  file: string;
  facts: CardFacts;
}

/** The parts of a version that cards are made from, and a reader of them. */
interface CardSource {
  parts: Pick<Manifest['parts'], 'site' | 'index' | 'projects' | 'summaries'>;
  read: (hash: string) => Uint8Array | undefined;
}

/**
 * Lists the cards of a version's properties, projects, towns, articles and pages, in each language in use, and the
 * properties' pictures for mails; equal ones come more than once. One bucket of records is in memory at a time.
 */
export async function* listShareCards({ parts, read }: CardSource): AsyncIterable<NamedCard> {
  const readText = (hash: string) => new TextDecoder().decode(read(hash));
  const site = JSON.parse(readText(parts.site)) as Site;
  const index = openListingIndex(read(parts.index) as Uint8Array);
  const shown = new Set(index.columns.id);
  const { configuration } = site;
  const colors = getCardColors(configuration);
  const languages = getLanguagesInUse(configuration.language);
  for (const facts of describeSiteCards(site, index, JSON.parse(readText(parts.projects))))
    if (facts) yield { facts, file: await nameShareCard(facts, colors) };
  for (const catalogueLanguage of ['nl', 'fr'] as const)
    for (const hash of parts.summaries[catalogueLanguage])
      for (const record of parseRecords(readText(hash)).values() as Iterable<PropertyCardRecord>) {
        if (!shown.has(record.ID)) continue;
        const described = languages
          .filter((language) => toCatalogueLanguage(language) === catalogueLanguage)
          .map((language) => describePropertyCard(record, toWording(site, language)));
        for (const facts of [describeMailPicture(record, configuration.listings), ...described])
          if (facts) yield { facts, file: await nameShareCard(facts, colors) };
      }
}

function* describeSiteCards(
  site: Site,
  index: ListingIndex,
  projects: readonly Project[],
): Iterable<CardFacts | undefined> {
  const { configuration } = site;
  for (const town of getTowns(site).values()) yield describeTownCard(town, configuration);
  for (const picture of listPagePictures(site)) yield describePictureCard(picture);
  for (const language of getLanguagesInUse(configuration.language))
    for (const project of projects)
      if (project.language === toCatalogueLanguage(language))
        yield describeProjectCard(
          project,
          findProjectUnits(index, project.ID),
          toWording(site, language),
        );
}

/** Lists the pictures that articles, pages and the site name for shared links. */
const listPagePictures = ({ articles, menu, routes, configuration: { seo } }: Site) => [
  ...articles.map(({ image }) => image?.url),
  ...[...createPageIndex(menu, routes).originals.keys()].flatMap(({ params }) => [
    params.image?.url,
    ...Object.values(params.metadata).flatMap((metadata) => [
      metadata?.metadataOGImage,
      metadata?.metadataTwitterImage,
    ]),
  ]),
  ...Object.values(seo).map((settings) => settings?.image?.url),
];

const toWording = (site: Site, language: Language) => ({
  listings: site.configuration.listings,
  t: getSiteTranslator(site, language),
});
