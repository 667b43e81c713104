import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { COST_RULE_FILES } from '../../../src/domain/costs/cost-rule-files';
import { toBrusselsDay } from '../../../src/domain/format/brussels-day';
import { checkParsedSnapshot } from '../../../src/platform/snapshot/build/check';
import { checkCostRules } from '../../../src/platform/snapshot/build/check/cost-rules';
import type { Finding } from '../../../src/platform/snapshot/build/check/finding';
import {
  createErrorFinding,
  createWarningFinding,
} from '../../../src/platform/snapshot/build/check/finding';
import type { RawSnapshotFiles } from '../../../src/platform/snapshot/build/check/parse-files';
import { isPropertyFile } from '../../../src/platform/snapshot/build/property-files';
import type { CompilableSource, SnapshotFile } from '../../../src/platform/snapshot/build/source';
import { OPTIONAL_FILES, SNAPSHOT_FILE_SCHEMAS } from '../../../src/platform/snapshot/build/source';
import { locateSyntaxError } from './json-syntax-error';
import { collectSafeCss, PAGE_CSS_RULE } from './page-css/page-css';
import { createPictureRule } from './picture-rule';
import { describeReadError, isMissingFile, readProperties } from './read-properties';
import { createAgencyCard } from './share-card/agency-card';

/** The content of a snapshot's directory after the checks (docs/interfaces.md, "A snapshot's directory"). */
export interface SnapshotDirectory {
  findings: Finding[];
  /** Undefined if there are errors. */
  source: CompilableSource | undefined;
  /** The content hash of each document, by its path below documents/. */
  documents: Record<string, string>;
}

/**
 * Reads and checks a snapshot's directory: its JSON, with syntax errors by line, and the hashes of its
 * documents. The properties are read in slices of about `sliceBytes`. Rejects with an Error only if it is
 * not a directory.
 */
export async function readSnapshotDirectory(
  directory: string,
  sliceBytes?: number,
): Promise<SnapshotDirectory> {
  if (!(await stat(directory)).isDirectory()) throw new Error(`${directory} is not a directory`);
  const findings: Finding[] = [];
  const files: RawSnapshotFiles = {};
  const properties = await readProperties(directory, findings, sliceBytes);
  for (const file of Object.keys(SNAPSHOT_FILE_SCHEMAS) as SnapshotFile[]) {
    if (isPropertyFile(file)) continue;
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
  const documents: Record<string, string> = {};
  for (const path of await listFilesRecursively(join(directory, 'documents'))) {
    documents[path] = hashDocument(await readFile(join(directory, 'documents', path)));
  }
  findings.push(...checkCostRules(COST_RULE_FILES, toBrusselsDay(new Date())));
  const pictures = await listFilesRecursively(join(directory, 'pictures'));
  const siteMedia = await listFilesRecursively(join(directory, 'media'));
  const checked = checkParsedSnapshot({
    parsed: properties.parser.parseSite(files),
    slices: properties.slices,
    totals: properties.totals,
    documents: new Set(Object.keys(documents)),
    readFindings: findings,
    extraRules: [PAGE_CSS_RULE, createPictureRule(pictures, siteMedia)],
  });
  const source = checked.source && {
    ...checked.source,
    safeCss: collectSafeCss(checked.source['site/menu.json']),
    shareCard: (await createAgencyCard(checked.source['site/configuration.json']))?.file,
  };
  return { findings: checked.findings, source, documents };
}

/** Returns the content hash of a document, as src/platform/snapshot/content-hash computes it for parts. */
const hashDocument = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

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

/** Returns the sorted paths of all files below a folder; none if the folder is missing. */
async function listFilesRecursively(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}
