import { categoriesOf } from '../../../../domain/catalogue/property';
import type { Finding, Rule } from './finding';
import { error, warning } from './finding';

const SUMMARIES = 'catalogue/properties.json';
const DETAILS = 'catalogue/property-details.json';
const PROJECTS = 'catalogue/projects.json';
const CATEGORIES = 'catalogue/webIDs.json';
const CITIES = 'catalogue/citys.json';
const TOWNS = 'site/towns.json';
const TEAM = 'site/team.json';
const ARTICLES = 'site/articles.json';
const ARTICLE_CATEGORIES = 'site/article-categories.json';

/** What the catalogue's records name is there: types, projects, towns, managers, documents. */
export const REFERENCES: readonly Rule[] = [
  {
    whole: [CATEGORIES],
    *find({ source }) {
      const known = new Set(source[CATEGORIES].map(({ WebID }) => Number(WebID)));
      for (const property of source[SUMMARIES]) {
        const listed = property.WebIDs?.trim() ? 'WebIDs' : 'WebID';
        for (const webId of new Set([property.WebID, ...categoriesOf(property)])) {
          if (known.has(webId)) continue;
          const field = webId === property.WebID ? 'WebID' : listed;
          yield error(
            SUMMARIES,
            nameOf(property),
            field,
            `names type ${webId}, which ${CATEGORIES} does not hold`,
          );
        }
      }
    },
  },
  {
    whole: [PROJECTS],
    *find({ source }) {
      const known = new Set(source[PROJECTS].map(({ ID }) => ID));
      for (const property of source[SUMMARIES]) {
        const { ProjectID } = property;
        if (ProjectID === undefined || known.has(ProjectID)) continue;
        yield error(
          SUMMARIES,
          nameOf(property),
          'ProjectID',
          `names project ${ProjectID}, which ${PROJECTS} does not hold`,
        );
      }
    },
  },
  { whole: [CITIES], find: ({ source }) => lostTowns(source, CITIES, error) },
  { whole: [TOWNS], find: ({ source }) => lostTowns(source, TOWNS, warning) },
  {
    whole: [TEAM],
    *find({ source }) {
      const known = new Set(source[TEAM].map(({ id }) => id));
      for (const [file, record, ManagerID] of [
        ...source[DETAILS].map((detail) => [DETAILS, nameOf(detail), detail.ManagerID] as const),
        ...source[PROJECTS].map(
          (own) => [PROJECTS, `project ${nameOf(own)}`, own.ManagerID] as const,
        ),
      ]) {
        if (ManagerID === undefined || known.has(ManagerID)) continue;
        yield error(file, record, 'ManagerID', `names ${ManagerID}, whom ${TEAM} does not hold`);
      }
    },
  },
  {
    whole: [],
    *find({ source, documents }) {
      for (const [file, record, Documents] of [
        ...source[DETAILS].map((detail) => [DETAILS, nameOf(detail), detail.Documents] as const),
        ...source[PROJECTS].map(
          (own) => [PROJECTS, `project ${nameOf(own)}`, own.Documents] as const,
        ),
      ]) {
        for (const [index, { File }] of Documents.entries()) {
          if (documents.has(File)) continue;
          yield error(
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
    whole: [ARTICLE_CATEGORIES],
    *find({ source }) {
      const known = new Set(source[ARTICLE_CATEGORIES].map(({ ID }) => ID));
      for (const { id, category } of source[ARTICLES]) {
        if (known.has(category)) continue;
        yield error(
          ARTICLES,
          `article ${id}`,
          'category',
          `names category ${category}, which ${ARTICLE_CATEGORIES} does not hold`,
        );
      }
      for (const { ID, ParentID } of source[ARTICLE_CATEGORIES]) {
        if (ParentID === 0 || known.has(ParentID)) continue;
        yield error(
          ARTICLE_CATEGORIES,
          `article category ${ID}`,
          'ParentID',
          `names category ${ParentID}, which is not there`,
        );
      }
    },
  },
];

type Source = Parameters<Rule['find']>[0]['source'];

/** A town missing in citys.json is most likely misspelt; one without coordinates has no place on the map. */
function* lostTowns(
  source: Source,
  file: typeof CITIES | typeof TOWNS,
  finding: typeof error,
): Iterable<Finding> {
  const known = new Set<string>(source[file].map(({ Name, Zip }) => `${Name} ${Zip}`));
  const towns = [
    ...source[SUMMARIES].map((property) => [SUMMARIES, nameOf(property), property] as const),
    ...source[PROJECTS].map((own) => [PROJECTS, `project ${nameOf(own)}`, own] as const),
  ];
  for (const [own, record, { City, Zip }] of towns) {
    const town = `${City} ${Zip}`;
    if (!known.has(town))
      yield finding(own, record, 'City', `names ${town}, which ${file} does not hold`);
  }
}

const nameOf = ({ ID, language }: { ID: number; language: string }) => `${ID} ${language}`;
