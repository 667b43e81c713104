import { getCategories } from '../../../../domain/catalogue/property-kind';
import { DETAILS_FILE, SUMMARIES_FILE } from '../../../../domain/law/advertisement/property-check';
import { findCentre } from '../complete-towns';
import {
  ARTICLE_CATEGORIES_FILE,
  ARTICLES_FILE,
  CATEGORIES_FILE,
  CITIES_FILE,
  PROJECTS_FILE,
  TEAM_FILE,
  TOWNS_FILE,
} from './file-names';
import type { SnapshotRule } from './finding';
import { createErrorFinding, createFileRule, createWarningFinding } from './finding';
import { getRecordName } from './record-name';

/** Checks that referenced types, projects, cities, managers, documents and categories exist. */
export const REFERENCE_RULES: readonly SnapshotRule[] = [
  {
    requiredFiles: [CATEGORIES_FILE],
    *checkProperties({ source }, slice) {
      const webIds = new Set(source[CATEGORIES_FILE].map(({ WebID }) => Number(WebID)));
      for (const property of slice[SUMMARIES_FILE]) {
        const listField = property.WebIDs?.trim() ? 'WebIDs' : 'WebID';
        for (const webId of new Set([property.WebID, ...getCategories(property)])) {
          if (webIds.has(webId)) continue;
          const field = webId === property.WebID ? 'WebID' : listField;
          yield createErrorFinding(
            SUMMARIES_FILE,
            formatRecordId(property),
            field,
            `names type ${webId}, which ${CATEGORIES_FILE} does not hold`,
          );
        }
      }
    },
  },
  {
    requiredFiles: [PROJECTS_FILE],
    *checkProperties({ source }, slice) {
      const projectIds = new Set(source[PROJECTS_FILE].map(({ ID }) => ID));
      for (const property of slice[SUMMARIES_FILE]) {
        const { ProjectID } = property;
        if (ProjectID === undefined || projectIds.has(ProjectID)) continue;
        yield createErrorFinding(
          SUMMARIES_FILE,
          formatRecordId(property),
          'ProjectID',
          `names project ${ProjectID}, which ${PROJECTS_FILE} does not hold`,
        );
      }
    },
  },
  createCityRule(CITIES_FILE, createErrorFinding),
  createCityRule(TOWNS_FILE, createWarningFinding, findCentre),
  createFileRule(
    [DETAILS_FILE, PROJECTS_FILE],
    function* (file, records, { source }) {
      const memberIds = new Set(source[TEAM_FILE].map(({ id }) => id));
      for (const record of records) {
        if (record.ManagerID === undefined || memberIds.has(record.ManagerID)) continue;
        yield createErrorFinding(
          file,
          getRecordName(file, record, 0),
          'ManagerID',
          `names ${record.ManagerID}, whom ${TEAM_FILE} does not hold`,
        );
      }
    },
    [TEAM_FILE],
  ),
  createFileRule([DETAILS_FILE, PROJECTS_FILE], function* (file, records, { documents }) {
    for (const record of records) {
      for (const [index, { File }] of record.Documents.entries()) {
        if (documents.has(File)) continue;
        yield createErrorFinding(
          file,
          getRecordName(file, record, 0),
          `Documents.${index}.File`,
          `names documents/${File}, which is not there`,
        );
      }
    }
  }),
  {
    requiredFiles: [ARTICLE_CATEGORIES_FILE],
    *check({ source }) {
      const categoryIds = new Set(source[ARTICLE_CATEGORIES_FILE].map(({ ID }) => ID));
      for (const { id, category } of source[ARTICLES_FILE]) {
        if (categoryIds.has(category)) continue;
        yield createErrorFinding(
          ARTICLES_FILE,
          `article ${id}`,
          'category',
          `names category ${category}, which ${ARTICLE_CATEGORIES_FILE} does not hold`,
        );
      }
      for (const { ID, ParentID } of source[ARTICLE_CATEGORIES_FILE]) {
        if (ParentID === 0 || categoryIds.has(ParentID)) continue;
        yield createErrorFinding(
          ARTICLE_CATEGORIES_FILE,
          `article category ${ID}`,
          'ParentID',
          `names category ${ParentID}, which is not there`,
        );
      }
    },
  },
];

/**
 * Creates the rule that finds cities missing in citys.json, probably misspelt, or in towns.json, which then have no
 * coordinates unless the tables of places know them.
 */
function createCityRule(
  cityFile: typeof CITIES_FILE | typeof TOWNS_FILE,
  createFinding: typeof createErrorFinding,
  findElsewhere: typeof findCentre = () => undefined,
): SnapshotRule {
  return createFileRule(
    [SUMMARIES_FILE, PROJECTS_FILE],
    function* (file, records, { source }) {
      const cities = new Set<string>(source[cityFile].map(({ Name, Zip }) => `${Name} ${Zip}`));
      for (const record of records) {
        // A property may have no town (§2.4).
        if (!record.City.trim()) continue;
        const city = `${record.City} ${record.Zip}`;
        if (cities.has(city) || findElsewhere({ Name: record.City, Zip: record.Zip })) continue;
        const message = `names ${city}, which ${cityFile} does not hold`;
        yield createFinding(file, getRecordName(file, record, 0), 'City', message);
      }
    },
    [cityFile],
  );
}

const formatRecordId = ({ ID, language }: { ID: number; language: string }) => `${ID} ${language}`;
