import { getListFormat } from '../../../../domain/language/list-format';
import { formatPlaceholders } from '../../../../domain/site/compare-placeholders';
import {
  AGENCY_PLACEHOLDERS,
  findUnknownPlaceholders,
  OFFICE_PLACEHOLDERS,
} from '../../../../domain/site/placeholders';
import type { SnapshotFile } from '../source';
import { SNAPSHOT_FILE_SCHEMAS } from '../source';
import { getTextKind } from '../text-kinds';
import { CONFIGURATION_FILE } from './file-names';
import type { Finding, SnapshotRule } from './finding';
import { createFileRule, createSiteError } from './finding';
import { getRecordName } from './record-name';

/**
 * Refuses addresses that run code, in any field of any file: a value that is one, or one in an attribute
 * of HTML. Views show such addresses nowhere, and this keeps them out of new views too.
 */
export const SCRIPT_ADDRESS_RULE: SnapshotRule = createFileRule(
  Object.keys(SNAPSHOT_FILE_SCHEMAS) as SnapshotFile[],
  function* (file, records) {
    for (const [index, record] of records.entries())
      for (const field of findTexts(record, runsCode))
        yield createScriptAddressFinding(file, getRecordName(file, record, index), field);
  },
);

/** Creates the finding of a field that holds an address that runs code. */
export const createScriptAddressFinding = (file: string, record: string, field: string): Finding =>
  createSiteError(file, record, field, 'is an address that runs code (javascript:, data:)', {
    key: 'DESK_SITE_LINK_INVALID',
  });

/** Browsers leave out white space and control characters in the scheme of an address. */
export const runsCode = (text: string): boolean => {
  const compact = text.replace(/[\p{Cc}\s]+/gu, '');
  return (
    /^(?:javascript|vbscript):/i.test(compact) ||
    /^data:(?:text\/html|image\/svg|application\/xhtml)/i.test(compact) ||
    /(?:href|src|action)=["']?(?:javascript|vbscript|data):/i.test(compact)
  );
};

/**
 * Refuses texts with half a character, in any field of any file: an export that cuts a text can leave the
 * first half of an emoji. No address can hold one, and a page that links it could not be made.
 */
export const HALF_CHARACTER_RULE: SnapshotRule = createFileRule(
  Object.keys(SNAPSHOT_FILE_SCHEMAS) as SnapshotFile[],
  function* (file, records) {
    for (const [index, record] of records.entries())
      for (const field of findTexts(record, (text) => !text.isWellFormed()))
        yield createSiteError(
          file,
          getRecordName(file, record, index),
          field,
          'holds half a character (a lone surrogate)',
          { key: 'DESK_SITE_VALUE_INVALID' },
        );
  },
);

/** The files whose texts are of the agency; its own sentences have placeholders of their own (own-texts.ts). */
export const AGENCY_FILES = (Object.keys(SNAPSHOT_FILE_SCHEMAS) as SnapshotFile[]).filter(
  (file) => file.startsWith('site/') && file !== 'site/texts.json',
);

const KNOWN = [...AGENCY_PLACEHOLDERS, ...OFFICE_PLACEHOLDERS];
const KNOWN_PLACEHOLDERS = getListFormat('en', 'disjunction').format(
  KNOWN.map((name) => `{${name}}`),
);

/** Refuses what looks like a placeholder and is none: a visitor would read it as it stands. */
export const PLACEHOLDER_RULE: SnapshotRule = createFileRule(
  AGENCY_FILES,
  function* (file, records, { source }) {
    // An invalid configuration has been refused already.
    const offices = source[CONFIGURATION_FILE]?.agency.offices.length ?? Number.POSITIVE_INFINITY;
    const findIn = (text: string) => findUnknownPlaceholders(text, offices).length > 0;
    for (const [index, record] of records.entries())
      for (const field of findTexts(record, findIn)) {
        if (getTextKind(file, field) === 'value') continue;
        yield createSiteError(
          file,
          getRecordName(file, record, index),
          field,
          `holds a placeholder that is never filled: write ${KNOWN_PLACEHOLDERS}`,
          { key: 'DESK_SITE_PLACEHOLDER_UNKNOWN', values: { names: formatPlaceholders(KNOWN) } },
        );
      }
  },
);

/** Returns the dotted paths of the texts within a value for which `isFound` is true. */
export function findTexts(value: unknown, isFound: (text: string) => boolean, path = ''): string[] {
  if (typeof value === 'string') return isFound(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    findTexts(inner, isFound, path ? `${path}.${key}` : key),
  );
}
