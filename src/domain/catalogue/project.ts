import * as v from 'valibot';
import { BooleanFlag } from '../language/boolean-flag';
import { CatalogueLanguage, Language } from '../language/language';
import { PropertyDocument, PropertyPicture } from './property-parts';
import { SmallPictureItem } from './property-summary';

const ProjectRecordId = v.pipe(v.number(), v.integer(), v.minValue(1));
const projectText = v.optional(v.string(), '');

/** A new-build project, one record per language (§3). Its units are the properties with its ID. */
export const Project = v.strictObject({
  ID: ProjectRecordId,
  language: CatalogueLanguage,
  /** The language of name and description if another one stands in for them (decision 53). */
  TextLanguage: v.optional(Language),
  Name: v.pipe(v.string(), v.nonEmpty()),
  Goal: v.pipe(v.number(), v.integer()),
  City: v.pipe(v.string(), v.nonEmpty()),
  Zip: v.pipe(v.string(), v.nonEmpty()),
  WebID: v.string(),
  WebIDName: v.string(),
  ProjectWebID: v.pipe(v.number(), v.integer()),
  SmallPicture: v.string(),
  SmallPictureItem: v.optional(SmallPictureItem),
  XLargePictureItem: v.optional(v.strictObject({ Url: v.string() })),
  PriceMin: v.number(),
  PriceMax: v.number(),
  PublicAddress: BooleanFlag,
  Street: projectText,
  HouseNumber: projectText,
  BoxNr: projectText,
  CountryID: v.number(),
  CountryName: projectText,
  ExternalWeb: projectText,
  Latitude: v.optional(v.number()),
  Longitude: v.optional(v.number()),

  ProjectNumber: projectText,
  Description: projectText,
  Delivery: projectText,
  DeliveryDate: v.optional(v.pipe(v.string(), v.isoDate())),
  Technical: projectText,
  Situation: projectText,
  PriceList: projectText,
  Planning: projectText,
  ManagerID: v.optional(ProjectRecordId),
  Pictures: v.optional(v.array(PropertyPicture), []),
  Documents: v.optional(v.array(PropertyDocument), []),
});
export type Project = v.InferOutput<typeof Project>;

/** Finds the record of a project in a language; undefined if there is none. */
export const findProject = <ProjectRecord extends Pick<Project, 'ID' | 'language'>>(
  projects: readonly ProjectRecord[],
  id: number | undefined,
  language: CatalogueLanguage,
): ProjectRecord | undefined =>
  projects.find((project) => project.ID === id && project.language === language);
