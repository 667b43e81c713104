import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { Project } from '../../../../src/domain/catalogue/project';
import { PropertyDetail } from '../../../../src/domain/catalogue/property-detail';
import type { PropertySummary as Summary } from '../../../../src/domain/catalogue/property-summary';
import { PropertySummary } from '../../../../src/domain/catalogue/property-summary';

export const DATA_DIRECTORY = join(import.meta.dirname, '../../../../data');
export const readDataJson = (file: string): unknown =>
  JSON.parse(readFileSync(join(DATA_DIRECTORY, file), 'utf8'));

export const summaries = v.parse(
  v.array(PropertySummary),
  readDataJson('catalogue/properties.json'),
);
export const details = v.parse(
  v.array(PropertyDetail),
  readDataJson('catalogue/property-details.json'),
);
export const projects = v.parse(v.array(Project), readDataJson('catalogue/projects.json'));

export const properties = summaries.map((summary) => {
  const detail = details.find(
    ({ ID, language }) => ID === summary.ID && language === summary.language,
  );
  if (!detail) throw new Error(`${summary.ID} ${summary.language} has no detail`);
  return { ...summary, ...detail };
});
export const dutch = properties.filter(({ language }) => language === 'nl');
export const french = new Map(
  properties.filter(({ language }) => language === 'fr').map((property) => [property.ID, property]),
);
/** Returns the records that fail the predicate, as 'ID language', so that a failure names them. */
export const listFailures = <Entry extends Pick<Summary, 'ID' | 'language'>>(
  entries: readonly Entry[],
  holds: (entry: Entry) => boolean,
) => entries.filter((entry) => !holds(entry)).map(({ ID, language }) => `${ID} ${language}`);
