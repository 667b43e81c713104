import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '../../../src/platform/snapshot/build/check/finding';
import { createErrorFinding } from '../../../src/platform/snapshot/build/check/finding';
import { SnapshotParser } from '../../../src/platform/snapshot/build/check/parse-files';
import { PropertyTotals } from '../../../src/platform/snapshot/build/check/property-totals';
import type { PropertyFile } from '../../../src/platform/snapshot/build/property-files';
import { PROPERTY_FILES } from '../../../src/platform/snapshot/build/property-files';
import { JsonSyntaxError, NoListError, readJsonRecords } from './json-records';
import { PropertySpool } from './property-spool';

/** The properties of a directory: what a check of it begins with. */
export interface ReadProperties {
  /** Has parsed the files of the properties, and parses the others. */
  parser: SnapshotParser;
  slices: PropertySpool;
  totals: PropertyTotals;
}

/**
 * Reads the files of the properties record by record and sorts the valid ones into slices. Adds to
 * `findings` what cannot be read.
 */
export async function readProperties(
  directory: string,
  findings: Finding[],
  sliceBytes?: number,
): Promise<ReadProperties> {
  const parser = new SnapshotParser();
  const totals = new PropertyTotals();
  const slices = new PropertySpool(await measureFiles(directory), sliceBytes);
  for (const file of PROPERTY_FILES) {
    const problem = await readPropertyFile(directory, file, { parser, slices, totals });
    if (!problem) continue;
    slices.drop(file);
    findings.push(problem);
  }
  slices.end(totals.summaries / 2);
  return { parser, slices, totals };
}

async function readPropertyFile(
  directory: string,
  file: PropertyFile,
  { parser, slices, totals }: ReadProperties,
): Promise<Finding | undefined> {
  let index = 0;
  try {
    parser.beginList(file);
    for await (const record of readJsonRecords(join(directory, file))) {
      parser.parseRecord(file, record, index, (parsed) => {
        slices.add(file, parsed as { ID: number });
        totals.add(file, parsed);
      });
      index++;
    }
    return undefined;
  } catch (problem) {
    parser.giveUp(file);
    if (problem instanceof NoListError) {
      parser.refuseList(file);
      return undefined;
    }
    if (problem instanceof JsonSyntaxError)
      return createErrorFinding(file, problem.line, '', `is not valid JSON: ${problem.message}`);
    return createErrorFinding(file, '', '', describeReadError(problem));
  }
}

export const isMissingFile = (problem: unknown): boolean =>
  (problem as NodeJS.ErrnoException).code === 'ENOENT';

/** Says why a file cannot be read. */
export const describeReadError = (problem: unknown): string =>
  isMissingFile(problem) ? 'is missing' : `cannot be read: ${problem}`;

async function measureFiles(directory: string): Promise<number> {
  const sizes = await Promise.all(
    PROPERTY_FILES.map((file) =>
      stat(join(directory, file)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
