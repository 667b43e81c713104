import { getCategories } from '../../../../domain/catalogue/property';
import type { Finding, SnapshotRule } from './finding';
import { createErrorFinding, createWarningFinding } from './finding';

const SUMMARIES_FILE = 'catalogue/properties.json';
const DETAILS_FILE = 'catalogue/property-details.json';
const PROJECTS_FILE = 'catalogue/projects.json';
const CATEGORIES_FILE = 'catalogue/webIDs.json';
const CITIES_FILE = 'catalogue/citys.json';
const TOWNS_FILE = 'site/towns.json';
const TEAM_FILE = 'site/team.json';
const ARTICLES_FILE = 'site/articles.json';
const ARTICLE_CATEGORIES_FILE = 'site/article-categories.json';

/** Checks that referenced types, projects, cities, managers, documents and categories exist. */
export const REFERENCE_RULES: readonly SnapshotRule[] = [
  {
    requiredFiles: [CATEGORIES_FILE],
    *check({ source }) {
      const webIds = new Set(source[CATEGORIES_FILE].map(({ WebID }) => Number(WebID)));
      for (const property of source[SUMMARIES_FILE]) {
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
    *check({ source }) {
      const projectIds = new Set(source[PROJECTS_FILE].map(({ ID }) => ID));
      for (const property of source[SUMMARIES_FILE]) {
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
  {
    requiredFiles: [CITIES_FILE],
    check: ({ source }) => findUnknownCities(source, CITIES_FILE, createErrorFinding),
  },
  {
    requiredFiles: [TOWNS_FILE],
    check: ({ source }) => findUnknownCities(source, TOWNS_FILE, createWarningFinding),
  },
  {
    requiredFiles: [TEAM_FILE],
    *check({ source }) {
      const memberIds = new Set(source[TEAM_FILE].map(({ id }) => id));
      for (const [file, record, ManagerID] of [
        ...source[DETAILS_FILE].map(
          (detail) => [DETAILS_FILE, formatRecordId(detail), detail.ManagerID] as const,
        ),
        ...source[PROJECTS_FILE].map(
          (project) =>
            [PROJECTS_FILE, `project ${formatRecordId(project)}`, project.ManagerID] as const,
        ),
      ]) {
        if (ManagerID === undefined || memberIds.has(ManagerID)) continue;
        yield createErrorFinding(
          file,
          record,
          'ManagerID',
          `names ${ManagerID}, whom ${TEAM_FILE} does not hold`,
        );
      }
    },
  },
  {
    requiredFiles: [],
    *check({ source, documents }) {
      for (const [file, record, Documents] of [
        ...source[DETAILS_FILE].map(
          (detail) => [DETAILS_FILE, formatRecordId(detail), detail.Documents] as const,
        ),
        ...source[PROJECTS_FILE].map(
          (project) =>
            [PROJECTS_FILE, `project ${formatRecordId(project)}`, project.Documents] as const,
        ),
      ]) {
        for (const [index, { File }] of Documents.entries()) {
          if (documents.has(File)) continue;
          yield createErrorFinding(
            file,
            record,
            `Documents.${index}.File`,
            `names documents/${File}, which is not there`,
          );
        }
      }
    },
  },
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

type RuleSource = Parameters<SnapshotRule['check']>[0]['source'];

/** Finds cities missing in citys.json, probably misspelt, or in towns.json, which then have no coordinates. */
function* findUnknownCities(
  source: RuleSource,
  file: typeof CITIES_FILE | typeof TOWNS_FILE,
  createFinding: typeof createErrorFinding,
): Iterable<Finding> {
  const existingCities = new Set<string>(source[file].map(({ Name, Zip }) => `${Name} ${Zip}`));
  const locatedRecords = [
    ...source[SUMMARIES_FILE].map(
      (property) => [SUMMARIES_FILE, formatRecordId(property), property] as const,
    ),
    ...source[PROJECTS_FILE].map(
      (project) => [PROJECTS_FILE, `project ${formatRecordId(project)}`, project] as const,
    ),
  ];
  for (const [recordFile, record, { City, Zip }] of locatedRecords) {
    const city = `${City} ${Zip}`;
    if (!existingCities.has(city))
      yield createFinding(recordFile, record, 'City', `names ${city}, which ${file} does not hold`);
  }
}

const formatRecordId = ({ ID, language }: { ID: number; language: string }) => `${ID} ${language}`;
