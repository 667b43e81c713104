import * as v from 'valibot';
import { City } from '../../../domain/catalogue/city';
import { Project } from '../../../domain/catalogue/project';
import { PropertyCategory } from '../../../domain/catalogue/property-category';
import { PropertyDetail } from '../../../domain/catalogue/property-detail';
import { PropertySummary } from '../../../domain/catalogue/property-summary';
import { BaseMap } from '../../../domain/map/base-map';
import { Article, ArticleCategory } from '../../../domain/site/article';
import { CityCentre } from '../../../domain/site/city-centre';
import { Configuration } from '../../../domain/site/configuration/configuration';
import { MenuPage } from '../../../domain/site/menu';
import { OwnTexts } from '../../../domain/site/own-texts';
import { RouteMapEntry } from '../../../domain/site/route-map';
import type { SafeCss } from '../../../domain/site/safe-css';
import { SoldHome } from '../../../domain/site/sold-home';
import { Synonym } from '../../../domain/site/synonym';
import { TeamMember } from '../../../domain/site/team';
import { TownText } from '../../../domain/site/town-text';
import type { SiteOrigin } from '../manifest';
import type { PropertyTotals } from './check/property-totals';
import { OwnDrawing } from './own-drawing';
import type { PropertyFile } from './property-files';

/**
 * The files of a snapshot's directory and the schema of each (docs/data.md): an array of records, or
 * one object: the configuration, and the agency's own texts.
 */
export const SNAPSHOT_FILE_SCHEMAS = {
  'catalogue/properties.json': v.array(PropertySummary),
  'catalogue/property-details.json': v.array(PropertyDetail),
  'catalogue/projects.json': v.array(Project),
  'catalogue/webIDs.json': v.array(PropertyCategory),
  'catalogue/citys.json': v.array(City),
  'catalogue/citysSale.json': v.array(City),
  'catalogue/citysRent.json': v.array(City),
  'catalogue/neighbourhoods.json': v.array(v.unknown()),
  'site/configuration.json': Configuration,
  'site/menu.json': v.array(MenuPage),
  'site/routes.json': v.array(RouteMapEntry),
  'site/articles.json': v.array(Article),
  'site/article-categories.json': v.array(ArticleCategory),
  'site/team.json': v.array(TeamMember),
  'site/towns.json': v.array(CityCentre),
  'site/synonyms.json': v.array(Synonym),
  'site/texts.json': OwnTexts,
  'site/town-texts.json': v.array(TownText),
  'site/sold.json': v.array(SoldHome),
  'site/base-map.json': v.pipe(v.array(BaseMap), v.maxLength(1)),
  'site/base-map.geojson': v.nullable(OwnDrawing),
} as const;

/** The files that a directory may lack, and what they hold then. */
export const OPTIONAL_FILES: ReadonlyMap<string, unknown> = new Map([
  ['site/synonyms.json', []],
  ['site/texts.json', {}],
  ['site/town-texts.json', []],
  ['site/sold.json', []],
  ['site/base-map.json', []],
  ['site/base-map.geojson', null],
]);

export type SnapshotFile = keyof typeof SNAPSHOT_FILE_SCHEMAS;

/** The parsed files of a snapshot's directory. */
export type SnapshotSource = {
  [File in SnapshotFile]: v.InferOutput<(typeof SNAPSHOT_FILE_SCHEMAS)[File]>;
};

/** The parsed files that are small at any number of properties. */
export type SiteSource = Omit<SnapshotSource, PropertyFile>;

/**
 * The summaries and details of some properties: all records of an id are in one slice, and so are all
 * ids that end in the same bits, which is how buckets are made (bucket.ts).
 */
export type PropertySlice = Pick<SnapshotSource, PropertyFile>;

/** The input of `compileSnapshot`: checked files, and the css of menu pages made safe. */
export interface CompilableSource extends SiteSource {
  /** Gone through several times; only one slice need be in memory. */
  slices: Iterable<PropertySlice>;
  totals: PropertyTotals;
  safeCss?: SafeCss;
  /** Where the site's content comes from, if not from the directory. */
  origin?: SiteOrigin;
  /** The file of the agency's card for shared links. */
  shareCard?: string | undefined;
}
