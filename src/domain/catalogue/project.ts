import * as v from 'valibot';
import { Flag } from '../language/flag';
import { CatalogueLanguage } from '../language/language';
import { Picture, PropertyDocument, SmallPictureItem } from './property';

const Id = v.pipe(v.number(), v.integer(), v.minValue(1));
const text = v.optional(v.string(), '');

/** A new-build project, one record per language (§3). Its units are the properties that carry its ID. */
export const Project = v.strictObject({
  ID: Id,
  language: CatalogueLanguage,
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
  PublicAddress: Flag,
  Street: text,
  HouseNumber: text,
  BoxNr: text,
  CountryID: v.number(),
  CountryName: text,
  ExternalWeb: text,
  Latitude: v.optional(v.number()),
  Longitude: v.optional(v.number()),

  ProjectNumber: text,
  Description: text,
  Delivery: text,
  DeliveryDate: v.optional(v.pipe(v.string(), v.isoDate())),
  Technical: text,
  Situation: text,
  PriceList: text,
  Planning: text,
  ManagerID: v.optional(Id),
  Pictures: v.optional(v.array(Picture), []),
  Documents: v.optional(v.array(PropertyDocument), []),
});
export type Project = v.InferOutput<typeof Project>;

/** The record of a project in a language; undefined where there is none. */
export const projectIn = <Known extends Pick<Project, 'ID' | 'language'>>(
  projects: readonly Known[],
  id: number | undefined,
  spoken: CatalogueLanguage,
): Known | undefined => projects.find(({ ID, language }) => ID === id && language === spoken);
