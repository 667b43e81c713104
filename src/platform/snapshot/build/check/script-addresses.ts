import type { SnapshotFile } from '../source';
import { SNAPSHOT_FILE_SCHEMAS } from '../source';
import type { Finding, SnapshotRule } from './finding';
import { createErrorFinding, createFileRule } from './finding';
import { getRecordName } from './record-name';

/**
 * Refuses addresses that run code, in any field of any file: a value that is one, or one in an attribute
 * of HTML. Views show such addresses nowhere, and this keeps them out of new views too.
 */
export const SCRIPT_ADDRESS_RULE: SnapshotRule = createFileRule(
  Object.keys(SNAPSHOT_FILE_SCHEMAS) as SnapshotFile[],
  function* (file, records) {
    for (const [index, record] of records.entries())
      for (const field of findScriptAddresses(record))
        yield toFinding(file, getRecordName(file, record, index), field);
  },
);

const toFinding = (file: string, record: string, field: string): Finding =>
  createErrorFinding(file, record, field, 'is an address that runs code (javascript:, data:)');

/** Returns the dotted paths of the texts with such an address. */
function findScriptAddresses(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return runsCode(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    findScriptAddresses(inner, path ? `${path}.${key}` : key),
  );
}

/** Browsers leave out white space and control characters in the scheme of an address. */
const runsCode = (text: string): boolean => {
  const compact = text.replace(/[\p{Cc}\s]+/gu, '');
  return (
    /^(?:javascript|vbscript):/i.test(compact) ||
    /^data:(?:text\/html|image\/svg|application\/xhtml)/i.test(compact) ||
    /(?:href|src|action)=["']?(?:javascript|vbscript|data):/i.test(compact)
  );
};
