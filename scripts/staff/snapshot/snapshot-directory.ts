import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Override } from '../../../src/domain/catalogue/overrides/apply-override';
import { COST_RULE_FILES } from '../../../src/domain/costs/cost-rule-files';
import { toBrusselsDay } from '../../../src/domain/format/brussels-day';
import { listPictureSizes } from '../../../src/domain/images/own-media';
import { checkParsedSnapshot } from '../../../src/platform/snapshot/build/check';
import { checkCostRules } from '../../../src/platform/snapshot/build/check/cost-rules';
import type { Finding } from '../../../src/platform/snapshot/build/check/finding';
import {
  createErrorFinding,
  createWarningFinding,
} from '../../../src/platform/snapshot/build/check/finding';
import type {
  ParsedSnapshotFiles,
  RawSnapshotFiles,
} from '../../../src/platform/snapshot/build/check/parse-files';
import { findPictureNames } from '../../../src/platform/snapshot/build/check/property-totals';
import type { SettledOverride } from '../../../src/platform/snapshot/build/override-slices';
import {
  OverriddenSlices,
  settleOverrides,
} from '../../../src/platform/snapshot/build/override-slices';
import {
  isPropertyFile,
  PROPERTY_FILES,
} from '../../../src/platform/snapshot/build/property-files';
import type {
  CompilableSource,
  PropertySlice,
  SnapshotFile,
} from '../../../src/platform/snapshot/build/source';
import { OPTIONAL_FILES, SNAPSHOT_FILE_SCHEMAS } from '../../../src/platform/snapshot/build/source';
import type { ContentFiles } from '../../../src/platform/snapshot/site-files';
import { locateSyntaxError } from './json-syntax-error';
import type { KeptSite } from './kept-site';
import { collectSafeCss, PAGE_CSS_RULE } from './page-css/page-css';
import { createPictureRule } from './picture-rule';
import { describeReadError, isMissingFile, readProperties } from './read-properties';
import { createAgencyCard } from './share-card/agency-card';
import { findLinks, hashDocuments, listFilesRecursively } from './snapshot-folders';

/** The content of a snapshot's directory after the checks (docs/interfaces.md, "A snapshot's directory"). */
export interface SnapshotDirectory {
  findings: Finding[];
  /** Undefined if there are errors. */
  source: CompilableSource | undefined;
  /** The content hash of each document, by its path below documents/. */
  documents: Record<string, string>;
  /** What became of what the office says of listings. */
  settled: SettledOverride[];
}

/** What stands beside a directory when it is read. */
interface ReadingOptions {
  sliceBytes?: number;
  kept?: KeptSite | undefined;
  /** What the office says of listings: in place of what the directory says, while it holds. */
  overrides?: readonly Override[];
}

/**
 * Reads and checks a snapshot's directory: its JSON, with syntax errors by line, and the hashes of its
 * documents. The properties are read in slices of about `sliceBytes`; `kept` stands in place of its site. Rejects with an Error only if it is
 * not a directory.
 */
export async function readSnapshotDirectory(
  directory: string,
  { sliceBytes, kept, overrides = [] }: ReadingOptions = {},
): Promise<SnapshotDirectory> {
  if (!(await stat(directory)).isDirectory()) throw new Error(`${directory} is not a directory`);
  const findings: Finding[] = [];
  const files: RawSnapshotFiles = {};
  const properties = await readProperties(directory, findings, sliceBytes);
  for (const file of Object.keys(SNAPSHOT_FILE_SCHEMAS) as SnapshotFile[]) {
    if (isPropertyFile(file)) continue;
    if (kept && file in kept.files) {
      files[file] = kept.files[file as keyof ContentFiles];
      continue;
    }
    const result = await readJsonFile(join(directory, file), file);
    if ('isMissing' in result && OPTIONAL_FILES.has(file)) files[file] = OPTIONAL_FILES.get(file);
    else if ('finding' in result) findings.push(result.finding);
    else files[file] = result.json;
  }
  for (const file of await listUnknownFiles(directory)) {
    findings.push(
      createWarningFinding(file, '', '', 'is not a file of a snapshot and will not be loaded'),
    );
  }
  const documents = await hashDocuments(directory, findings);
  findings.push(...(await findLinks(directory)));
  findings.push(...checkCostRules(COST_RULE_FILES, toBrusselsDay(new Date())));
  // What the desk named it stored itself, where the directory has no file of it.
  const ofDesk = findPictureNames([kept?.files, overrides.map(({ value }) => value)]);
  const pictures = [
    ...(await listFilesRecursively(join(directory, 'pictures'))),
    ...ofDesk.flatMap((name) => listPictureSizes(name).map(({ file }) => file)),
  ];
  const siteMedia = await listFilesRecursively(join(directory, 'media'));
  const parsed = properties.parser.parseSite(files);
  const { slices, settled } = applyOverrides(properties.slices, parsed, overrides);
  const held = settled.filter(({ settlement }) => settlement === 'held');
  for (const name of findPictureNames(held.map(({ override }) => override.value)))
    properties.totals.pictureNames.add(name);
  const checked = checkParsedSnapshot({
    ...{ parsed, slices },
    totals: properties.totals,
    documents: new Set(Object.keys(documents)),
    readFindings: findings,
    extraRules: [PAGE_CSS_RULE, createPictureRule(pictures, siteMedia)],
  });
  const source = checked.source && {
    ...checked.source,
    safeCss: kept?.safeCss ?? collectSafeCss(checked.source['site/menu.json']),
    ...(kept && { origin: kept.origin }),
    shareCard: (await createAgencyCard(checked.source['site/configuration.json']))?.file,
  };
  return { findings: checked.findings, source, documents, settled };
}

/** Puts what the office says of listings in place of what a directory says; not where its settings cannot be read. */
function applyOverrides(
  slices: Iterable<PropertySlice>,
  { source, validFiles }: ParsedSnapshotFiles,
  overrides: readonly Override[],
): { slices: Iterable<PropertySlice>; settled: SettledOverride[] } {
  const isReadable =
    validFiles.has('site/configuration.json') &&
    PROPERTY_FILES.every((file) => validFiles.has(file));
  if (overrides.length === 0 || !isReadable) return { slices, settled: [] };
  const { listings } = source['site/configuration.json'];
  const context = { listings, team: source['site/team.json'] };
  const settled = settleOverrides(slices, overrides, context);
  const held = settled.filter(({ settlement }) => settlement === 'held');
  const own = held.map(({ override }) => override);
  return { slices: new OverriddenSlices(slices, own, context), settled };
}

async function readJsonFile(
  path: string,
  file: string,
): Promise<{ json: unknown } | { finding: Finding; isMissing?: true }> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(await readFile(path));
  } catch (problem) {
    const isMissing = isMissingFile(problem);
    const message = describeReadError(problem);
    return { ...(isMissing && { isMissing }), finding: createErrorFinding(file, '', '', message) };
  }
  try {
    return { json: JSON.parse(text) };
  } catch (problem) {
    const { line, message } = locateSyntaxError(text, String((problem as Error).message));
    return { finding: createErrorFinding(file, line, '', `is not valid JSON: ${message}`) };
  }
}

/** Returns the files in catalogue/ and site/ that no snapshot has: most likely their names are misspelt. */
async function listUnknownFiles(directory: string): Promise<string[]> {
  const paths = await Promise.all(
    ['catalogue', 'site'].map(async (folder) =>
      (await listFilesRecursively(join(directory, folder))).map((path) => `${folder}/${path}`),
    ),
  );
  return paths.flat().filter((path) => !(path in SNAPSHOT_FILE_SCHEMAS));
}
