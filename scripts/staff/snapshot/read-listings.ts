import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '../../../src/platform/snapshot/build/check/finding';
import { createErrorFinding } from '../../../src/platform/snapshot/build/check/finding';
import { ListingTotals } from '../../../src/platform/snapshot/build/check/listing-totals';
import { SnapshotParser } from '../../../src/platform/snapshot/build/check/parse-files';
import type { ListingFile } from '../../../src/platform/snapshot/build/listing-files';
import { LISTING_FILES } from '../../../src/platform/snapshot/build/listing-files';
import { JsonSyntaxError, NoListError, readJsonRecords } from './json-records';
import { ListingSpool } from './listing-spool';

/** The listings of a directory: what a check of it begins with. */
export interface ReadListings {
  /** Has parsed the files of the listings, and parses the others. */
  parser: SnapshotParser;
  slices: ListingSpool;
  totals: ListingTotals;
}

/**
 * Reads the files of the listings record by record and sorts the valid ones into slices. Adds to
 * `findings` what cannot be read.
 */
export async function readListings(
  directory: string,
  findings: Finding[],
  sliceBytes?: number,
): Promise<ReadListings> {
  const parser = new SnapshotParser();
  const totals = new ListingTotals();
  const slices = new ListingSpool(await measureFiles(directory), sliceBytes);
  for (const file of LISTING_FILES) {
    const problem = await readListingFile(directory, file, { parser, slices, totals });
    if (!problem) continue;
    slices.drop(file);
    findings.push(problem);
  }
  slices.end(totals.summaries / 2);
  return { parser, slices, totals };
}

async function readListingFile(
  directory: string,
  file: ListingFile,
  { parser, slices, totals }: ReadListings,
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
    LISTING_FILES.map((file) =>
      stat(join(directory, file)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
